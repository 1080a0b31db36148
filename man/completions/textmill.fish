# Fish completion for textmill

function __textmill_place
    set -l subcommand -
    set -l operands 0
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        switch $word
            case --at --find -f --from --charset --name --base-url --allow-resources --limit --pages --password-file --ocr --user-css --select --remove --layout-tables --off-screen --css-media --mail-header -t --to -o --output --output-dir --media-dir -M --metadata --css --template --placeholder --indent --exclude-elements --media --link-schemes --output-charset --columns --table-lines --colors --theme --terminal-links --terminal-images --color --pager -F --separator --printf --files-from --jobs --errors
                set skip 1
            case '-?*'
            case show convert info inspect select detect formats doctor
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
function __textmill_at
    set -l place (__textmill_place)
    test "$place[1]" = $argv[1]; or return 1
    test "$place[2]" = $argv[2]; and return 0
    test (count $argv) = 3; and test "$place[2]" -gt $argv[2]
end

# Whether the subcommand is one of the arguments.
function __textmill_in
    set -l place (__textmill_place)
    contains -- "$place[1]" $argv
end

complete -c textmill -f
complete -c textmill -n '__textmill_at - 0' -a show -d 'show documents in the terminal'
complete -c textmill -n '__textmill_at - 0' -a convert -d 'write documents in another format'
complete -c textmill -n '__textmill_at - 0' -a info -d 'tell what is known about documents'
complete -c textmill -n '__textmill_at - 0' -a inspect -d 'show the attributed text that a document becomes'
complete -c textmill -n '__textmill_at - 0' -a select -d 'print the elements of HTML pages that a CSS selector matches'
complete -c textmill -n '__textmill_at - 0' -a detect -d 'name the media types of files'
complete -c textmill -n '__textmill_at - 0' -a formats -d 'list the formats'
complete -c textmill -n '__textmill_at - 0' -a doctor -d 'tell what textmill finds on this system'
complete -c textmill -n '__textmill_at show 0 +' -F
complete -c textmill -n '__textmill_at convert 0 +' -F
complete -c textmill -n '__textmill_at info 0 +' -F
complete -c textmill -n '__textmill_at inspect 0' -F
complete -c textmill -n '__textmill_at select 1 +' -F
complete -c textmill -n '__textmill_at detect 0 +' -F
complete -c textmill -n '__textmill_at - 0 +' -F
complete -c textmill -n '__textmill_in - inspect' -l at -r -f -d 'tell about the character at byte N of the text'
complete -c textmill -n '__textmill_in - inspect' -l find -r -f -d 'tell about each place where TEXT begins'
complete -c textmill -n '__textmill_in - show convert info inspect select' -s f -l from -r -f -a 'pdf\\t\'Portable Document Format\'
rtf\\t\'Rich Text Format\'
rtfd\\t\'Rich Text Format with attachments\'
html\\t\'HTML\'
mail\\t\'Mail, or web page saved as MHTML\'
webarchive\\t\'Web page saved by Safari\'
htmlz\\t\'Web page in a zip archive\'
markup\\t\'Textmill markup XML\'
xml\\t\'XML of any vocabulary\'
png\\t\'PNG picture\'
jpeg\\t\'JPEG picture\'
gif\\t\'GIF picture\'
webp\\t\'WebP picture\'
svg\\t\'SVG drawing\'
tiff\\t\'TIFF picture\'
bmp\\t\'Windows bitmap\'
emf\\t\'Windows Enhanced Metafile\'
wmf\\t\'Windows Metafile\'
ico\\t\'Windows icon\'
avif\\t\'AVIF picture\'
heic\\t\'HEIC picture\'
heif\\t\'HEIF picture\'
txt\\t\'Plain text\'' -d 'read as FORMAT, whatever it looks like'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l charset -r -f -d 'read with this character encoding'
complete -c textmill -n '__textmill_in - show convert info inspect select detect' -l name -r -f -d 'what to call standard input'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l base-url -r -f -d 'what relative links start from'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l allow-resources -r -f -a '(__fish_complete_directories)' -d 'let documents load files below DIR'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l no-resources -d 'load no files that documents refer to'
complete -c textmill -n '__textmill_in - show convert info inspect' -l linkify -f -a 'links
emails
phones
dates
addresses' -d 'make links of addresses in the text'
complete -c textmill -n '__textmill_in - show convert info inspect' -l no-linkify -d 'not: make links of addresses in the text'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l limit -r -f -d 'how much a conversion may take'
complete -c textmill -n '__textmill_in - show convert info inspect' -l pages -r -f -d 'read only these pages, as in 3-7,12'
complete -c textmill -n '__textmill_in - show convert info inspect' -l password-file -r -F -d 'a file with the password of an encrypted PDF in its first line'
complete -c textmill -n '__textmill_in - show convert info inspect' -l keep-running -d 'keep headers, footers and page numbers in the text'
complete -c textmill -n '__textmill_in - show convert info inspect' -l hidden-text -d 'keep text that cannot be seen on the page'
complete -c textmill -n '__textmill_in - show convert info inspect' -l ocr -r -f -d 'read the text of scanned pages with tesseract, as in eng+deu'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l user-css -r -F -d 'a style sheet of your own for HTML pages and XML'
complete -c textmill -n '__textmill_in - show convert info inspect' -l select -r -f -d 'read only the elements of an HTML page that a CSS selector matches'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l remove -r -f -d 'leave out the elements of an HTML page that a CSS selector matches'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l layout-tables -r -f -a 'keep
flatten' -d 'what becomes of tables that only arrange an HTML page'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l off-screen -r -f -a 'keep
drop' -d 'what becomes of text that an HTML page moves or clips out of sight'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l css-media -r -f -a 'screen
print' -d 'the medium whose rules count in style sheets of HTML pages'
complete -c textmill -n '__textmill_in - show convert info inspect' -l mail-header -r -f -a 'hide
show' -d 'whether a mail\'s text begins with sender, date, receivers and subject'
complete -c textmill -n '__textmill_in - show convert info inspect' -l verbatim -d 'keep the lines of plain text as they are'
complete -c textmill -n '__textmill_in - show convert info inspect' -l force -d 'read as plain text what does not look like text'
complete -c textmill -n '__textmill_in - convert' -s t -l to -r -f -a 'html\\t\'HTML\'
txt\\t\'Plain text\'
ansi\\t\'Terminal text (ANSI)\'
md\\t\'Markdown\'
markup\\t\'Textmill markup XML\'' -d 'write as FORMAT'
complete -c textmill -n '__textmill_in - convert' -s o -l output -r -F -d 'write to FILE; \'-\' is standard output'
complete -c textmill -n '__textmill_in - convert' -l output-dir -r -f -a '(__fish_complete_directories)' -d 'write a file for each input into DIR'
complete -c textmill -n '__textmill_in - convert' -l beside -d 'write each file next to its input'
complete -c textmill -n '__textmill_in - convert' -l cat -d 'join all inputs into one document'
complete -c textmill -n '__textmill_in - convert' -s n -l no-clobber -d 'keep outputs that exist'
complete -c textmill -n '__textmill_in - convert' -l media-dir -r -f -a '(__fish_complete_directories)' -d 'write pictures and files into DIR'
complete -c textmill -n '__textmill_in - convert' -s M -l metadata -r -f -d 'set a property of the document'
complete -c textmill -n '__textmill_in - convert' -l inline-styles -d 'write styles into style attributes instead of a style sheet'
complete -c textmill -n '__textmill_in - convert' -l fragment -d 'write the content alone, without a page around it, styles inline'
complete -c textmill -n '__textmill_in - convert' -l css -r -F -d 'a style sheet to add: none, one for telephones, dark rooms and paper, or that in FILE'
complete -c textmill -n '__textmill_in - convert' -l toc -d 'begin with a table of contents that links to the headings'
complete -c textmill -n '__textmill_in - convert' -l template -r -F -d 'put the content into a template: one that comes along, or that in FILE'
complete -c textmill -n '__textmill_in - convert' -l placeholder -r -f -d 'what placeholders in templates look like, with % for the key'
complete -c textmill -n '__textmill_in - convert' -l indent -r -f -d 'indent the lines of HTML by N spaces a level'
complete -c textmill -n '__textmill_in - convert' -l exclude-elements -r -f -d 'HTML elements that are not to be written; their text stays'
complete -c textmill -n '__textmill_in - show convert' -l media -r -f -a 'embed
files
link
drop' -d 'what becomes of pictures and files'
complete -c textmill -n '__textmill_in - convert' -l link-schemes -r -f -d 'schemes of links to write beside http, https, mailto, tel, sms, geo, ftp; scripts never'
complete -c textmill -n '__textmill_in - convert' -l revisions -d 'show what revisions deleted as well, as <del>'
complete -c textmill -n '__textmill_in - show convert' -l output-charset -r -f -d 'the character encoding to write'
complete -c textmill -n '__textmill_in - show convert' -l columns -r -f -d 'wrap lines at this width; 0 writes one paragraph a line'
complete -c textmill -n '__textmill_in - show convert' -l justify -d 'widen spaces so that wrapped lines are equally long'
complete -c textmill -n '__textmill_in - show convert' -l table-lines -r -f -a 'none
ascii
unicode' -d 'lines around the cells of tables, with --columns'
complete -c textmill -n '__textmill_in - show convert' -l link-notes -d 'number links and list their addresses at the end'
complete -c textmill -n '__textmill_in - show convert' -l colors -r -f -a 'none
16
256
24bit' -d 'how many colours the terminal has'
complete -c textmill -n '__textmill_in - show convert' -l theme -r -f -a 'dark
light
none' -d 'the terminal\'s background, on which colours are kept readable'
complete -c textmill -n '__textmill_in - show convert' -l exact-colors -d 'leave colours as they are, readable or not'
complete -c textmill -n '__textmill_in - show convert' -l terminal-links -r -f -a 'inline
list
none' -d 'what becomes of links in a terminal'
complete -c textmill -n '__textmill_in - show convert' -l terminal-images -r -f -a 'auto
kitty
iterm2
sixel
symbols
none' -d 'how pictures are shown in a terminal'
complete -c textmill -n '__textmill_in - show' -l color -r -f -a 'auto\\t\'in a terminal, unless the environment says otherwise\'
always\\t\'also into pipes and files\'
never\\t\'plain text\'' -d 'when styles and colours are written'
complete -c textmill -n '__textmill_in - show' -l pager -r -f -a 'auto\\t\'in a terminal, when it is longer than the screen\'
always\\t\'whatever its length\'
never\\t\'straight to standard output\'' -d 'when text goes through a pager'
complete -c textmill -n '__textmill_in - detect' -l content-only -d 'look at contents alone'
complete -c textmill -n '__textmill_in - detect' -l name-only -d 'look at names alone'
complete -c textmill -n '__textmill_in - detect' -l iana-only -d 'answer with types that IANA has registered'
complete -c textmill -n '__textmill_in - detect' -s z -l uncompress -d 'look inside gzip, bzip2, xz and zstd'
complete -c textmill -n '__textmill_in - detect' -s L -l dereference -d 'follow symbolic links (as is done anyway)'
complete -c textmill -n '__textmill_in - detect' -l no-dereference -d 'do not follow symbolic links: a link is inode/symlink'
complete -c textmill -n '__textmill_in - detect' -s p -l preserve-date -d 'leave the time of last access alone, where the system allows it'
complete -c textmill -n '__textmill_in - detect' -s i -l mime -d 'print media type and charset: text/plain; charset=utf-8'
complete -c textmill -n '__textmill_in - detect' -l mime-type -d 'print the media type alone (as is done anyway)'
complete -c textmill -n '__textmill_in - detect' -l mime-encoding -d 'print the charset alone'
complete -c textmill -n '__textmill_in - detect' -l guess-charset -d 'guess the charset of text that does not prove its own'
complete -c textmill -n '__textmill_in - detect' -s k -l all -l keep-going -d 'print every answer, with what it rests upon'
complete -c textmill -n '__textmill_in - detect' -l print-extensions -l extension -d 'print the file name extensions of the type'
complete -c textmill -n '__textmill_in - detect' -l parents -d 'print the type and what it is a special case of'
complete -c textmill -n '__textmill_in - detect' -l table -d 'print what the table says of a type or extension'
complete -c textmill -n '__textmill_in - detect' -s b -l brief -d 'leave out the names'
complete -c textmill -n '__textmill_in - detect' -s F -l separator -r -f -d 'print SEP behind names'
complete -c textmill -n '__textmill_in - detect' -s N -l no-pad -d 'do not align types (they never are)'
complete -c textmill -n '__textmill_in - detect' -s E -l error-exit -d 'end at the first file that cannot be read'
complete -c textmill -n '__textmill_in - detect' -l jsonl -d 'print one JSON object a line'
complete -c textmill -n '__textmill_in - detect' -l printf -r -f -d 'print TEMPLATE for each file'
complete -c textmill -n '__textmill_in - show convert info select detect' -l files-from -r -F -d 'read names of inputs from LIST, one a line'
complete -c textmill -n '__textmill_in - show convert info select detect' -s 0 -l null -d 'names in LIST end in NUL instead'
complete -c textmill -n '__textmill_in - show convert info select detect' -l recursive -d 'read the documents in folders'
complete -c textmill -n '__textmill_in - show convert info select' -l jobs -r -f -d 'work on N files at a time'
complete -c textmill -n '__textmill_in - info inspect select formats doctor detect' -l json -f -a 'text
href
html
name
attributes
offset' -d 'print JSON, one object a line'
complete -c textmill -n '__textmill_in - show convert info inspect select' -l errors -r -f -a 'text\\t\'lines for people\'
json\\t\'one JSON object a line\'' -d 'how messages are written to standard error'
complete -c textmill -n '__textmill_in - show convert info inspect select' -s q -l quiet -d 'print no warnings'
complete -c textmill -n '__textmill_in - show convert info inspect select detect' -l strict -d 'exit status 3 when there were warnings'
complete -c textmill -s h -l help -d 'show help and exit; --help tells more than -h'
complete -c textmill -l version -d 'show the version and exit'
