# Bash completion for press

_press()
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
            -f|--from|--base|-t|--to|-o|--output|--output-dir|-M|--metadata|--css|--columns|--limit)
                [[ ${COMP_WORDS[i+1]} == = ]] && (( i++ ))
                (( i++ )) ;;
            =) (( i++ )) ;;
            -?*) ;;
            convert|show|detect|list|formats)
                if [[ -z $subcommand ]] && (( operands == 0 )); then subcommand=$word; else (( operands++ )); fi ;;
            *) (( operands++ )) ;;
        esac
    done
    case $previous:$attached in
        -f:*|--from:*)
            _press_words 'html rtf' "$current" "$start"
            return ;;
        --base:*)
            _press_names directory "$current" "$start"
            return ;;
        -t:*|--to:*)
            _press_words 'html txt' "$current" "$start"
            return ;;
        -o:*|--output:*)
            _press_names file "$current" "$start"
            return ;;
        --output-dir:*)
            _press_names directory "$current" "$start"
            return ;;
        -M:*|--metadata:*)
            return ;;
        --css:*)
            _press_words 'none default' "$current" "$start"
            _press_names file "$current" "$start"
            return ;;
        --columns:*)
            _press_words 'auto' "$current" "$start"
            return ;;
        --color:1|--colour:1)
            _press_words 'auto always never' "$current" "$start"
            return ;;
        -l:1|--linkify:1)
            return ;;
        --limit:*)
            return ;;
    esac
    if [[ $current == -* ]]; then
        case $subcommand in
            convert) _press_words '-f --from --base -t --to -o --output --output-dir -n --no-clobber -b --beside -M --metadata --css --columns -l --linkify --no-linkify --wrap --no-wrap --limit -h --help -V --version' "$current" '' ;;
            show) _press_words '-f --from --base --columns --color --colour --no-color --no-colour -l --linkify --no-linkify --wrap --no-wrap --limit -h --help -V --version' "$current" '' ;;
            detect) _press_words '-f --from -l --linkify --no-linkify --limit -B --brief --exactly-what-this-very-long-name-says -h --help -V --version' "$current" '' ;;
            list) _press_words '-f --from -l --linkify --no-linkify --limit -h --help -V --version' "$current" '' ;;
            formats) _press_words '-f --from -l --linkify --no-linkify --limit -h --help -V --version' "$current" '' ;;
            *) _press_words '-f --from --base -t --to -o --output --output-dir -n --no-clobber -b --beside -M --metadata --css --columns --color --colour --no-color --no-colour -l --linkify --no-linkify --wrap --no-wrap --limit -B --brief --exactly-what-this-very-long-name-says -h --help -V --version' "$current" '' ;;
        esac
        return
    fi
    case $subcommand in
        convert)
            case $operands in
                *)
                    _press_names file "$current" "$start"
                    ;;
            esac
            ;;
        show)
            case $operands in
                *)
                    _press_names file "$current" "$start"
                    ;;
            esac
            ;;
        detect)
            case $operands in
                *)
                    _press_names file "$current" "$start"
                    ;;
            esac
            ;;
        list)
            case $operands in
                0)
                    _press_words 'images links headings' "$current" "$start"
                    ;;
                *)
                    _press_names file "$current" "$start"
                    ;;
            esac
            ;;
        formats)
            :
            ;;
        *)
            if (( operands == 0 )); then
                _press_words 'convert show detect list formats' "$current" ''
            fi
            case $operands in
                *)
                    _press_names file "$current" "$start"
                    ;;
            esac
            ;;
    esac
}

_press_words()
{
    mapfile -t COMPREPLY < <(compgen -P "$3" -W "$1" -- "$2")
}

_press_names()
{
    local -a found
    mapfile -t found < <(compgen -P "$3" -A "$1" -- "$2")
    COMPREPLY+=("${found[@]}")
    compopt -o filenames 2>/dev/null
}

complete -F _press press
