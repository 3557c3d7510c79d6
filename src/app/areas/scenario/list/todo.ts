// Task of an entry of one's own: what it asks of its player now, and where that is done.
import type { OwnScenario } from '../entry/held.ts'

export type Todo = {
  words: string
  /** Something is to be done; else one waits. */
  isDue: boolean
  to: 'participation' | 'playing' | 'board' | 'scenario'
}

export function todoOf({
  state,
  entry,
}: Pick<OwnScenario, 'state'> & { entry: Pick<OwnScenario['entry'], 'state' | 'sentAt'> }): Todo {
  const waits = (words: string): Todo => ({ words, isDue: false, to: 'scenario' })
  if (entry.state === 'won' && state === 'priority')
    return { words: '参加を確定する', isDue: true, to: 'participation' }
  if (entry.state === 'applied') return waits(state === 'reservation' ? '予約中' : '抽選を待っています')
  if (state === 'consultation') {
    return entry.sentAt === null
      ? { words: 'プレイングを書く', isDue: true, to: 'playing' }
      : { words: 'プレイング提出済み', isDue: false, to: 'playing' }
  }
  if (state === 'priority' || state === 'recruiting') return { words: '相談できます', isDue: false, to: 'board' }
  return waits('リプレイを待っています')
}

/** Order of the list: things to do, then by the next date; phases that wait for none come last. */
export const byUrgency = <Item extends { todo: Todo; at: string | null }>(items: readonly Item[]): Item[] =>
  items.toSorted(
    (one, other) => Number(other.todo.isDue) - Number(one.todo.isDue) || (one.at ?? '9').localeCompare(other.at ?? '9'),
  )
