// Comments below a note, a page at a time, the oldest first, with the field for one's own. One deleted here leaves its place until
// the page is read again elsewhere.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { NOTE_COMMENT_PAGE_SIZE } from '#rules/notes.ts'
import { pageCount } from '#rules/paging.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { type NoteComment, noteQueries } from '../queries.ts'
import type { NoteKey } from '../writes.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'

export function NoteComments({ of }: { of: NoteKey }) {
  const [page, turn] = useState(1)
  const [deleted, setDeleted] = useState<readonly NoteComment[]>([])
  const [answered, answer] = useState<NoteComment | null>(null)
  const query = useRead(noteQueries.comments(of.noteId, page))
  const canWrite = Boolean(useSpeaking(of.worldId))
  const show = (next: number): void => {
    setDeleted([])
    turn(next)
  }
  return (
    <section aria-label="コメント" id="comments">
      <SectionHeading>コメント</SectionHeading>
      <Read
        query={query}
        title="コメントを読み込めませんでした。"
        className="mt-2"
        skeleton={<NewsRowSkeleton count={2} />}
      >
        {({ commentList, count, isCommentable }) => (
          <>
            {count === 0 && deleted.length === 0 ? (
              isCommentable && <p className="text-sub text-ink-soft">コメントはまだありません。</p>
            ) : (
              <ul aria-label="コメントの一覧">
                {withDeleted(commentList, deleted).map(({ comment, isDeleted }) => (
                  <CommentRow
                    key={comment.commentId}
                    of={of}
                    comment={comment}
                    isDeleted={isDeleted}
                    onDeleted={() => setDeleted(old => [...old, comment])}
                    onAnswer={isCommentable && canWrite ? () => answer(comment) : undefined}
                  />
                ))}
              </ul>
            )}
            <Turns page={page} pages={pageCount(count, NOTE_COMMENT_PAGE_SIZE)} onTurn={show} />
            {isCommentable ? (
              <CommentForm of={of} answered={answered} onNoAnswer={() => answer(null)} />
            ) : (
              <p className="mt-2 text-sub text-ink-soft">{noteRefusals.NOTE_COMMENTS_CLOSED.message}</p>
            )}
          </>
        )}
      </Read>
    </section>
  )
}

function Turns({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  if (pages < 2) return null
  return (
    <nav aria-label="コメントのページ" className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
      {page > 1 ? (
        <Button variant="text" icon={ChevronLeft} onClick={() => onTurn(page - 1)}>
          前のコメント
        </Button>
      ) : (
        <span />
      )}
      <span className="num text-meta text-ink-soft">
        {page} / {pages}ページ
      </span>
      {page < pages ? (
        <Button variant="text" icon={ChevronRight} onClick={() => onTurn(page + 1)}>
          次のコメント
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The comments with those that were deleted here, in the order of the list. */
function withDeleted(list: readonly NoteComment[], deleted: readonly NoteComment[]) {
  const gone = new Set(deleted.map(({ commentId }) => commentId))
  return [...list.filter(({ commentId }) => !gone.has(commentId)), ...deleted]
    .sort((a, b) => a.commentId - b.commentId)
    .map(comment => ({ comment, isDeleted: gone.has(comment.commentId) }))
}
