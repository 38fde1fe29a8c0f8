# bash completion for mentat-cli                                       -*- shell-script -*-
#
# The commands and options are those of mentat-cli --help; tests/cli/tst_installed_texts.cpp compares.

_mentat_cli_commands='import import-players export events groups seat adjudicate standings finalists awards placements check report score battle rules what-if seat-check publish statistics history import-games recover rulesets plan schedule packs pack take-pack people'

# What a command takes.
_mentat_cli_options() {
    case $1 in
        import) echo '--document --replace --as-new --format' ;;
        import-players) echo '--csv --sheet --encoding --columns --no-header --take-lines --skip-rejected --format' ;;
        export) echo '--event --format' ;;
        events) echo '--event --format' ;;
        groups) echo '--sizes --format' ;;
        seat) echo '--heat --stage --seed --sizes --avoid-repeats --expansion-tables --standby --factions --options --dry-run --redraw --event --format' ;;
        adjudicate) echo '--document --explain --format' ;;
        standings) echo '--event --explain --format' ;;
        finalists) echo '--event --format' ;;
        awards) echo '--event --explain --format' ;;
        placements) echo '--event --explain --format' ;;
        check) echo '--event --format' ;;
        report) echo '--report --heat --stage --blanks --paper --as --output --list --event --format' ;;
        score) echo '--event --format' ;;
        battle) echo '--forces --starred --dial --spice --starred-value --fremen --format' ;;
        rules) echo '--search --event --format' ;;
        what-if) echo '--document --event --format' ;;
        seat-check) echo '--heat --event --format' ;;
        publish) echo '--to --address --event --format' ;;
        statistics) echo '--event --format' ;;
        history) echo '--event --format' ;;
        import-games) echo '--csv --sheet --encoding --columns --no-header --replace --as-new --dry-run --format' ;;
        recover) echo '--to --backups --format' ;;
        rulesets) echo '--format' ;;
        packs) echo '--format' ;;
        people) echo '--format' ;;
        pack) echo '--event --format' ;;
        take-pack) echo '--pack --year --event --format' ;;
        schedule) echo '--csv --sheet --encoding --columns --no-header --code --ruleset --keep-rounds --dry-run --format' ;;
        plan) echo '--ruleset --document --players --field --winners --minutes --start --elimination --sizes --advance --event --format' ;;
    esac
}

# The words after an option, where they are a list.
_mentat_cli_words() {
    case $1 in
        --format) echo 'table json csv' ;;
        --encoding) echo 'utf-8 utf-16 utf-16be windows-1252' ;;
        --paper) echo 'letter a4' ;;
        --as) echo 'pdf html csv xlsx txt md bbcode' ;;
        --starred-value) echo '1 2' ;;
    esac
}

# The command on the line; nothing, where it is still to come.
_mentat_cli_command() {
    local word
    for word in "${words[@]:1:cword-1}"; do
        if [[ " $_mentat_cli_commands " == *" $word "* ]]; then
            echo "$word"
            return
        fi
    done
}

_mentat_cli() {
    local cur prev words cword
    _init_completion -n : || return
    case $prev in
        --format | --encoding | --paper | --as | --starred-value)
            mapfile -t COMPREPLY < <(compgen -W "$(_mentat_cli_words "$prev")" -- "$cur")
            return
            ;;
        --document | --pack) _filedir json; return ;;
        --csv) _filedir '@(csv|xlsx|tsv|txt)'; return ;;
        --output) _filedir; return ;;
        --to)
            if [[ $(_mentat_cli_command) == recover ]]; then _filedir mentat; else _filedir -d; fi
            return
            ;;
        --backups) _filedir -d; return ;;
        --report)
            mapfile -t COMPREPLY < <(compgen -W "$(mentat-cli report --list --format csv 2>/dev/null \
                | sed -n '2,$s/,.*//p')" -- "$cur")
            return
            ;;
        --event | --address | --search | --heat | --stage | --seed | --sizes | --expansion-tables \
            | --standby | --blanks | --forces | --starred | --dial | --spice | --ruleset | --players \
            | --sheet | --columns | --take-lines | --field | --winners | --minutes | --start | --elimination | --advance)
            return # a number or a text of the person's own
            ;;
    esac
    local command
    command=$(_mentat_cli_command)
    if [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$_mentat_cli_commands --help --version" -- "$cur")
    elif [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_mentat_cli_options "$command") --help --version" \
            -- "$cur")
    else
        _filedir mentat
    fi
}

complete -F _mentat_cli mentat-cli
