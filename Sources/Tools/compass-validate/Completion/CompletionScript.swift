import ArgumentParser

/// A shell's completion script, which asks the tool for the completions of a word and falls back to files.
enum CompletionScript: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish

  /// The script.
  var text: String {
    switch self {
    case .bash:
      #"""
      # bash completion of compass-validate

      _compass_validate() {
        local word about
        COMPREPLY=()
        while IFS=$'\t' read -r word about; do
          COMPREPLY+=("$word")
        done < <(compass-validate complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      }

      complete -o bashdefault -o default -F _compass_validate compass-validate

      """#
    case .zsh:
      #"""
      #compdef compass-validate

      _compass-validate() {
        local -a found
        local word about
        while IFS=$'\t' read -r word about; do
          found+=("${word//:/\\:}${about:+:$about}")
        done < <(compass-validate complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)
        if (( $#found )); then
          _describe 'compass-validate' found
        else
          _files
        fi
      }

      if [[ $funcstack[1] == _compass-validate ]]; then
        _compass-validate "$@"
      else
        compdef _compass-validate compass-validate
      fi

      """#
    case .fish:
      #"""
      # fish completion of compass-validate

      function __compass_validate_complete
        set -l words (commandline -opc)
        set -l word (commandline -ct)
        set -l found (compass-validate complete -- $words[2..-1] "$word" 2>/dev/null)
        if test (count $found) -gt 0
          printf '%s\n' $found
        else
          __fish_complete_path "$word"
        end
      end

      complete -c compass-validate -f -a '(__compass_validate_complete)'

      """#
    }
  }
}
