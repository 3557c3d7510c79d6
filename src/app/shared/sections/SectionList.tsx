// Contents of a long text that is written section by section: each section with its length.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { TextPiece } from '#app/ui/editor/sections/contents.ts'
import type { TextBook } from '#app/ui/editor/sections/text-book.ts'
import { useBook } from './use-sections.tsx'

interface SectionListProps {
  book: TextBook
  /** further words of a section: who appears in it */
  more?: (piece: TextPiece) => ReactNode
}

export function SectionList({ book, more }: SectionListProps) {
  const { contents, open } = useBook(book)
  const [first, last] = open
  return (
    <ol aria-label="節の一覧" className="grid gap-0.5">
      {contents.pieces.map((piece, index) => {
        const isOpen = index >= first && index <= last
        return (
          <li key={piece.from}>
            <button
              type="button"
              aria-current={isOpen || undefined}
              className={cx(
                'num block min-h-11 w-full rounded-card px-3 py-1.5 text-left',
                isOpen ? 'bg-ai-soft text-ai' : 'text-ink hover:bg-sunken',
              )}
              onClick={() => book.openPiece(piece)}
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className={cx('min-w-0 font-mincho text-sub wrap-anywhere', isOpen && 'font-semibold')}>
                  {piece.name}
                </span>
                <span className="flex-none text-meta text-ink-soft">
                  {Math.ceil(piece.count).toLocaleString('ja-JP')}字
                </span>
              </span>
              {more?.(piece)}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
