"""Turns the wheel."""


def turn(wheel, times=1):
    # - once
    # - or more often
    for _ in range(times):
        wheel.turn()
