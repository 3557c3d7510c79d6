// The master's calendar: adding days, and deleting them, which can be taken back.
import { CalendarPlus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ROOM_DAYS_MOST, ROOM_MOST, roomDayErrors } from '#rules/master-rooms.ts'
import { lengthCount } from '#rules/text/count.ts'
import { DayRows } from '../DayRows.tsx'
import type { OwnRoom, RoomDayRow } from '../queries.ts'
import { addingDay, removingDay } from '../writes.ts'

export function DayDesk({ room: { dayList, today } }: { room: OwnRoom }) {
  return (
    <>
      <DayForm today={today} />
      <SectionHeading>
        これからの予定
        <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">
          {dayList.length} / {ROOM_DAYS_MOST}件
        </span>
      </SectionHeading>
      {dayList.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing />}
          title="予定はありません。"
          note="執筆の予定や、お休みの日を書いておくと、ルームに出ます。"
        />
      ) : (
        <DayRows days={dayList} trailing={day => <Remove day={day} />} />
      )}
      <p className="mt-2 text-meta text-ink-soft">過ぎた予定は、自動で見えなくなります。</p>
    </>
  )
}

const NOTHING = { fromDay: '', toDay: '', words: '' }

function DayForm({ today }: { today: string }) {
  const [written, setWritten] = useState(NOTHING)
  const [isTried, setTried] = useState(false)
  const acts = usePress(addingDay, {}, { can: '加えられます' })
  const { fromDay, words } = written
  const day = { ...written, toDay: written.toDay || fromDay }
  const faults = isTried ? roomDayErrors(day, today) : {}
  const change = (patch: Partial<typeof NOTHING>): void => setWritten(before => ({ ...before, ...patch }))
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    const isWrong = Object.keys(roomDayErrors(day, today)).length > 0
    setTried(isWrong)
    if (isWrong) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const added = await acts.press(day)
    if (added) setWritten(NOTHING)
  }
  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-3" onSubmit={event => void add(event)}>
      <div className="grid gap-3 min-[400px]:grid-cols-2">
        <TextField
          label="はじめの日"
          type="date"
          required
          min={today}
          value={fromDay}
          error={faults.fromDay}
          onChange={event => change({ fromDay: event.currentTarget.value })}
        />
        <TextField
          label="おわりの日"
          type="date"
          min={fromDay || today}
          value={written.toDay}
          error={faults.toDay}
          hint="1日だけのときは、空のままで。"
          onChange={event => change({ toDay: event.currentTarget.value })}
        />
      </div>
      <TextField
        label="予定"
        required
        autoComplete="off"
        value={words}
        error={faults.words}
        hint={<span className="num">{`${lengthCount(words)} / ${ROOM_MOST.dayWords}字`}</span>}
        onChange={event => change({ words: event.currentTarget.value })}
      />
      <PressNotice of={acts} className="" />
      <Button
        type="submit"
        variant="shu"
        icon={CalendarPlus}
        className="justify-self-start"
        pending={acts.pending}
        pendingLabel="加えています"
        reason={acts.reason}
      >
        予定を加える
      </Button>
    </form>
  )
}

function Remove({ day }: { day: RoomDayRow }) {
  const acts = usePress(removingDay, { dayId: day.dayId }, { can: '削除できます' })
  const adding = usePress(addingDay, {}, {})
  const { fromDay, toDay, words } = day
  const remove = async (): Promise<void> => {
    if (acts.pending || acts.reason) return
    const removed = await acts.press(day)
    if (!removed) return
    toasts.add({
      type: 'success',
      overline: words,
      title: '予定を削除しました',
      action: { label: '元に戻す', onPress: () => void adding.press({ fromDay, toDay, words }) },
    })
  }
  return (
    <>
      <IconButton icon={Trash2} label={`予定を削除：${words}`} aria-busy={acts.pending} onClick={() => void remove()} />
      <PressNotice of={acts} className="w-full" />
    </>
  )
}
