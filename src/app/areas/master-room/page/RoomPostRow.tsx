// One post on the board of a room, with its menu of muting and reporting and a button for those who may delete it. A deleted post says who deleted it.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { KeepOutMenu } from '#app/shared/keep-out/KeepOutMenu.tsx'
import { DeletePost } from '#app/shared/post/DeletePost.tsx'
import { PostRow } from '#app/shared/post/PostRow.tsx'
import type { PostRemover } from '#rules/master-rooms.ts'
import type { RoomPost } from '../queries.ts'
import { deletingRoomPost } from '../writes.ts'

const removedBy: Record<PostRemover, string> = {
  writer: '書いた人が削除しました。',
  master: 'マスターが削除しました。',
  office: '運営が削除しました。',
}

export function RoomPostRow({ masterId, post }: { masterId: string; post: RoomPost }) {
  const { postId, character, name, isMine, deletedBy, deletionReason, canDelete } = post
  const removed = deletedBy && (
    <>
      <p>{removedBy[deletedBy]}</p>
      {deletionReason && <p className="wrap-anywhere whitespace-pre-wrap">理由：{deletionReason}</p>}
    </>
  )
  return (
    <PostRow {...post} id={`roomPost:${post.postId}`} speaker={character} removed={removed}>
      {deletedBy === null && (
        <div className="flex flex-wrap items-center gap-x-2">
          {!isMine && character && (
            <KeepOutMenu
              character={{ ...character, characterFullName: name, isNpc: false }}
              kind="roomPost"
              targetId={postId}
            />
          )}
          {canDelete && <Delete masterId={masterId} post={post} />}
        </div>
      )}
    </PostRow>
  )
}

function Delete({ masterId, post: { postId, name, needsReason } }: { masterId: string; post: RoomPost }) {
  const acts = usePress(deletingRoomPost, { postId }, { can: '削除できます' })
  return (
    <DeletePost
      noun="発言"
      about={`roomPost:${postId}`}
      name={name}
      effect={
        needsReason ? '本文が消え、だれが削除したかが残ります。理由は、書いた人とマスターと運営だけが読めます。' : null
      }
      acts={acts}
      onPress={async reason => (await acts.press({ masterId, postId, name, reason })) !== null}
    />
  )
}
