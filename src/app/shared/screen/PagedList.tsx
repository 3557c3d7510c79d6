// One page of a list whose page number stands in the address: the count, the rows, the words for an empty list and for a
// page after the last, and the links to the other pages.
import type { ReactNode } from 'react'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { buttonFace } from '#app/ui/Button.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Pager } from '#app/ui/Pager.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { Aged } from './Read.tsx'

const PAGE_LINKS = 7

export interface PagedListProps {
  /** number of rows on this page */
  shown: number
  /** number of rows on all pages */
  count: number
  /** number at which counting ended; a list of as many may have more */
  countedMost?: number
  page: number
  size: number
  /** renders a link to a page that keeps the rest of the address */
  link: (page: number, face: LinkFace) => ReactNode
  /** shown when the list has no rows at all */
  empty: ReactNode
  /** このページに…ありません。 on a page after the last; an element is shown as it is */
  past: ReactNode
  /** heading of the list, when there are rows */
  title?: ReactNode
  /** time of the data, if it is old */
  age?: number | null
  /** text behind 全12件のうち 1〜10件 */
  note?: ReactNode
  /** replaces count and note, also on a page after the last. Null when the list is counted elsewhere */
  counted?: ReactNode
  /** content at the other end of the line of the count */
  beside?: ReactNode
  /** ページ by default; two pagers on one page need two names */
  label?: string
  /** rows */
  children: ReactNode
}

export function PagedList(props: PagedListProps) {
  const {
    shown,
    count,
    page,
    size,
    link,
    empty,
    past,
    age = null,
    note,
    counted,
    beside,
    title,
    label,
    children,
  } = props
  const isPast = count > 0
  const words = isPast ? past : empty
  const nothing =
    typeof words === 'string' ? (
      <EmptyState drawing={<EmptyDrawing />} title={words} action={link(1, buttonFace('はじめのページへ'))} />
    ) : (
      words
    )
  if (shown === 0 && !isPast) return <div className="mt-3">{nothing}</div>
  return (
    <>
      {title}
      {counted !== null && (shown > 0 || counted !== undefined) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="num text-meta text-ink-soft">
            {counted ?? (
              <>
                {countWords(props)}
                {note}
              </>
            )}
            <Aged since={age} />
          </p>
          {beside}
        </div>
      )}
      {shown > 0 ? children : <div className="mt-3">{nothing}</div>}
      <PageLinks page={page} count={count} size={size} link={link} label={label} />
    </>
  )
}

/** The page links alone, for lists with words of their own. */
export const PageLinks = ({
  page,
  count,
  size,
  link,
  label,
}: Pick<PagedListProps, 'page' | 'count' | 'size' | 'link'> & { label?: string | undefined }) => (
  <Pager pages={pageWindow(page, pageCount(count, size), PAGE_LINKS)} current={page} renderLink={link} label={label} />
)

/** Words of the count: 全12件のうち 1〜10件, 全1000件以上のうち 1〜20件 */
export function countWords({
  shown,
  count,
  countedMost = Number.POSITIVE_INFINITY,
  page,
  size,
}: Pick<PagedListProps, 'shown' | 'count' | 'countedMost' | 'page' | 'size'>) {
  const first = pageOffset(page, size) + 1
  return `全${count}件${count >= countedMost ? '以上' : ''}のうち ${first}〜${first + shown - 1}件`
}
