// One post of a thread: answering it, changing and deleting it for those who may, muting and reporting what others wrote. A deleted one
// leaves its place, which says who deleted it.
import { MessageCircleReply, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { DeleteQuestion } from '#app/shared/post/DeletePost.tsx'
import { TalkPost } from '#app/shared/post/TalkPost.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { COMMUNITY_MOST, type CommunityPostRemover } from '#rules/communities.ts'
import type { ThreadOf } from '../draft-places.ts'
import type { ThreadPost } from '../queries.ts'
import { deletingThreadPost } from './thread-writes.ts'

const ThreadPostEditor = lazy(() =>
  import('./ThreadPostEditor.tsx').then(module => ({ default: module.ThreadPostEditor })),
)

const removedBy: Record<CommunityPostRemover, string> = {
  writer: 'この発言は削除されました。',
  leader: '代表が削除しました。',
  office: '運営が削除しました。',
}
const REASON = { hint: '書いた人と代表だけが読めます。', most: COMMUNITY_MOST.reason }

const foldOf = (postId: number): string => `threadPost:${postId}`

interface ThreadPostRowProps {
  of: ThreadOf
  post: ThreadPost
  isFirstUnread: boolean
  /** begins an answer; missing for those who do not write here */
  onReply: (() => void) | undefined
}

export function ThreadPostRow({ of, post, isFirstUnread, onReply }: ThreadPostRowProps) {
  const { postId, characterId, name, isMine, isLeader, deletedBy, deletionReason, canEdit, canDelete } = post
  const [isEditing, setEditing] = useState(false)
  return (
    <TalkPost
      post={post}
      foldOf={foldOf}
      isFirstUnread={isFirstUnread}
      speaker={{ worldId: of.worldId, characterId }}
      chips={isLeader && <Chip tone="kin">代表</Chip>}
      removed={
        deletedBy && (
          <>
            <p>{removedBy[deletedBy]}</p>
            {deletionReason && <p className="wrap-anywhere whitespace-pre-wrap">理由：{deletionReason}</p>}
          </>
        )
      }
      editor={
        isEditing &&
        deletedBy === null && (
          <Suspense fallback={<SkeletonBlock className="mt-1 h-44 rounded-card" />}>
            <ThreadPostEditor of={of} post={post} onDone={() => setEditing(false)} />
          </Suspense>
        )
      }
    >
      {onReply && <IconButton icon={MessageCircleReply} label={`${name}に返信`} onClick={onReply} />}
      {canEdit && <IconButton icon={Pencil} label="発言を直す" onClick={() => setEditing(true)} />}
      {canDelete && <Deletion threadId={of.threadId} post={post} />}
      {!isMine && (
        <KeepOutMenu
          character={{ characterId, characterFullName: name, isNpc: false }}
          kind="communityPost"
          targetId={postId}
        />
      )}
    </TalkPost>
  )
}

function Deletion({ threadId, post: { postId, name, needsReason } }: { threadId: number; post: ThreadPost }) {
  const [asks, ask] = useState(false)
  const acts = usePress(deletingThreadPost, { threadId, postId }, { can: '削除できます' })
  return (
    <>
      <IconButton icon={Trash2} label="発言を削除" onClick={() => ask(true)} />
      {asks && (
        <DeleteQuestion
          noun="発言"
          about={`threadPost:${postId}`}
          name={name}
          effect={needsReason ? '本文が消え、代表が削除したことが残ります。' : null}
          reason={REASON}
          acts={acts}
          onPress={async reason => (await acts.press({ threadId, postId, name, reason })) !== null}
          onClose={() => ask(false)}
        />
      )}
      {!asks && <PressNotice of={acts} className="w-full pl-2.5" />}
    </>
  )
}
