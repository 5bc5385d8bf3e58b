#!/bin/sh
# A voice that is told one text: it says nothing, but writes the text down with the time, and takes as long as speaking.
write() { printf '%s\t%s\t%s\n' "$(date +%s.%N)" "$1" "$2" >>"$TTS_LOG"; }
text=$(printf '%s' "$1" | tr '\n' ' ')
write SAY "$text"
trap 'write CUT ""; exit' TERM
ms=$((${#text} * 1000 / LETTERS_A_SECOND))
sleep "$((ms / 1000)).$(printf %03d $((ms % 1000)))" &
wait
write END ""
