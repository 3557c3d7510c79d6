// An admin moves a counter by so many. One act has one key: sent again after a lost answer, it counts once.
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { formatCount } from '#rules/rewards.ts'
import { MOST_COUNTER_CHANGE } from '#rules/worlds.ts'
import { type WorldCounter, worldCalls, worldQueries } from './queries.ts'

const NO_NUMBER = '増やす数、または減らす数（-5 など）を半角の整数で入力してください'
const UNKNOWN = '届いたか確かめられませんでした。もう一度押しても、二重には数えません。'

export function CounterSheet({ counter, onClose }: { counter: WorldCounter; onClose: () => void }) {
  const online = useOnline()
  const client = useQueryClient()
  const act = useRef<{ change: number; key: string } | null>(null)
  const [typed, setTyped] = useState('1')
  const [pending, setPending] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const { worldId, worldCounterId, count, unit } = counter

  const send = async (change: number): Promise<void> => {
    if (act.current?.change !== change) act.current = { change, key: randomUuid() }
    setPending(true)
    setProblem(null)
    try {
      const { key } = act.current
      const moved = await worldCalls.updateWorldCounter.send({ worldCounterId, change }, { key })
      client.setQueryData(worldQueries.counter(worldId, worldCounterId).queryKey, moved)
      toasts.add({ type: 'success', title: `${formatCount(moved.count)}${unit}になりました` })
      onClose()
    } catch (error) {
      const isAnswer = error instanceof Refusal && error.status < 500
      if (isAnswer) act.current = null
      setProblem(isAnswer ? error.message : UNKNOWN)
    } finally {
      setPending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || !online) return
    const change = /^[+-]?\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0
    const isGood = change !== 0 && Math.abs(change) <= MOST_COUNTER_CHANGE
    setWrong(isGood ? undefined : NO_NUMBER)
    if (isGood) void send(change)
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
        {problem && (
          <Notice tone="hi" icon={TriangleAlert} className="mt-3">
            {problem}
          </Notice>
        )}
        <Actions>
          <Button variant="line" size="big" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button
            type="submit"
            variant="shu"
            size="big"
            pending={pending}
            reason={online ? undefined : 'オフラインのため動かせません。'}
          >
            動かす
          </Button>
        </Actions>
      </form>
    </Sheet>
  )
}
