# Fish completion for sort-files

function __sort_files_place
    set -l subcommand -
    set -l operands 0
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        switch $word
            case -F --separator -N --offset --size
                set skip 1
            case '-?*'
            case '*'
                set operands (math $operands + 1)
        end
    end
    echo $subcommand
    echo $operands
end

# Whether the subcommand is the first argument and the operands are as many as the second; '+': that many or more.
function __sort_files_at
    set -l place (__sort_files_place)
    test "$place[1]" = $argv[1]; or return 1
    test "$place[2]" = $argv[2]; and return 0
    test (count $argv) = 3; and test "$place[2]" -gt $argv[2]
end

# Whether the subcommand is one of the arguments.
function __sort_files_in
    set -l place (__sort_files_place)
    contains -- "$place[1]" $argv
end

complete -c sort-files -f
complete -c sort-files -n '__sort_files_at - 0' -F
complete -c sort-files -n '__sort_files_at - 1' -a '(__fish_complete_directories)'
complete -c sort-files -s b -l brief -d 'print no names'
complete -c sort-files -s F -l separator -r -f -d 'print SEPARATOR behind a name'
complete -c sort-files -s 0 -l null -d 'print NUL behind a name'
complete -c sort-files -s N -l offset -r -f -d 'start at N'
complete -c sort-files -l size -r -f -d 'read SIZE bytes'
complete -c sort-files -l version -d 'show the version and exit'
complete -c sort-files -s h -l help -d 'show help and exit; --help tells more than -h'
