#include "cli/text/completions.h"

namespace linesman {

namespace {

// bash parts words at = and : too, so they are put together again, and of an offer only the last part is given back.
constexpr const char* FOR_BASH = R"script(# Completes linesman-cli in bash.
_linesman_cli()
{
  local word offer ending typed before=
  local -a words=()
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [[ ${#words[@]} -gt 0 && ( $word == [=:]* || ${words[-1]} == *[=:] ) ]]; then
      words[-1]+=$word
    else
      words+=("$word")
    fi
  done
  typed=${words[-1]-}
  if [[ $typed == *[=:]* && $COMP_WORDBREAKS == *=* ]]; then before=${typed%"${typed##*[=:]}"}; fi
  while IFS= read -r offer; do
    word=${offer%%$'\t'*}
    case $word in
      :folders)
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "${typed#"$before"}")
        ;;
      :files*)
        compopt -o filenames 2>/dev/null
        for ending in ${word#:files}; do
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!*.$ending" -- "${typed#"$before"}")
        done
        if [[ ${#COMPREPLY[@]} -eq 0 ]]; then
          mapfile -t COMPREPLY < <(compgen -f -- "${typed#"$before"}")
        else
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "${typed#"$before"}")
        fi
        ;;
      *)
        [[ $word != *= ]] || compopt -o nospace 2>/dev/null
        COMPREPLY+=("${word#"$before"}")
        ;;
    esac
  done < <("${COMP_WORDS[0]}" completion offer "${words[@]}" 2>/dev/null)
}
complete -F _linesman_cli linesman-cli
)script";

// One ending alone in brackets would be a qualifier of zsh.
constexpr const char* FOR_ZSH = R"script(#compdef linesman-cli
# Completes linesman-cli in zsh.
_linesman_cli() {
  local offer word help
  local -a offers endings described keys
  offers=("${(@f)$("${(Q)words[1]}" completion offer "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for offer in $offers; do
    word=${offer%%$'\t'*}
    help=${offer#*$'\t'}
    case $word in
      '') ;;
      :folders) _files -/ ;;
      :files) _files ;;
      :files*)
        endings=(${=word#:files })
        _files -g "*.(${(j:|:)endings}|$endings[1])"
        ;;
      *=) keys+=($word) ;;
      *) described+=("${word//:/\\:}:$help") ;;
    esac
  done
  (( ! $#keys )) || compadd -S '' -- $keys
  (( ! $#described )) || _describe -V 'word' described
}
if [[ $funcstack[1] == _linesman-cli ]]; then _linesman_cli "$@"; else compdef _linesman_cli linesman-cli; fi
)script";

constexpr const char* FOR_FISH = R"script(# Completes linesman-cli in fish.
function __linesman_cli_offers
  set -l words (commandline -opc)
  set -l typed (commandline -ct)
  for offer in ($words[1] completion offer $words[2..-1] "$typed" 2>/dev/null)
    set -l parts (string split -m 1 \t -- $offer)
    switch $parts[1]
      case ':folders'
        __fish_complete_directories "$typed"
      case ':files'
        __fish_complete_path "$typed"
      case ':files *'
        for ending in (string split ' ' -- (string replace ':files ' '' -- $parts[1]))
          __fish_complete_suffix .$ending
        end
      case '*'
        echo -s -- $offer
    end
  end
end
complete -c linesman-cli -f -a '(__linesman_cli_offers)'
)script";

}  // namespace

std::optional<std::string> completion_script(const std::string& shell) {
  if (shell == "bash") return FOR_BASH;
  if (shell == "zsh") return FOR_ZSH;
  if (shell == "fish") return FOR_FISH;
  return std::nullopt;
}

}  // namespace linesman
