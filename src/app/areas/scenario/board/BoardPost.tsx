// One post of a consultation: whose face, as player or as character, what was answered, and what can be done with it.
import { MessageCircleReply, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_POST, postFold, useFold } from '#app/shared/fold/use-fold.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { imageSource } from '#rules/images.ts'
import type { PhaseKey } from '../queries.ts'
import type { Post } from './board-queries.ts'
import { PostEditor } from './PostEditor.tsx'

const voices = {
  PL: { label: 'PL', tone: 'line' },
  PC: { label: 'PC', tone: 'ai' },
  MS: { label: 'マスター', tone: 'kin' },
} as const

interface BoardPostProps {
  of: PhaseKey
  post: Post
  isFirstUnread: boolean
  canWrite: boolean
  onReply: () => void
  onAct: (act: 'delete' | 'pin' | 'unpin') => void
}

export function BoardPost({ of, post, isFirstUnread, canWrite, onReply, onAct }: BoardPostProps) {
  const { voice, name, icon, body, replyTo, createdAt, editedAt, pinnedAt, isDeleted } = post
  const { label, tone } = voices[voice]
  const [isEditing, setEditing] = useState(false)
  return (
    <li>
      {isFirstUnread && (
        <p className="my-2 flex items-center gap-2 text-meta text-shu before:h-px before:flex-1 before:bg-shu after:h-px after:flex-1 after:bg-shu">
          ここから未読
        </p>
      )}
      <Folded
        isFolded={post.isFolded}
        id={postFold(post.postId)}
        words={FOLDED_POST}
        className="border-b border-line py-1"
      >
        {/* What the master says is not folded: it is for everybody who is there. */}
        <Muted
          id={`board:${post.postId}`}
          isMine={post.isMine || voice === 'MS'}
          characters={[post.characterId]}
          texts={[body, replyTo?.firstLine]}
        >
          <article className="flex gap-2.5 border-b border-line py-2.5">
            <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-1.5 text-sub">
                <b>{name}</b>
                <Chip tone={tone}>{label}</Chip>
                {pinnedAt && (
                  <Chip tone="kin" icon={Pin}>
                    決定
                  </Chip>
                )}
                <span className="num text-meta text-ink-soft">
                  {formatDayTime(createdAt)}
                  {editedAt && '・編集済み'}
                </span>
              </p>
              {replyTo && <Answered post={replyTo} />}
              {isEditing ? (
                <PostEditor of={of} post={post} onDone={() => setEditing(false)} />
              ) : isDeleted ? (
                <p className="mt-0.5 text-sub text-ink-soft">この発言は削除されました。</p>
              ) : (
                <div className={cx('mt-0.5 text-sub leading-[1.75]', voice === 'PC' && 'font-mincho')}>
                  <StoryText text={body} />
                </div>
              )}
              {!isDeleted && !isEditing && (
                <div className="-ml-2.5 flex">
                  {canWrite && <Acts of={post} onReply={onReply} onAct={onAct} onEdit={() => setEditing(true)} />}
                  {!post.isMine && post.characterId !== null && (
                    <KeepOutMenu
                      character={{ characterId: post.characterId, characterFullName: name, isNpc: false }}
                      kind="boardPost"
                      targetId={post.postId}
                    />
                  )}
                </div>
              )}
            </div>
          </article>
        </Muted>
      </Folded>
    </li>
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

/** The post that was answered, in a line; folded as long as it is. */
function Answered({ post: { postId, name, firstLine, isFolded } }: { post: NonNullable<Post['replyTo']> }) {
  const { isShut } = useFold(postFold(postId), isFolded)
  return (
    <p className="mt-0.5 truncate border-l-2 border-line-strong pl-2 text-meta text-ink-soft">
      {isShut ? FOLDED_POST : `${name}：${firstLine || '削除された発言'}`}
    </p>
  )
}
