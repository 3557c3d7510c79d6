// Saving a room: kept in the outbox with its draft, sent once; what was sent is what the form goes back to until the answer was read,
// also when that comes in a later visit.
import { useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { readForm } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import type { OwnRoom } from './queries.ts'
import { groundOf, type RoomFields, type RoomGround, roomKind } from './room-kind.ts'
import { savingRoom } from './saving-room.ts'

export type RoomForm = Form<RoomFields, 'saved', RoomGround>

/** @param onSaved hears the room as it was saved, also late */
export function useRoomSave(form: RoomForm, onSaved: (room: OwnRoom) => void) {
  const online = useOnline()
  const outbox = useOutbox()
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const settle = (room: OwnRoom): void => {
    form.settle(groundOf(room))
    onSaved(room)
  }
  const { handIn, pending, openOf } = useHandIn(savingRoom, result => {
    if (result.state === 'done') settle(result.answer)
    else if (result.state === 'refused') {
      form.fallBack()
      setProblem(problemOf(result))
    }
  })
  const open = openOf({})?.item
  const isChecking = open !== undefined && !pending
  const sentBefore = isChecking ? handedIn(open) : null
  const { restOn } = form
  // One of an earlier visit: its draft may end at any moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item.
  useEffect(() => {
    if (!sentBefore) return
    const { text, fields } = sentBefore
    const { ground } = form
    queueMicrotask(() => restOn({ ...readForm(roomKind, fields, ground), text }))
  }, [open?.id, isChecking])

  const save = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending || isChecking) return
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { fields: sent.fields, baseVersion: form.version() })
    if (result.state === 'done') return settle(result.answer)
    // What is still on its way may have arrived.
    if (result.state !== 'waiting' && result.state !== 'checking') form.fallBack()
    setProblem(problemOf(result))
  }
  return {
    save,
    pending,
    problem,
    isChecking,
    /** Act that is under way, in words. */
    doing: pending ? '保存しています' : isChecking && '保存できたか確かめています',
    askAgain: () => void (open && outbox?.hurry(open).catch(() => {})),
    reason: isChecking ? CHECKING : offlineWritingReason(online, '保存できます'),
  }
}
