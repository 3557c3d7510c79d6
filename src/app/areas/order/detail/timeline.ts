// Steps of an order from the request to the replay: what was done and when, what is under way and until when, what comes.
import { ORDER_WAIT_DAYS, USUAL_DIRECTOR_DAYS } from '#rules/order/schedule.ts'
import { GATHERING, type OrderState } from '#rules/order/states.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { ownerOf, people } from '../order-words.ts'
import type { Order } from '../queries.ts'

export interface TimelineStep {
  name: string
  note?: string
  standing: 'done' | 'now' | 'coming'
  /** Time at which it was done, or until which it is under way; null where only days are known. */
  at: string | null
  /** Words in place of a time: ふつう 2日 */
  usual?: string
}

type Told = Pick<
  Order,
  'type' | 'state' | 'scenarioState' | 'seats' | 'joinedCount' | 'party' | 'ownerName' | 'dueAt' | 'logList'
> &
  Pick<Order, 'isOpen' | 'masterName' | 'writingDays' | 'createdAt'> &
  Partial<Pick<Order, 'memberList'>>

const CONFIRMED = ['confirm', 'confirmPlan']
const PASSED = ['passOn', 'passOpen']
const TAKEN = ['accept', 'take']
const WRITTEN: readonly ScenarioState[] = ['resolving', 'late']

/** State in which it stood before it was cancelled; its present one otherwise. */
const lastState = ({ state, logList }: Told): OrderState =>
  state === 'Cancel' ? (logList.findLast(({ to }) => to === 'Cancel')?.from ?? 'PreOrder') : state

export function timelineOf(order: Told): TimelineStep[] {
  const { type, seats, joinedCount, party, dueAt, isOpen, masterName, scenarioState } = order
  const owner = party === 'owner' ? 'あなた' : ownerOf(order)
  const isCancelled = order.state === 'Cancel'
  const isRequest = type === 'RequestScenario'
  const state = lastState(order)
  // Steps before the order was last sent back to its owner do not count.
  const since = order.logList.findLastIndex(({ to }) => to !== null && GATHERING.includes(to))
  const whenOf = (acts: readonly string[]): string | null =>
    order.logList.slice(since + 1).findLast(({ act }) => acts.includes(act))?.createdAt ?? null
  const steps: {
    name: string
    note?: string
    states: readonly OrderState[]
    acts: readonly string[]
    usual?: string
  }[] = [
    {
      name: isRequest ? '依頼を書いた' : '申し込んだ',
      note: owner,
      states: [],
      acts: [],
    },
    {
      name: seats > 1 ? `${people(seats)}をあつめる` : '内容を確かめて確定する',
      states: GATHERING,
      acts: CONFIRMED,
      ...(seats > 1 && {
        note: `${joinedCount} / ${seats}名・つぎに${owner}が確定`,
      }),
    },
    ...(isRequest
      ? [
          {
            name: '運営の確認',
            states: ['CheckingByDirector'] as const,
            acts: PASSED,
            usual: `ふつう ${USUAL_DIRECTOR_DAYS}日`,
          },
        ]
      : []),
    {
      name: isOpen ? '引き受けるマスター' : 'マスターの返事',
      note:
        TAKEN.some(act => whenOf([act])) && masterName
          ? `${masterName}さんが引き受けました`
          : 'ここまでは、とりやめても全額もどります',
      states: ['CheckingByMaster', 'OpenRequesting'],
      acts: TAKEN,
      usual: `${ORDER_WAIT_DAYS[isOpen ? 'OpenRequesting' : 'CheckingByMaster']}日以内`,
    },
    { name: 'オープニング', states: ['Ordered'], acts: ['release'], usual: `${ORDER_WAIT_DAYS.Ordered}日以内` },
  ]
  const now = steps.findIndex(({ states }) => states.includes(state))
  // Released: every step of the order is done, and the scenario goes on.
  const at = state === 'Released' ? steps.length : Math.max(1, now)
  const told = steps.map(({ name, note, acts, usual }, index): TimelineStep => {
    const standing = index < at ? 'done' : index === at && !isCancelled ? 'now' : 'coming'
    const time =
      standing === 'done' ? (index === 0 ? order.createdAt : whenOf(acts)) : standing === 'now' ? dueAt : null
    return { name, standing, at: time, ...(note && { note }), ...(usual && { usual }) }
  })
  if (isCancelled) {
    const ended = order.logList.findLast(({ to }) => to === 'Cancel')
    const end = { name: '取り消し', standing: 'now', at: ended?.createdAt ?? null, note: 'ここで終わりました' } as const
    return [...told.filter(({ standing }) => standing === 'done'), end]
  }
  const isPlaying = state === 'Released' && scenarioState !== null
  const isWriting = isPlaying && WRITTEN.includes(scenarioState)
  const isTold = isPlaying && scenarioState === 'completed'
  return [
    ...told,
    {
      name: '相談とプレイング',
      standing: isTold || isWriting ? 'done' : isPlaying ? 'now' : 'coming',
      at: null,
    },
    {
      name: 'リプレイ',
      standing: isTold ? 'done' : isWriting ? 'now' : 'coming',
      at: null,
      usual: `執筆 ${order.writingDays}日`,
    },
  ]
}
