// Deleting a post: a question for its writer and for whoever leads the place, a reason for the office and where the leader has to give one.
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { offlineReason } from '#rules/messages/offline.ts'

const ConfirmDialog = lazy(() => import('#app/ui/AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))
const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

interface DeletedPost {
  /** word for it: 発言, コメント */
  noun: string
  /** its id, with the name of its place */
  about: string
  /** name of who speaks in it */
  name: string
  /** effect of an act that needs a reason; null: it needs none */
  effect: string | null
  /** fate of that reason, and its most characters; by default as in the records of the office */
  reason?: { hint: string; most: number }
  acts: Pressing
  /** @returns whether it is done */
  onPress: (reason: string | null) => Promise<boolean>
}

/** A bin, which asks. */
export function DeletePost(post: DeletedPost) {
  const { noun, name, acts } = post
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div className="-ml-2.5">
        <IconButton icon={Trash2} label={`${noun}を削除：${name}`} onClick={() => setAsks(true)} />
      </div>
      <PressNotice of={acts} />
      {asks && <DeleteQuestion {...post} onClose={() => setAsks(false)} />}
    </>
  )
}

/** The question alone, for a place whose ⋯ menu asks it. */
export function DeleteQuestion(post: DeletedPost & { onClose: () => void }) {
  const { noun, about, name, effect, reason, acts, onPress, onClose } = post
  const online = useOnline()
  const offline = offlineReason(online, '削除できます')
  const title = `${noun}を削除しますか？`
  return (
    <Suspense>
      {effect !== null ? (
        <ReasonSheet
          title={title}
          about={about}
          lead={name}
          effect={effect}
          {...reason}
          button="削除する"
          pendingLabel="削除しています"
          acts={acts}
          onPress={async given => {
            const done = await onPress(given)
            if (done) onClose()
            return done
          }}
          onClose={onClose}
        />
      ) : (
        <ConfirmDialog
          open
          onClose={onClose}
          title={title}
          lead={offline ?? `削除した${noun}は戻せません。`}
          answers={[
            { label: '残す', role: 'main', onPress: onClose },
            ...(offline
              ? []
              : [
                  {
                    label: '削除する',
                    role: 'destroy' as const,
                    icon: Trash2,
                    onPress: () => {
                      onClose()
                      void onPress(null)
                    },
                  },
                ]),
          ]}
        />
      )}
    </Suspense>
  )
}
