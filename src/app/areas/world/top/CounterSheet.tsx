// Sheet in which an admin changes a counter by a number. Repeated after a lost answer it counts once; until the answer
// arrives, no other change is taken.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { type WorldCounter, worldCalls, worldQueries } from '#app/shared/world/queries.ts'
import { TextField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { formatCount } from '#rules/rewards.ts'
import { MOST_COUNTER_CHANGE } from '#rules/worlds.ts'

const NO_NUMBER = '増やす数、または減らす数（-5 など）を半角の整数で入力してください'

const moving = defineWrite({
  kind: 'world.counter',
  policy: 'online',
  thing: ['worldCounterId'],
  touches: ['world'],
  toasts: 'none',
  press: ({ counter: { worldCounterId, title }, change }: { counter: WorldCounter; change: number }) => ({
    entity: `counter:${worldCounterId}`,
    request: worldCalls.updateWorldCounter.request({ worldCounterId, change }),
    note: title,
    facts: { worldCounterId },
  }),
})

export function CounterSheet({ counter, onClose }: { counter: WorldCounter; onClose: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('1')
  const [wrong, setWrong] = useState<string>()
  /** Change that waits for a yes. */
  const [asked, ask] = useState<number | null>(null)
  const { worldId, worldCounterId, count, unit } = counter
  const desk = usePress(moving, { worldCounterId }, { can: '動かせます' })

  const move = async (change: number): Promise<void> => {
    const moved = await desk.press({ counter, change })
    if (!moved) return
    client.setQueryData(worldQueries.counter(worldId, worldCounterId).queryKey, moved)
    toasts.add({ type: 'success', title: `${formatCount(moved.count)}${unit}になりました` })
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (desk.pending || desk.reason) return
    const change = /^[+-]?\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0
    const isGood = change !== 0 && Math.abs(change) <= MOST_COUNTER_CHANGE
    setWrong(isGood ? undefined : NO_NUMBER)
    if (isGood) ask(change)
  }
  return (
    <Sheet open onClose={onClose} title={counter.title} lead={`いま ${formatCount(count)}${unit}`}>
      <form onSubmit={submit} noValidate className="mt-3">
        <TextField
          label="増やす数（減らすときは -5 など）"
          inputMode="text"
          autoComplete="off"
          maxLength={11}
          value={typed}
          error={wrong}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <PressNotice of={desk} />
        <ConfirmActions onCancel={onClose} type="submit" pending={desk.pending} reason={desk.reason}>
          動かす
        </ConfirmActions>
      </form>
      {asked !== null && (
        <AskFirst
          asked={{
            title: `${formatCount(count)}${unit}を${formatCount(count + asked)}${unit}にしますか？`,
            lead: 'ワールドのトップで、すぐにだれにでも見えます。',
            yes: '動かす',
          }}
          onClose={() => ask(null)}
          onYes={() => void move(asked)}
        />
      )}
    </Sheet>
  )
}
