// One comment: the character's face and name, its words, and deleting it for whoever may.
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { imageSource } from '#rules/images.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import type { PhaseKey, ReplayComment } from './queries.ts'
import { deletingComment } from './writes.ts'

const ConfirmDialog = lazy(() => import('#app/ui/AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))
const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

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
    <li className="flex gap-2.5 border-b border-line py-2.5">
      <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sub">
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId: of.worldId, characterId }}
            className="inline-flex min-h-11 items-center font-bold text-ink"
          >
            <bdi>{characterFullName}</bdi>
          </Link>
          <time dateTime={createdAt} className="num text-meta text-ink-soft">
            {formatDayTime(createdAt)}
          </time>
        </p>
        {isDeleted ? (
          <p className="text-sub text-ink-soft">このコメントは削除されました。</p>
        ) : (
          <>
            <div className="text-sub leading-[1.75]">
              <StoryText text={body} />
            </div>
            {(canDelete || isOfficeAct) && <Delete of={of} comment={comment} onDeleted={onDeleted} />}
          </>
        )}
      </div>
    </li>
  )
}

function Delete({ of, comment, onDeleted }: Omit<CommentRowProps, 'isDeleted'>) {
  const online = useOnline()
  const [asks, setAsks] = useState(false)
  const acts = usePress(deletingComment, { commentId: comment.commentId }, { onLate: onDeleted, can: '削除できます' })
  const name = comment.character.characterFullName
  const press = async (reason: string | null): Promise<void> => {
    const answer = await acts.press({ of, comment, reason })
    if (answer) onDeleted()
  }
  const close = () => setAsks(false)
  const offline = offlineReason(online, '削除できます')
  return (
    <>
      <div className="-ml-2.5">
        <IconButton icon={Trash2} label={`コメントを削除：${name}`} onClick={() => setAsks(true)} />
      </div>
      <PressNotice of={acts} />
      <Suspense>
        {asks && comment.isOfficeAct && (
          <ReasonSheet
            title="コメントを削除しますか？"
            lead={name}
            effect="リプレイの感想から消えます。削除したこととその理由が、シナリオの記録に残ります。"
            button="削除する"
            pendingLabel="削除しています"
            acts={acts}
            onPress={reason => void press(reason)}
            onClose={close}
          />
        )}
        {asks && !comment.isOfficeAct && (
          <ConfirmDialog
            open
            onClose={close}
            title="コメントを削除しますか？"
            lead={offline ?? '削除したコメントは戻せません。'}
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
