// One post of a talk between masters: answering it, pinning it, changing and deleting it for those who may. A deleted one leaves its
// place, which says who deleted it.
import { MessageCircleReply, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { DeleteQuestion } from '#app/shared/post/DeletePost.tsx'
import { TalkPost } from '#app/shared/post/TalkPost.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import type { StaffPostRemover } from '#rules/master-communities.ts'
import type { TalkOf } from '../draft-places.ts'
import type { StaffPost } from '../queries.ts'
import { deletingStaffPost, pinningStaffPost } from '../writes.ts'

const StaffPostEditor = lazy(() =>
  import('./StaffPostEditor.tsx').then(module => ({ default: module.StaffPostEditor })),
)

const removedBy: Record<StaffPostRemover, string> = {
  writer: 'この発言は削除されました。',
  office: '運営が削除しました。',
}

const foldOf = (postId: number): string => `staffPost:${postId}`

interface StaffPostRowProps {
  of: TalkOf
  post: StaffPost
  isFirstUnread: boolean
  /** begins an answer; missing where nobody writes any more */
  onReply: (() => void) | undefined
}

export function StaffPostRow({ of, post, isFirstUnread, onReply }: StaffPostRowProps) {
  const { name, deletedBy, canEdit, canDelete, isPinned } = post
  const [isEditing, setEditing] = useState(false)
  return (
    <TalkPost
      // Colleagues do not fold each other.
      post={{
        ...post,
        characterId: null,
        isFolded: false,
        replyTo: post.replyTo && { ...post.replyTo, isFolded: false },
      }}
      foldOf={foldOf}
      isFirstUnread={isFirstUnread}
      speaker={null}
      chips={
        isPinned && (
          <Chip tone="kin" icon={Pin}>
            固定
          </Chip>
        )
      }
      removed={deletedBy && <p>{removedBy[deletedBy]}</p>}
      editor={
        isEditing &&
        deletedBy === null && (
          <Suspense fallback={<SkeletonBlock className="mt-1 h-44 rounded-card" />}>
            <StaffPostEditor of={of} post={post} onDone={() => setEditing(false)} />
          </Suspense>
        )
      }
    >
      {onReply && <IconButton icon={MessageCircleReply} label={`${name}に返信`} onClick={onReply} />}
      <PinButton talkId={of.talkId} post={post} />
      {canEdit && <IconButton icon={Pencil} label="発言を直す" onClick={() => setEditing(true)} />}
      {canDelete && <Deletion talkId={of.talkId} post={post} />}
    </TalkPost>
  )
}

/** Puts a post at the head of the talk for everybody, or takes it away. Visible at once, also without a network. */
function PinButton({ talkId, post: { postId, name, ...post } }: { talkId: number; post: StaffPost }) {
  const { write, lastOf } = useWrite(pinningStaffPost)
  const last = lastOf({ postId })
  const isPinned = last ? last.facts.isPinned === 1 : post.isPinned
  return (
    <IconButton
      icon={isPinned ? PinOff : Pin}
      label={isPinned ? '固定を外す' : '発言を固定'}
      aria-pressed={isPinned}
      className="aria-pressed:bg-ai-soft aria-pressed:text-ai"
      // A double press would do and undo it.
      onClickCapture={firstPressOnly}
      onClick={() => void write({ talkId, postId, name, isPinned: !isPinned })}
    />
  )
}

function Deletion({ talkId, post: { postId, name } }: { talkId: number; post: StaffPost }) {
  const [asks, ask] = useState(false)
  const acts = usePress(deletingStaffPost, { talkId, postId }, { can: '削除できます' })
  return (
    <>
      <IconButton icon={Trash2} label="発言を削除" onClick={() => ask(true)} />
      {asks && (
        <DeleteQuestion
          noun="発言"
          about={`staffPost:${postId}`}
          name={name}
          effect={null}
          acts={acts}
          onPress={async () => (await acts.press({ talkId, postId, name })) !== null}
          onClose={() => ask(false)}
        />
      )}
      {!asks && <PressNotice of={acts} className="w-full pl-2.5" />}
    </>
  )
}
