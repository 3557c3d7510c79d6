// Sheet with the word of a page in its address.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { isEventId } from '#rules/event-page-address.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { type DeskPage, eventPageQueries } from '../queries.ts'
import { renamingPage } from './writes.ts'

export function RenameSheet({ page, onClose }: { page: DeskPage; onClose: () => void }) {
  const { worldId, eventId, title, state } = page
  const client = useQueryClient()
  const navigate = useNavigate()
  const { written, write, forget } = useWritten(`eventPageWord1:${worldId}/${eventId}`, { word: eventId })
  const [isTried, setTried] = useState(false)
  const go = async (renamed: DeskPage): Promise<void> => {
    forget()
    client.setQueryData(eventPageQueries.desk(worldId, renamed.eventId).queryKey, renamed)
    onClose()
    await navigate({
      ...{ to: '/myPage/admin/worldEventPage/$worldId/$eventId', params: { worldId, eventId: renamed.eventId } },
      ...{ search: {}, replace: true },
    })
  }
  const desk = usePress(
    renamingPage,
    { worldId, eventId },
    { onLate: renamed => void go(renamed), can: '変更できます' },
  )
  const word = written.word.trim()
  const fault = isEventId(word) ? undefined : eventPageRefusals.EVENT_ID_FAULT.message
  const save = async (): Promise<void> => {
    setTried(true)
    if (fault) return
    if (word === eventId) return onClose()
    const renamed = await desk.press({ worldId, oldEventId: eventId, newEventId: word, title })
    if (renamed) await go(renamed)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="アドレスを変える"
      lead={state === 'draft' ? title : '前のアドレスは、すぐに開けなくなります。配ったリンクにお気をつけください。'}
    >
      <form
        noValidate
        className="mt-3 grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="アドレスの言葉"
          required
          data-autofocus=""
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={written.word}
          error={isTried || word !== '' ? fault : undefined}
          hint={<span className="wrap-anywhere">{`/world/${worldId}/event/${word || '…'}`}</span>}
          onChange={event => write({ word: event.currentTarget.value })}
        />
        <SheetAnswers of={desk} yes="変える" pendingLabel="変えています" onClose={onClose} />
      </form>
    </Sheet>
  )
}
