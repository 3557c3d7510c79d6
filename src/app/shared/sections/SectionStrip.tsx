// The sections of a long text in one row over its field, for screens without room for their list beside it.
import type { TextBook } from '#app/ui/editor/sections/text-book.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { useBook } from './use-sections.tsx'

export function SectionStrip({ book }: { book: TextBook }) {
  const { contents, open } = useBook(book)
  const { pieces } = contents
  if (pieces.length < 2) return null
  const [first, last] = open
  return (
    <FilterChips
      label="節"
      filters={pieces.map(({ from, name }) => ({ key: String(from), label: name }))}
      current={pieces.slice(first, last + 1).map(({ from }) => String(from))}
      onSelect={key => {
        const piece = pieces.find(({ from }) => String(from) === key)
        if (piece) book.openPiece(piece)
      }}
    />
  )
}
