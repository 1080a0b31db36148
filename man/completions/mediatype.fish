# Fish completion for mediatype

function __mediatype_place
    set -l subcommand -
    set -l operands 0
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        switch $word
            case -F --separator --printf -f --files-from --name
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
function __mediatype_at
    set -l place (__mediatype_place)
    test "$place[1]" = $argv[1]; or return 1
    test "$place[2]" = $argv[2]; and return 0
    test (count $argv) = 3; and test "$place[2]" -gt $argv[2]
end

# Whether the subcommand is one of the arguments.
function __mediatype_in
    set -l place (__mediatype_place)
    contains -- "$place[1]" $argv
end

complete -c mediatype -f
complete -c mediatype -n '__mediatype_at - 0 +' -F
complete -c mediatype -l content-only -d 'look at contents alone'
complete -c mediatype -l name-only -d 'look at names alone'
complete -c mediatype -l iana-only -d 'answer with types that IANA has registered'
complete -c mediatype -s z -l uncompress -d 'look inside gzip, bzip2, xz and zstd'
complete -c mediatype -s L -l dereference -d 'follow symbolic links (as is done anyway)'
complete -c mediatype -l no-dereference -d 'do not follow symbolic links: a link is inode/symlink'
complete -c mediatype -s p -l preserve-date -d 'leave the time of last access alone, where the system allows it'
complete -c mediatype -s i -l mime -d 'print media type and charset: text/plain; charset=utf-8'
complete -c mediatype -l mime-type -d 'print the media type alone (as is done anyway)'
complete -c mediatype -l mime-encoding -d 'print the charset alone'
complete -c mediatype -l guess-charset -d 'guess the charset of text that does not prove its own'
complete -c mediatype -s k -l all -l keep-going -d 'print every answer, with what it rests upon'
complete -c mediatype -l print-extensions -l extension -d 'print the file name extensions of the type'
complete -c mediatype -l parents -d 'print the type and what it is a special case of'
complete -c mediatype -l table -d 'print what the table says of a type or extension'
complete -c mediatype -s b -l brief -d 'leave out the names'
complete -c mediatype -s F -l separator -r -f -d 'print SEP behind names'
complete -c mediatype -s N -l no-pad -d 'do not align types (they never are)'
complete -c mediatype -s E -l error-exit -d 'end at the first file that cannot be read'
complete -c mediatype -l jsonl -d 'print one JSON object a line'
complete -c mediatype -l printf -r -f -d 'print TEMPLATE for each file'
complete -c mediatype -s f -l files-from -r -F -d 'read names of inputs from LIST, one a line'
complete -c mediatype -s 0 -l null -d 'names end in NUL, in LIST and in what is printed'
complete -c mediatype -l recursive -d 'look at the files in folders'
complete -c mediatype -l name -r -f -d 'the name that standard input has'
complete -c mediatype -l json -d 'print one JSON array of all answers'
complete -c mediatype -l strict -d 'exit status 3 when a type is unknown'
complete -c mediatype -s h -l help -d 'show help and exit; --help tells more than -h'
complete -c mediatype -s v -l version -d 'show the version and exit'
