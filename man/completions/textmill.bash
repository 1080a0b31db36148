# Bash completion for textmill

_textmill()
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
            --at|--find|-f|--from|--charset|--name|--base-url|--allow-resources|--limit|--pages|--password-file|--ocr|--user-css|--select|--remove|--layout-tables|--off-screen|--css-media|--mail-header|-t|--to|-o|--output|--output-dir|--media-dir|-M|--metadata|--css|--template|--placeholder|--indent|--exclude-elements|--media|--link-schemes|--output-charset|--columns|--table-lines|--colors|--theme|--terminal-links|--terminal-images|--color|--pager|-F|--separator|--printf|--files-from|--jobs|--errors)
                [[ ${COMP_WORDS[i+1]} == = ]] && (( i++ ))
                (( i++ )) ;;
            =) (( i++ )) ;;
            -?*) ;;
            show|convert|info|inspect|select|detect|formats|doctor)
                if [[ -z $subcommand ]] && (( operands == 0 )); then subcommand=$word; else (( operands++ )); fi ;;
            *) (( operands++ )) ;;
        esac
    done
    case $previous:$attached in
        --at:*)
            return ;;
        --find:*)
            return ;;
        -f:*|--from:*)
            _textmill_words 'pdf rtf rtfd html mail webarchive htmlz markup xml png jpeg gif webp svg tiff bmp emf wmf ico avif heic heif txt' "$current" "$start"
            return ;;
        --charset:*)
            return ;;
        --name:*)
            return ;;
        --base-url:*)
            return ;;
        --allow-resources:*)
            _textmill_names directory "$current" "$start"
            return ;;
        --linkify:1)
            _textmill_words 'links emails phones dates addresses' "$current" "$start"
            return ;;
        --limit:*)
            return ;;
        --pages:*)
            return ;;
        --password-file:*)
            _textmill_names file "$current" "$start"
            return ;;
        --ocr:*)
            return ;;
        --user-css:*)
            _textmill_names file "$current" "$start"
            return ;;
        --select:*)
            return ;;
        --remove:*)
            return ;;
        --layout-tables:*)
            _textmill_words 'keep flatten' "$current" "$start"
            return ;;
        --off-screen:*)
            _textmill_words 'keep drop' "$current" "$start"
            return ;;
        --css-media:*)
            _textmill_words 'screen print' "$current" "$start"
            return ;;
        --mail-header:*)
            _textmill_words 'hide show' "$current" "$start"
            return ;;
        -t:*|--to:*)
            _textmill_words 'html txt ansi md markup' "$current" "$start"
            return ;;
        -o:*|--output:*)
            _textmill_names file "$current" "$start"
            return ;;
        --output-dir:*)
            _textmill_names directory "$current" "$start"
            return ;;
        --media-dir:*)
            _textmill_names directory "$current" "$start"
            return ;;
        -M:*|--metadata:*)
            return ;;
        --css:*)
            _textmill_names file "$current" "$start"
            return ;;
        --template:*)
            _textmill_names file "$current" "$start"
            return ;;
        --placeholder:*)
            return ;;
        --indent:*)
            return ;;
        --exclude-elements:*)
            return ;;
        --media:*)
            _textmill_words 'embed files link drop' "$current" "$start"
            return ;;
        --link-schemes:*)
            return ;;
        --output-charset:*)
            return ;;
        --columns:*)
            return ;;
        --table-lines:*)
            _textmill_words 'none ascii unicode' "$current" "$start"
            return ;;
        --colors:*)
            _textmill_words 'none 16 256 24bit' "$current" "$start"
            return ;;
        --theme:*)
            _textmill_words 'dark light none' "$current" "$start"
            return ;;
        --terminal-links:*)
            _textmill_words 'inline list none' "$current" "$start"
            return ;;
        --terminal-images:*)
            _textmill_words 'auto kitty iterm2 sixel symbols none' "$current" "$start"
            return ;;
        --color:*)
            _textmill_words 'auto always never' "$current" "$start"
            return ;;
        --pager:*)
            _textmill_words 'auto always never' "$current" "$start"
            return ;;
        -F:*|--separator:*)
            return ;;
        --printf:*)
            return ;;
        --files-from:*)
            _textmill_names file "$current" "$start"
            return ;;
        --jobs:*)
            return ;;
        --json:1)
            _textmill_words 'text href html name attributes offset' "$current" "$start"
            return ;;
        --errors:*)
            _textmill_words 'text json' "$current" "$start"
            return ;;
    esac
    if [[ $current == -* ]]; then
        case $subcommand in
            show) _textmill_words '-f --from --charset --name --base-url --allow-resources --no-resources --linkify --no-linkify --limit --pages --password-file --keep-running --hidden-text --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header --verbatim --force --media --output-charset --columns --justify --table-lines --link-notes --colors --theme --exact-colors --terminal-links --terminal-images --color --pager --files-from -0 --null --recursive --jobs --errors -q --quiet --strict -h --help --version' "$current" '' ;;
            convert) _textmill_words '-f --from --charset --name --base-url --allow-resources --no-resources --linkify --no-linkify --limit --pages --password-file --keep-running --hidden-text --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header --verbatim --force -t --to -o --output --output-dir --beside --cat -n --no-clobber --media-dir -M --metadata --inline-styles --fragment --css --toc --template --placeholder --indent --exclude-elements --media --link-schemes --revisions --output-charset --columns --justify --table-lines --link-notes --colors --theme --exact-colors --terminal-links --terminal-images --files-from -0 --null --recursive --jobs --errors -q --quiet --strict -h --help --version' "$current" '' ;;
            info) _textmill_words '-f --from --charset --name --base-url --allow-resources --no-resources --linkify --no-linkify --limit --pages --password-file --keep-running --hidden-text --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header --verbatim --force --files-from -0 --null --recursive --jobs --json --errors -q --quiet --strict -h --help --version' "$current" '' ;;
            inspect) _textmill_words '--at --find -f --from --charset --name --base-url --allow-resources --no-resources --linkify --no-linkify --limit --pages --password-file --keep-running --hidden-text --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header --verbatim --force --json --errors -q --quiet --strict -h --help --version' "$current" '' ;;
            select) _textmill_words '-f --from --charset --name --base-url --allow-resources --no-resources --limit --user-css --remove --layout-tables --off-screen --css-media --files-from -0 --null --recursive --jobs --json --errors -q --quiet --strict -h --help --version' "$current" '' ;;
            detect) _textmill_words '--name --content-only --name-only --iana-only -z --uncompress -L --dereference --no-dereference -p --preserve-date -i --mime --mime-type --mime-encoding --guess-charset -k --all --keep-going --print-extensions --extension --parents --table -b --brief -F --separator -N --no-pad -E --error-exit --jsonl --printf --files-from -0 --null --recursive --json --strict -h --help --version' "$current" '' ;;
            formats) _textmill_words '--json -h --help --version' "$current" '' ;;
            doctor) _textmill_words '--json -h --help --version' "$current" '' ;;
            *) _textmill_words '--at --find -f --from --charset --name --base-url --allow-resources --no-resources --linkify --no-linkify --limit --pages --password-file --keep-running --hidden-text --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header --verbatim --force -t --to -o --output --output-dir --beside --cat -n --no-clobber --media-dir -M --metadata --inline-styles --fragment --css --toc --template --placeholder --indent --exclude-elements --media --link-schemes --revisions --output-charset --columns --justify --table-lines --link-notes --colors --theme --exact-colors --terminal-links --terminal-images --color --pager --content-only --name-only --iana-only -z --uncompress -L --dereference --no-dereference -p --preserve-date -i --mime --mime-type --mime-encoding --guess-charset -k --all --keep-going --print-extensions --extension --parents --table -b --brief -F --separator -N --no-pad -E --error-exit --jsonl --printf --files-from -0 --null --recursive --jobs --json --errors -q --quiet --strict -h --help --version' "$current" '' ;;
        esac
        return
    fi
    case $subcommand in
        show)
            case $operands in
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        convert)
            case $operands in
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        info)
            case $operands in
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        inspect)
            case $operands in
                0)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        select)
            case $operands in
                0)
                    :
                    ;;
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        detect)
            case $operands in
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
        formats)
            :
            ;;
        doctor)
            :
            ;;
        *)
            if (( operands == 0 )); then
                _textmill_words 'show convert info inspect select detect formats doctor' "$current" ''
            fi
            case $operands in
                *)
                    _textmill_names file "$current" "$start"
                    ;;
            esac
            ;;
    esac
}

_textmill_words()
{
    mapfile -t COMPREPLY < <(compgen -P "$3" -W "$1" -- "$2")
}

_textmill_names()
{
    local -a found
    mapfile -t found < <(compgen -P "$3" -A "$1" -- "$2")
    COMPREPLY+=("${found[@]}")
    compopt -o filenames 2>/dev/null
}

complete -F _textmill textmill
