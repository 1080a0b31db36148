#compdef press

_press_first() {
    local -a subcommands=(
        'convert:write documents in another format'
        'show:show documents in the terminal'
        'detect:tell what files are'
        'list:list what a document holds'
        'formats:list the formats'
    )
    _describe -t commands subcommand subcommands
    _files
}

_press() {
    local subcommand= i
    for (( i = 2; i < CURRENT; i++ )); do
        case $words[i] in
            -f|--from|--base|-t|--to|-o|--output|--output-dir|-M|--metadata|--css|--columns|--limit) (( i++ )) ;;
            --) break ;;
            -?*) ;;
            convert|show|detect|list|formats)
                subcommand=$words[i]
                words[i]=()
                (( CURRENT-- ))
                break ;;
            *) break ;;
        esac
    done
    case $subcommand in
        convert)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '--base=[take relative names from DIR]:DIR:_files -/' \
                '(-t --to)-t+[write as FORMAT]:FORMAT:((html\:"a web page" txt\:"plain\: text \[bare\]"))' \
                '(-t --to)--to=[write as FORMAT]:FORMAT:((html\:"a web page" txt\:"plain\: text \[bare\]"))' \
                '(-o --output)-o+[write to FILE; '\''-'\'' is standard output]:FILE:_files' \
                '(-o --output)--output=[write to FILE; '\''-'\'' is standard output]:FILE:_files' \
                '--output-dir=[write into DIR]:DIR:_files -/' \
                '(-n --no-clobber)-n[keep what exists]' \
                '(-n --no-clobber)--no-clobber[keep what exists]' \
                '(-b --beside)-b[write next to the input]' \
                '(-b --beside)--beside[write next to the input]' \
                '*-M+[set a field]:KEY=VALUE: ' \
                '*--metadata=[set a field]:KEY=VALUE: ' \
                '--css=[style of pages]:FILE:{compadd -- none default; _files}' \
                '--columns=[wrap at N columns]:N:(auto)' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '(--wrap --no-wrap)--wrap[wrap lines]' \
                '(--wrap --no-wrap)--no-wrap[wrap lines]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]' \
                '*:FILE:_files'
            ;;
        show)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '--base=[take relative names from DIR]:DIR:_files -/' \
                '--columns=[wrap at N columns]:N:(auto)' \
                '(--color --colour --no-color --no-colour)--color=-[use colours]::WHEN:(auto always never)' \
                '(--color --colour --no-color --no-colour)--colour=-[use colours]::WHEN:(auto always never)' \
                '(--color --colour --no-color --no-colour)--no-color[use colours]' \
                '(--color --colour --no-color --no-colour)--no-colour[use colours]' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '(--wrap --no-wrap)--wrap[wrap lines]' \
                '(--wrap --no-wrap)--no-wrap[wrap lines]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]' \
                '*:FILE:_files'
            ;;
        detect)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-B --brief)-B[print no names]' \
                '(-B --brief)--brief[print no names]' \
                '--exactly-what-this-very-long-name-says[as the name says]' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]' \
                '*:FILE:_files'
            ;;
        list)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]' \
                '1:WHAT:((images\:"pictures in it" links headings))' \
                '*:FILE:_files'
            ;;
        formats)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]'
            ;;
        *)
            _arguments -s -S : \
                '(-f --from)-f+[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '(-f --from)--from=[read as FORMAT, whatever it looks like]:FORMAT:(html rtf)' \
                '--base=[take relative names from DIR]:DIR:_files -/' \
                '(-t --to)-t+[write as FORMAT]:FORMAT:((html\:"a web page" txt\:"plain\: text \[bare\]"))' \
                '(-t --to)--to=[write as FORMAT]:FORMAT:((html\:"a web page" txt\:"plain\: text \[bare\]"))' \
                '(-o --output)-o+[write to FILE; '\''-'\'' is standard output]:FILE:_files' \
                '(-o --output)--output=[write to FILE; '\''-'\'' is standard output]:FILE:_files' \
                '--output-dir=[write into DIR]:DIR:_files -/' \
                '(-n --no-clobber)-n[keep what exists]' \
                '(-n --no-clobber)--no-clobber[keep what exists]' \
                '(-b --beside)-b[write next to the input]' \
                '(-b --beside)--beside[write next to the input]' \
                '*-M+[set a field]:KEY=VALUE: ' \
                '*--metadata=[set a field]:KEY=VALUE: ' \
                '--css=[style of pages]:FILE:{compadd -- none default; _files}' \
                '--columns=[wrap at N columns]:N:(auto)' \
                '(--color --colour --no-color --no-colour)--color=-[use colours]::WHEN:(auto always never)' \
                '(--color --colour --no-color --no-colour)--colour=-[use colours]::WHEN:(auto always never)' \
                '(--color --colour --no-color --no-colour)--no-color[use colours]' \
                '(--color --colour --no-color --no-colour)--no-colour[use colours]' \
                '(-l --linkify --no-linkify)-l-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--linkify=-[find links in text]::WHAT: ' \
                '(-l --linkify --no-linkify)--no-linkify[find links in text]' \
                '(--wrap --no-wrap)--wrap[wrap lines]' \
                '(--wrap --no-wrap)--no-wrap[wrap lines]' \
                '--limit=[read at most SIZE bytes of each input and complain about longer ones]:SIZE: ' \
                '(-B --brief)-B[print no names]' \
                '(-B --brief)--brief[print no names]' \
                '--exactly-what-this-very-long-name-says[as the name says]' \
                '(-h --help)-h[show help and exit; --help tells more than -h]' \
                '(-h --help)--help[show help and exit; --help tells more than -h]' \
                '(-V --version)-V[show the version and exit]' \
                '(-V --version)--version[show the version and exit]' \
                '1: :_press_first' \
                '*:FILE:_files'
            ;;
    esac
}

_press "$@"
