// Comments on a replay, a page at a time, the newest or the oldest first. One deleted here leaves its place until the page is
// read again elsewhere.
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { useState } from 'react'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { withDeleted } from '#app/shared/screen/with-deleted.ts'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { COMMENT_PAGE_SIZE } from '#rules/replay-responses.ts'
import { CommentRow } from './CommentRow.tsx'
import type { CommentPart, PhaseKey, ReplayComment, Responses } from './queries.ts'

const orders = [
  { value: 'newest', label: '新しい順', icon: ArrowDownNarrowWide },
  { value: 'oldest', label: '古い順', icon: ArrowUpNarrowWide },
] as const

const idOf = ({ commentId }: ReplayComment): number => commentId
const oldestFirst = (one: ReplayComment, other: ReplayComment): number => one.commentId - other.commentId
const byOrder = {
  oldest: oldestFirst,
  newest: (one: ReplayComment, other: ReplayComment): number => oldestFirst(other, one),
}

interface CommentsProps {
  of: PhaseKey
  responses: Responses
  part: CommentPart
  onPart: (part: CommentPart) => void
}

export function Comments({ of, responses: { commentList, count }, part, onPart }: CommentsProps) {
  const [deleted, setDeleted] = useState<readonly ReplayComment[]>([])
  const { order, page } = part
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
        {withDeleted(commentList, deleted, idOf, byOrder[order]).map(({ row: comment, isDeleted }) => (
          <CommentRow
            key={comment.commentId}
            of={of}
            comment={comment}
            isDeleted={isDeleted}
            onDeleted={() => setDeleted(old => [...old, comment])}
          />
        ))}
      </ul>
      <PageLinks
        page={page}
        count={count}
        size={COMMENT_PAGE_SIZE}
        label="コメントのページ"
        link={(to, face) => <button type="button" {...face} onClick={() => show({ order, page: to })} />}
      />
    </>
  )
}
