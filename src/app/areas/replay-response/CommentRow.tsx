// One comment on a replay, with muting, reporting and, for users who may, deleting it.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { DeletePost } from '#app/shared/post/DeletePost.tsx'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import type { PhaseKey, ReplayComment } from './queries.ts'
import { deletingComment } from './writes.ts'

interface CommentRowProps {
  of: PhaseKey
  comment: ReplayComment
  isDeleted: boolean
  onDeleted: () => void
}

export function CommentRow({ of, comment, isDeleted, onDeleted }: CommentRowProps) {
  const { character, body, createdAt, canDelete, isOfficeAct } = comment
  const { characterId, characterFullName, icon } = character
  return (
    <PostRow
      id={`replayComment:${comment.commentId}`}
      isMine={comment.isMine}
      speaker={{ worldId: of.worldId, characterId }}
      name={characterFullName}
      removed={isDeleted && 'このコメントは削除されました。'}
      {...{ icon, body, createdAt }}
    >
      {!isDeleted && (
        <div className="flex flex-wrap items-center gap-x-2">
          {!comment.isMine && <KeepOutMenu character={character} kind="replayComment" targetId={comment.commentId} />}
          {(canDelete || isOfficeAct) && <Delete of={of} comment={comment} onDeleted={onDeleted} />}
        </div>
      )}
    </PostRow>
  )
}

function Delete({ of, comment, onDeleted }: Omit<CommentRowProps, 'isDeleted'>) {
  const acts = usePress(deletingComment, { commentId: comment.commentId }, { onLate: onDeleted, can: '削除できます' })
  return (
    <DeletePost
      noun="コメント"
      about={`replayComment:${comment.commentId}`}
      name={comment.character.characterFullName}
      effect={
        comment.isOfficeAct ? 'リプレイの感想から消えます。削除したこととその理由が、シナリオの記録に残ります。' : null
      }
      acts={acts}
      onPress={async reason => {
        const answer = await acts.press({ of, comment, reason })
        if (answer) onDeleted()
        return Boolean(answer)
      }}
    />
  )
}
