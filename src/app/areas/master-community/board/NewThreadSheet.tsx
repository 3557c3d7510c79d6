// Sheet in which a thread is opened with its first post. Title and text are one draft, which stays when it is closed.
import { useNavigate } from '@tanstack/react-router'
import { FormBody, FormField } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useWaitingSave } from '#app/shared/form/use-waiting-save.ts'
import { Sheet } from '#app/ui/Sheet.tsx'
import { STAFF_MOST } from '#rules/master-communities.ts'
import { STAFF_THREAD_PLACE, staffThreadTarget } from '../draft-places.ts'
import { makingStaffThread } from '../writes.ts'
import { newThread, threadKind } from './thread-kind.ts'

interface NewThreadSheetProps {
  worldId: string
  boardId: number
  boardName: string
  /** page of the handbook that is asked about */
  about: string | undefined
  draftId: string | undefined
  onClose: () => void
}

export function NewThreadSheet({ worldId, boardId, boardName, about, draftId, onClose }: NewThreadSheetProps) {
  const navigate = useNavigate()
  const form = useForm({ kind: threadKind, first: newThread(about), judged: 'saved' })
  const target = staffThreadTarget(worldId, boardId)
  const saving = useWaitingSave({
    ...{ form, write: makingStaffThread, place: STAFF_THREAD_PLACE, target, isNew: true },
    ...{ done: 'スレッドをつくりました', onWaiting: async () => onClose() },
  })
  const make = async (): Promise<void> => {
    const made = await saving.save({ worldId, boardId })
    if (!made) return
    onClose()
    await navigate({
      to: '/masterCommunity/$worldId/bbs/$boardId/$threadId',
      params: { worldId, boardId: String(boardId), threadId: String(made.talkId) },
    })
  }
  return (
    <Sheet open onClose={onClose} width={500} title="スレッドを立てる" lead={boardName}>
      <form
        noValidate
        className="grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <FormBody form={form} isBusy={saving.pending}>
          <FormField form={form} name="title" />
          <FormText
            form={form}
            place={STAFF_THREAD_PLACE}
            target={target}
            draftId={draftId}
            limit={STAFF_MOST.post}
            rows={5}
            required
            onSubmit={() => void make()}
          />
        </FormBody>
        <FaultSummary form={form} className="" />
        <SheetAnswers
          of={{ ...saving, reason: form.obstacle }}
          yes="スレッドを立てる"
          pendingLabel="立てています"
          onClose={onClose}
        />
      </form>
    </Sheet>
  )
}
