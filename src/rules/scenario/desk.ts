// The desk of masters and the office: groups of openings by how far they have come, what may be pressed in each state.
import { type ScenarioType, scenarioType } from '../codes/scenario.ts'
import type { DeskGroup } from './desk-groups.ts'
import { isFor } from './life-cycle.ts'
import type { ScenarioState } from './states.ts'
import { TRANSITIONS, type TransitionName } from './transitions.ts'

export const statesOfGroup: Record<DeskGroup, readonly ScenarioState[]> = {
  draft: ['draft', 'rejected'],
  waiting: ['submitted', 'awaitingPublication'],
  open: ['reservation', 'lottery', 'priority', 'recruiting', 'consultation'],
  writing: ['resolving', 'late'],
  over: ['completed', 'notEstablished', 'withdrawn'],
}

/** States in which the opening may still be changed by its master. */
export const EDITABLE: readonly ScenarioState[] = ['draft', 'rejected']
/** States in which the office may correct it: before publication, and its texts while it is open. */
export const EDITABLE_BY_OFFICE: readonly ScenarioState[] = ['draft', 'submitted', 'awaitingPublication', 'rejected']

/** Acts of a master on an opening. */
export const MASTER_ACTS = ['submit', 'takeBack', 'discard', 'withdraw'] as const
export type MasterAct = (typeof MASTER_ACTS)[number]

/** Repairs of the office, each a row of the table of transitions, beside withdrawing. */
export const REPAIR_ACTS = [
  'repairUnpublish',
  'repairReopen',
  'repairRecruitAgain',
  'repairStartNow',
  'repairReopenTexts',
  'withdraw',
] as const
export type RepairAct = (typeof REPAIR_ACTS)[number]

export const repairLabels: Record<RepairAct, { label: string; effect: string }> = {
  repairUnpublish: { label: '公開前に戻す', effect: '公開をやめて予約と席をすべて取り消し、コインを全額返します。' },
  repairReopen: { label: '募集をやり直す', effect: '先着の募集から始めます。返したコインはそのままです。' },
  repairRecruitAgain: { label: '募集に戻す', effect: '参加者の席はそのままで、お支払いはお預かりに戻ります。' },
  repairStartNow: { label: '相談をいま始める', effect: '未確定の席は空き、参加者のコインはお支払いになります。' },
  repairReopenTexts: {
    label: '締切を開きなおす',
    effect: '相談に戻り、締切が新しく決まります。提出されたリプレイは差し戻します。コインは動きません。',
  },
  withdraw: { label: '取り下げる', effect: '席をすべて取り消し、コインを全額返します。' },
}

/** Most characters of a notice to masters. */
export const NOTICE_MOST = { title: 50, body: 2_000 } as const
/** Most characters of a reason of the office. */
export const REASON_MOST = 500

const mayPress = (
  by: 'master' | 'office',
  state: ScenarioState,
  names: readonly TransitionName[],
  type: ScenarioType,
): TransitionName[] =>
  TRANSITIONS.filter(
    row => names.includes(row.name) && row.by.includes(by) && row.from.includes(state) && isFor(row, type),
  ).map(({ name }) => name)

export const masterActs = (state: ScenarioState, type: ScenarioType = scenarioType.normal): readonly MasterAct[] =>
  mayPress('master', state, MASTER_ACTS, type) as MasterAct[]
export const repairActs = (state: ScenarioState, type: ScenarioType = scenarioType.normal): readonly RepairAct[] =>
  mayPress('office', state, REPAIR_ACTS, type) as RepairAct[]

/** Dates that a master may move to a later time, with the states in which the clock waits for them. */
const EXTENDABLE = {
  reservationUntil: ['reservation'],
  recruitUntil: ['recruiting'],
  playingUntil: ['consultation'],
  replayDueAt: ['resolving', 'late'],
} as const satisfies Record<string, readonly ScenarioState[]>
export type ExtendableDate = keyof typeof EXTENDABLE
export const extendableDates = Object.keys(EXTENDABLE) as ExtendableDate[]

/** The date that may be moved in a state; null where none is. */
export const extendableIn = (state: ScenarioState): ExtendableDate | null =>
  extendableDates.find(name => (EXTENDABLE[name] as readonly ScenarioState[]).includes(state)) ?? null
