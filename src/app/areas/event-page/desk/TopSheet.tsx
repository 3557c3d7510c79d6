// Sheet with the page that the top of a world shows, and the moment from which it does.
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { toJapanField } from '#rules/dates.ts'
import { fromOpenDateTime, toOpenDateTime } from '#rules/event-pages.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { type DeskPageRow, eventPageQueries, type TopContents } from '../queries.ts'
import { savingTop } from './writes.ts'

interface TopSheetProps {
  worldId: string
  /** pages that can be chosen */
  pages: readonly Pick<DeskPageRow, 'eventId' | 'title' | 'state'>[]
  /** null for a new one */
  top: TopContents | null
  onClose: () => void
}

export function TopSheet({ worldId, pages, top, onClose }: TopSheetProps) {
  const topContentsId = top?.topContentsId ?? null
  const now = useServerNow(eventPageQueries.tops(worldId))
  const { written, write, forget } = useWritten(`eventTop1:${worldId}/${topContentsId ?? 'new'}`, {
    eventId: top?.eventId ?? pages[0]?.eventId ?? '',
    opensAt: toJapanField(top?.openAt ?? null),
  })
  const [isTried, setTried] = useState(false)
  const close = (): void => {
    forget()
    onClose()
  }
  const desk = usePress(savingTop, { worldId, topContentsId }, { onLate: close, can: '決められます' })
  const { eventId, opensAt } = written
  // The page of an event that is over can be kept, and not be chosen anew.
  const chosen = [...(top && !pages.some(page => page.eventId === top.eventId) ? [top] : []), ...pages]
  const fault = fromOpenDateTime(toOpenDateTime(opensAt)) ? undefined : eventPageRefusals.TOP_CONTENTS_TIME.message
  const save = async (): Promise<void> => {
    setTried(true)
    if (fault) return
    const title = chosen.find(page => page.eventId === eventId)?.title ?? ''
    if (await desk.press({ topContentsId, worldId, eventId, title, opensAt })) close()
  }
  return (
    <Sheet open onClose={onClose} title={top ? '告知を変える' : '告知を加える'}>
      <form
        noValidate
        className="mt-3 grid grid-cols-1 gap-4"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <SelectField
          label="ページ"
          value={eventId}
          onChange={event => write({ eventId: event.currentTarget.value, opensAt })}
        >
          {chosen.map(page => (
            <option key={page.eventId} value={page.eventId}>
              {page.title}（{campaignStateLabels[page.state]}）
            </option>
          ))}
        </SelectField>
        <JapanTimeField
          label="出す日時"
          suffix="から出します"
          now={now}
          value={opensAt}
          error={isTried ? fault : undefined}
          onChange={value => write({ eventId, opensAt: value })}
        />
        <SheetAnswers of={desk} yes="決める" pendingLabel="決めています" onClose={onClose} />
      </form>
    </Sheet>
  )
}
