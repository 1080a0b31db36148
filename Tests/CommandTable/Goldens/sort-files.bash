# Bash completion for sort-files

_sort_files()
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
            -F|--separator|-N|--offset|--size)
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
        -N:*|--offset:*)
            return ;;
        --size:*)
            return ;;
    esac
    if [[ $current == -* ]]; then
        _sort_files_words '-b --brief -F --separator -0 --null -N --offset --size --version -h --help' "$current" ''
        return
    fi
    case $operands in
        0)
            _sort_files_names file "$current" "$start"
            ;;
        1)
            _sort_files_names directory "$current" "$start"
            ;;
    esac
}

_sort_files_words()
{
    mapfile -t COMPREPLY < <(compgen -P "$3" -W "$1" -- "$2")
}

_sort_files_names()
{
    local -a found
    mapfile -t found < <(compgen -P "$3" -A "$1" -- "$2")
    COMPREPLY+=("${found[@]}")
    compopt -o filenames 2>/dev/null
}

complete -F _sort_files sort-files
