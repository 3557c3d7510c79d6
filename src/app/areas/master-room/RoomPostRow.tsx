// One post on the board of a room: who speaks, the words, and deleting it for whoever may; what was deleted says by whom.
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { imageSource } from '#rules/images.ts'
import type { PostRemover } from '#rules/master-rooms.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import type { RoomPost } from './queries.ts'
import { deletingRoomPost } from './writes.ts'

const ConfirmDialog = lazy(() => import('#app/ui/AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))
const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

const removed: Record<PostRemover, string> = {
  writer: '書いた人が削除しました。',
  master: 'マスターが削除しました。',
  office: '運営が削除しました。',
}

export function RoomPostRow({ masterId, post }: { masterId: string; post: RoomPost }) {
  const { character, name, icon, body, createdAt, deletedBy, deletionReason, canDelete } = post
  return (
    <li className="flex gap-2.5 border-b border-line py-2.5">
      <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sub">
          {character ? (
            <Link
              to="/world/$worldId/character/$characterId"
              params={character}
              className="inline-flex min-h-11 items-center font-bold text-ink"
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <b className="inline-flex min-h-11 items-center">
              <bdi>{name}</bdi>
            </b>
          )}
          {!character && <Chip tone="ai">マスター</Chip>}
          <time dateTime={createdAt} className="num text-meta text-ink-soft">
            {formatDayTime(createdAt)}
          </time>
        </p>
        {deletedBy ? (
          <div className="text-sub text-ink-soft">
            <p>{removed[deletedBy]}</p>
            {deletionReason && <p className="wrap-anywhere whitespace-pre-wrap">理由：{deletionReason}</p>}
          </div>
        ) : (
          <div className="text-sub leading-[1.75] wrap-anywhere">
            <StoryText text={body} />
          </div>
        )}
        {canDelete && <Delete masterId={masterId} post={post} />}
      </div>
    </li>
  )
}

function Delete({ masterId, post: { postId, name, needsReason } }: { masterId: string; post: RoomPost }) {
  const online = useOnline()
  const [asks, setAsks] = useState(false)
  const acts = usePress(deletingRoomPost, { postId }, { can: '削除できます' })
  const press = (reason: string | null) => acts.press({ masterId, postId, name, reason })
  const close = () => setAsks(false)
  const offline = offlineReason(online, '削除できます')
  return (
    <>
      <div className="-ml-2.5">
        <IconButton icon={Trash2} label={`発言を削除：${name}`} onClick={() => setAsks(true)} />
      </div>
      <PressNotice of={acts} />
      <Suspense>
        {asks && needsReason && (
          <ReasonSheet
            title="発言を削除しますか？"
            lead={name}
            effect="本文が消え、だれが削除したかが残ります。理由は、書いた人とマスターと運営だけが読めます。"
            button="削除する"
            pendingLabel="削除しています"
            acts={acts}
            onPress={reason => void press(reason).then(done => done && close())}
            onClose={close}
          />
        )}
        {asks && !needsReason && (
          <ConfirmDialog
            open
            onClose={close}
            title="発言を削除しますか？"
            lead={offline ?? '削除した発言は戻せません。'}
            answers={[
              { label: '残す', role: 'main', onPress: close },
              ...(offline
                ? []
                : [
                    {
                      label: '削除する',
                      role: 'destroy' as const,
                      icon: Trash2,
                      onPress: () => {
                        close()
                        void press(null)
                      },
                    },
                  ]),
            ]}
          />
        )}
      </Suspense>
    </>
  )
}
