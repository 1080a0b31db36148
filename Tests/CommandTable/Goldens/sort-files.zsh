#compdef sort-files

_sort_files() {
    _arguments -s -S : \
        '(-b --brief)-b[print no names]' \
        '(-b --brief)--brief[print no names]' \
        '(-F --separator)-F+[print SEPARATOR behind a name]:SEPARATOR: ' \
        '(-F --separator)--separator=[print SEPARATOR behind a name]:SEPARATOR: ' \
        '*-0[print NUL behind a name]' \
        '*--null[print NUL behind a name]' \
        '(-N --offset)-N+[start at N]:N: ' \
        '(-N --offset)--offset=[start at N]:N: ' \
        '--size=[read SIZE bytes]:SIZE: ' \
        '--version[show the version and exit]' \
        '(-h --help)-h[show help and exit; --help tells more than -h]' \
        '(-h --help)--help[show help and exit; --help tells more than -h]' \
        '1:FILE:_files' \
        '2:DIR:_files -/'
}

_sort_files "$@"
