// An admin moves a counter by so many. Sent again after a lost answer, it counts once; what was lost is settled when the sheet
// opens, so that the same number is a new act again.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useCallback, useEffect, useState } from 'react'
import type { Area } from '#app/platform/belongings.ts'
import { settleAct } from '#app/platform/sent-act.ts'
import { useSentAct } from '#app/platform/use-sent-act.ts'
import { TextField } from '#app/ui/Field.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { formatCount } from '#rules/rewards.ts'
import { MOST_COUNTER_CHANGE } from '#rules/worlds.ts'
import { type WorldCounter, worldCalls, worldQueries } from './queries.ts'

const NO_NUMBER = '増やす数、または減らす数（-5 など）を半角の整数で入力してください'
const TOUCHES: readonly Area[] = ['world']

export function CounterSheet({ counter, onClose }: { counter: WorldCounter; onClose: () => void }) {
  const client = useQueryClient()
  const { send, pending, problem, online } = useSentAct(TOUCHES)
  const [typed, setTyped] = useState('1')
  const [wrong, setWrong] = useState<string>()
  const { worldId, worldCounterId, count, unit } = counter
  const name = `counter:${worldCounterId}`

  const show = useCallback(
    (moved: WorldCounter) => client.setQueryData(worldQueries.counter(worldId, worldCounterId).queryKey, moved),
    [client, worldId, worldCounterId],
  )
  useEffect(() => {
    if (!online) return
    settleAct(name).then(
      settled => settled && show(settled.answer as WorldCounter),
      () => {},
    )
  }, [online, name, show])
  const move = async (change: number): Promise<void> => {
    const moved = await send<WorldCounter>(name, worldCalls.updateWorldCounter.request({ worldCounterId, change }))
    if (!moved) return
    show(moved)
    toasts.add({ type: 'success', title: `${formatCount(moved.count)}${unit}になりました` })
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending !== null || !online) return
    const change = /^[+-]?\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0
    const isGood = change !== 0 && Math.abs(change) <= MOST_COUNTER_CHANGE
    setWrong(isGood ? undefined : NO_NUMBER)
    if (isGood) void move(change)
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
        {problem && <ProblemNotice problem={problem} className="mt-3" />}
        <ConfirmActions
          onCancel={onClose}
          type="submit"
          pending={pending !== null}
          reason={offlineReason(online, '動かせます')}
        >
          動かす
        </ConfirmActions>
      </form>
    </Sheet>
  )
}
