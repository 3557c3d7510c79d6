// Buttons to the page before and the page after, for a list below a text, whose page number stands in no address.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { pageCount } from '#rules/paging.ts'

interface PageTurnsProps {
  /** name of the things in the list: コメント */
  of: string
  page: number
  count: number
  size: number
  onTurn: (page: number) => void
}

/** Renders nothing for one page. */
export function PageTurns({ of, page, count, size, onTurn }: PageTurnsProps) {
  const pages = pageCount(count, size)
  if (pages < 2) return null
  return (
    <nav aria-label={`${of}のページ`} className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      {page > 1 ? (
        <Button variant="text" icon={ChevronLeft} onClick={() => onTurn(page - 1)}>
          前の{of}
        </Button>
      ) : (
        <span />
      )}
      <span className="num text-meta text-ink-soft">
        {page} / {pages}ページ
      </span>
      {page < pages ? (
        <Button variant="text" icon={ChevronRight} onClick={() => onTurn(page + 1)}>
          次の{of}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
