// Comments below a note, a page at a time, the oldest first, with the field for one's own. One deleted here leaves its place until
// the page is read again elsewhere.
import { useState } from 'react'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { withDeleted } from '#app/shared/screen/with-deleted.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { NOTE_COMMENT_PAGE_SIZE } from '#rules/notes.ts'
import { noteRefusals } from '#rules/refusals/note.ts'
import { type NoteComment, noteQueries } from '../queries.ts'
import type { NoteKey } from '../writes.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'

const idOf = ({ commentId }: NoteComment): number => commentId
const oldestFirst = (one: NoteComment, other: NoteComment): number => one.commentId - other.commentId

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
                {withDeleted(commentList, deleted, idOf, oldestFirst).map(({ row: comment, isDeleted }) => (
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
            <PageLinks
              page={page}
              count={count}
              size={NOTE_COMMENT_PAGE_SIZE}
              label="コメントのページ"
              link={(to, face) => <button type="button" {...face} onClick={() => show(to)} />}
            />
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
