// Comments on a replay, a page at a time, the newest or the oldest first. One deleted here leaves its place until the page is
// read again elsewhere.
import { ArrowDownNarrowWide, ArrowUpNarrowWide, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { pageCount } from '#rules/paging.ts'
import { COMMENT_PAGE_SIZE } from '#rules/replay-responses.ts'
import { CommentRow } from './CommentRow.tsx'
import type { CommentPart, PhaseKey, ReplayComment, Responses } from './queries.ts'

const orders = [
  { value: 'newest', label: '新しい順', icon: ArrowDownNarrowWide },
  { value: 'oldest', label: '古い順', icon: ArrowUpNarrowWide },
] as const

interface CommentsProps {
  of: PhaseKey
  responses: Responses
  part: CommentPart
  onPart: (part: CommentPart) => void
}

export function Comments({ of, responses: { commentList, count }, part, onPart }: CommentsProps) {
  const [deleted, setDeleted] = useState<readonly ReplayComment[]>([])
  const { order, page } = part
  const pages = pageCount(count, COMMENT_PAGE_SIZE)
  const show = (next: CommentPart): void => {
    setDeleted([])
    onPart(next)
  }
  if (count === 0 && deleted.length === 0)
    return <p className="mt-4 text-sub text-ink-soft">コメントはまだありません。はじめの感想をどうぞ。</p>
  return (
    <>
      <div className="mt-4 max-w-full">
        <SegmentedControl
          label="コメントの順"
          segments={orders}
          value={order}
          onChange={next => show({ order: next, page: 1 })}
        />
      </div>
      <ul aria-label="コメント" className="mt-2">
        {withDeleted(commentList, deleted, order).map(({ comment, isDeleted }) => (
          <CommentRow
            key={comment.commentId}
            of={of}
            comment={comment}
            isDeleted={isDeleted}
            onDeleted={() => setDeleted(old => [...old, comment])}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="コメントのページ" className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <Turn
            isOn={page > 1}
            icon={ChevronLeft}
            words="前のコメント"
            onClick={() => show({ order, page: page - 1 })}
          />
          <span className="num text-meta text-ink-soft">
            {page} / {pages}ページ
          </span>
          <Turn
            isOn={page < pages}
            icon={ChevronRight}
            words="次のコメント"
            onClick={() => show({ order, page: page + 1 })}
          />
        </nav>
      )}
    </>
  )
}

interface TurnProps {
  isOn: boolean
  icon: typeof ChevronLeft
  words: string
  onClick: () => void
}

const Turn = ({ isOn, icon, words, onClick }: TurnProps) =>
  isOn ? (
    <Button variant="text" icon={icon} onClick={onClick}>
      {words}
    </Button>
  ) : (
    <span />
  )

/** The comments with those that were deleted here, in the order of the list. */
function withDeleted(list: readonly ReplayComment[], deleted: readonly ReplayComment[], order: CommentPart['order']) {
  const gone = new Set(deleted.map(({ commentId }) => commentId))
  const rows = [...list.filter(({ commentId }) => !gone.has(commentId)), ...deleted]
  const way = order === 'newest' ? -1 : 1
  return rows
    .sort((a, b) => way * (a.commentId - b.commentId))
    .map(comment => ({ comment, isDeleted: gone.has(comment.commentId) }))
}
