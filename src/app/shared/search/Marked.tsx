// A text in which the searched words are marked.
import { markedParts } from '#rules/search/mark.ts'

export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  let place = 0
  return markedParts(text, words).map(({ text: part, isHit }) => {
    const key = place
    place += part.length
    return isHit ? (
      <mark key={key} className="rounded-bar bg-kin-soft font-semibold text-ink">
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    )
  })
}
