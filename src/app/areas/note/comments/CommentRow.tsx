// One comment on a note, answering it, muting and reporting it, and deleting it for whoever may.
import { Reply } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { DeletePost } from '#app/shared/post/DeletePost.tsx'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { NoteComment } from '../queries.ts'
import { type NoteKey, removingNoteComment } from '../writes.ts'

interface CommentRowProps {
  of: NoteKey
  comment: NoteComment
  isDeleted: boolean
  onDeleted: () => void
  /** begins an answer; missing where none is taken */
  onAnswer?: (() => void) | undefined
}

export function CommentRow({ of, comment, isDeleted, onDeleted, onAnswer }: CommentRowProps) {
  const { commentId, character, body, createdAt, isMine, canDelete, replyTo } = comment
  const { characterId, characterFullName, icon } = character
  return (
    <PostRow
      id={`noteComment:${commentId}`}
      isMine={isMine}
      speaker={{ worldId: of.worldId, characterId }}
      name={characterFullName}
      removed={isDeleted && 'このコメントは削除されました。'}
      {...{ icon, body, createdAt }}
    >
      {!isDeleted && (
        <>
          {replyTo && (
            <p className="mt-1 text-meta text-ink-soft">
              <bdi>{replyTo.characterFullName}</bdi>さんへの返信
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-2">
            {onAnswer && (
              <Button variant="text" icon={Reply} aria-label={`返信する：${characterFullName}`} onClick={onAnswer}>
                返信する
              </Button>
            )}
            {!isMine && <KeepOutMenu character={character} kind="noteComment" targetId={commentId} />}
            {canDelete && <Delete noteId={of.noteId} comment={comment} onDeleted={onDeleted} />}
          </div>
        </>
      )}
    </PostRow>
  )
}

interface DeleteProps {
  noteId: number
  comment: NoteComment
  onDeleted: () => void
}

function Delete({ noteId, comment, onDeleted }: DeleteProps) {
  const acts = usePress(
    removingNoteComment,
    { commentId: comment.commentId },
    { onLate: onDeleted, can: '削除できます' },
  )
  return (
    <DeletePost
      noun="コメント"
      about={`noteComment:${comment.commentId}`}
      name={comment.character.characterFullName}
      effect={null}
      acts={acts}
      onPress={async () => {
        const answer = await acts.press({ noteId, comment })
        if (answer) onDeleted()
        return Boolean(answer)
      }}
    />
  )
}
