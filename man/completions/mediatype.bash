# Bash completion for mediatype

_mediatype()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous= start= attached= subcommand= operands=0 word i
    COMPREPLY=()
    (( COMP_CWORD > 1 )) && previous=${COMP_WORDS[COMP_CWORD-1]}
    if [[ $current == = && $previous == --* ]]; then
        current= attached=1
    elif [[ $previous == = && COMP_CWORD -gt 2 ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]} attached=1
    elif [[ $current == --*=* ]]; then
        previous=${current%%=*} start=$previous= current=${current#*=} attached=1
    fi
    for (( i = 1; i < COMP_CWORD; i++ )); do
        word=${COMP_WORDS[i]}
        case $word in
            -F|--separator|--printf|-f|--files-from|--name)
                [[ ${COMP_WORDS[i+1]} == = ]] && (( i++ ))
                (( i++ )) ;;
            =) (( i++ )) ;;
            -?*) ;;
            *) (( operands++ )) ;;
        esac
    done
    case $previous:$attached in
        -F:*|--separator:*)
            return ;;
        --printf:*)
            return ;;
        -f:*|--files-from:*)
            _mediatype_names file "$current" "$start"
            return ;;
        --name:*)
            return ;;
    esac
    if [[ $current == -* ]]; then
        _mediatype_words '--content-only --name-only --iana-only -z --uncompress -L --dereference --no-dereference -p --preserve-date -i --mime --mime-type --mime-encoding --guess-charset -k --all --keep-going --print-extensions --extension --parents --table -b --brief -F --separator -N --no-pad -E --error-exit --jsonl --printf -f --files-from -0 --null --recursive --name --json --strict -h --help -v --version' "$current" ''
        return
    fi
    case $operands in
        *)
            _mediatype_names file "$current" "$start"
            ;;
    esac
}

_mediatype_words()
{
    mapfile -t COMPREPLY < <(compgen -P "$3" -W "$1" -- "$2")
}

_mediatype_names()
{
    local -a found
    mapfile -t found < <(compgen -P "$3" -A "$1" -- "$2")
    COMPREPLY+=("${found[@]}")
    compopt -o filenames 2>/dev/null
}

complete -F _mediatype mediatype
