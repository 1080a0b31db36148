# Fish completion for press

function __press_place
    set -l subcommand -
    set -l operands 0
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        switch $word
            case -f --from --base -t --to -o --output --output-dir -M --metadata --css --columns --limit
                set skip 1
            case '-?*'
            case convert show detect list formats
                if test $subcommand = - -a $operands = 0
                    set subcommand $word
                else
                    set operands (math $operands + 1)
                end
            case '*'
                set operands (math $operands + 1)
        end
    end
    echo $subcommand
    echo $operands
end

# Whether the subcommand is the first argument and the operands are as many as the second; '+': that many or more.
function __press_at
    set -l place (__press_place)
    test "$place[1]" = $argv[1]; or return 1
    test "$place[2]" = $argv[2]; and return 0
    test (count $argv) = 3; and test "$place[2]" -gt $argv[2]
end

# Whether the subcommand is one of the arguments.
function __press_in
    set -l place (__press_place)
    contains -- "$place[1]" $argv
end

complete -c press -f
complete -c press -n '__press_at - 0' -a convert -d 'write documents in another format'
complete -c press -n '__press_at - 0' -a show -d 'show documents in the terminal'
complete -c press -n '__press_at - 0' -a detect -d 'tell what files are'
complete -c press -n '__press_at - 0' -a list -d 'list what a document holds'
complete -c press -n '__press_at - 0' -a formats -d 'list the formats'
complete -c press -n '__press_at convert 0 +' -F
complete -c press -n '__press_at show 0 +' -F
complete -c press -n '__press_at detect 0 +' -F
complete -c press -n '__press_at list 0' -a 'images\\t\'pictures in it\'
links
headings'
complete -c press -n '__press_at list 1 +' -F
complete -c press -n '__press_at - 0 +' -F
complete -c press -s f -l from -r -f -a 'html
rtf' -d 'read as FORMAT, whatever it looks like'
complete -c press -n '__press_in - convert show' -l base -r -f -a '(__fish_complete_directories)' -d 'take relative names from DIR'
complete -c press -n '__press_in - convert' -s t -l to -r -f -a 'html\\t\'a web page\'
txt\\t\'plain: text [bare]\'' -d 'write as FORMAT'
complete -c press -n '__press_in - convert' -s o -l output -r -F -d 'write to FILE; \'-\' is standard output'
complete -c press -n '__press_in - convert' -l output-dir -r -f -a '(__fish_complete_directories)' -d 'write into DIR'
complete -c press -n '__press_in - convert' -s n -l no-clobber -d 'keep what exists'
complete -c press -n '__press_in - convert' -s b -l beside -d 'write next to the input'
complete -c press -n '__press_in - convert' -s M -l metadata -r -f -d 'set a field'
complete -c press -n '__press_in - convert' -l css -r -F -a 'none
default' -d 'style of pages'
complete -c press -n '__press_in - convert show' -l columns -r -f -a 'auto' -d 'wrap at N columns'
complete -c press -n '__press_in - show' -l color -l colour -f -a 'auto
always
never' -d 'use colours'
complete -c press -n '__press_in - show' -l no-color -l no-colour -d 'not: use colours'
complete -c press -s l -l linkify -f -d 'find links in text'
complete -c press -l no-linkify -d 'not: find links in text'
complete -c press -n '__press_in - show convert' -l wrap -d 'wrap lines'
complete -c press -n '__press_in - show convert' -l no-wrap -d 'not: wrap lines'
complete -c press -l limit -r -f -d 'read at most SIZE bytes of each input and complain about longer ones'
complete -c press -n '__press_in - detect' -s B -l brief -d 'print no names'
complete -c press -n '__press_in - detect' -l exactly-what-this-very-long-name-says -d 'as the name says'
complete -c press -s h -l help -d 'show help and exit; --help tells more than -h'
complete -c press -s V -l version -d 'show the version and exit'
