// One post of a consultation, and what can be done with it.
import { MessageCircleReply, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { postFold } from '#app/shared/fold/use-fold.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { PostEditor } from '#app/shared/post/PostEditor.tsx'
import { TalkPost } from '#app/shared/post/TalkPost.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { POST_MAX } from '#rules/scenario/board.ts'
import type { PhaseKey } from '../queries.ts'
import type { Post } from './board-queries.ts'
import { BOARD_PLACE, editingPost, editTarget } from './board-writes.ts'
import { postFaultOf } from './post-fault.ts'

interface BoardPostProps {
  of: PhaseKey
  post: Post
  isFirstUnread: boolean
  canWrite: boolean
  onReply: () => void
  onAct: (act: 'delete' | 'pin' | 'unpin') => void
}

export function BoardPost({ of, post, isFirstUnread, canWrite, onReply, onAct }: BoardPostProps) {
  const { postId, characterId, name, body, pinnedAt, isDeleted, isMine } = post
  const [isEditing, setEditing] = useState(false)
  return (
    <TalkPost
      post={post}
      foldOf={postFold}
      isFirstUnread={isFirstUnread}
      speaker={null}
      chips={
        pinnedAt && (
          <Chip tone="kin" icon={Pin}>
            決定
          </Chip>
        )
      }
      removed={isDeleted && 'この発言は削除されました。'}
      editor={
        isEditing && (
          <PostEditor
            write={editingPost}
            of={{ of, postId }}
            place={BOARD_PLACE}
            target={editTarget(of, postId)}
            body={body}
            limit={POST_MAX}
            faultOf={postFaultOf}
            onDone={() => setEditing(false)}
          />
        )
      }
    >
      {canWrite && <Acts of={post} onReply={onReply} onAct={onAct} onEdit={() => setEditing(true)} />}
      {!isMine && characterId !== null && (
        <KeepOutMenu
          character={{ characterId, characterFullName: name, isNpc: false }}
          kind="boardPost"
          targetId={postId}
        />
      )}
    </TalkPost>
  )
}

type ActsProps = Pick<BoardPostProps, 'onReply' | 'onAct'> & { of: Post; onEdit: () => void }

/** Acts of those who write on the board. */
const Acts = ({ of: { name, pinnedAt, canEdit, canDelete }, onReply, onAct, onEdit }: ActsProps) => (
  <>
    <IconButton icon={MessageCircleReply} label={`${name}に返信`} onClick={onReply} />
    <IconButton
      icon={pinnedAt ? PinOff : Pin}
      label={pinnedAt ? '決定から外す' : '決定として留める'}
      onClick={() => onAct(pinnedAt ? 'unpin' : 'pin')}
    />
    {canEdit && <IconButton icon={Pencil} label="発言を直す" onClick={onEdit} />}
    {canDelete && <IconButton icon={Trash2} label="発言を削除" onClick={() => onAct('delete')} />}
  </>
)
