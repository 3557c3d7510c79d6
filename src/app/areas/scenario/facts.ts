// Facts of a scenario as its screens say them: its state, its next date, its seats, what it costs.
import type { ChipTone } from '#app/ui/Chip.tsx'
import { timeLeft } from '#app/ui/days.ts'
import { scenarioType } from '#rules/codes/scenario.ts'
import { formatDeadline, isUrgent } from '#rules/dates.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import type { PhaseDate } from '#rules/scenario/phase-facts.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { ScenarioCard } from './queries.ts'

type Phase = Pick<ScenarioCard, 'state' | 'dates'>

export const stateWords = ({ state }: Pick<Phase, 'state'>): string => stateName(state)

/** Whether a phase waits for its replay. */
export const awaitsReplay = ({ state }: Pick<Phase, 'state'>): boolean => state === 'resolving' || state === 'late'
export const hasReplayTab = (phase: Pick<Phase, 'state'>): boolean => phase.state === 'completed' || awaitsReplay(phase)

const tones: Partial<Record<ScenarioState, ChipTone>> = {
  reservation: 'ai',
  lottery: 'kin',
  priority: 'kin',
  recruiting: 'matsuba',
  consultation: 'ai',
  late: 'hi',
  notEstablished: 'hi',
  withdrawn: 'hi',
}
export const stateTone = (state: ScenarioState): ChipTone => tones[state] ?? 'line'

/** The period that ends at each date. */
export const dateNames: Record<PhaseDate, string> = {
  openAt: '公開',
  reservationUntil: '予約',
  drawAt: '抽選',
  confirmUntil: '確定',
  recruitUntil: '募集',
  playingUntil: 'プレイング',
  replayDueAt: 'リプレイ',
}

export interface NextDate {
  name: string
  at: string
  /** 今日 23:30 */
  text: string
  /** あと3時間; empty once it has passed */
  left: string
  isUrgent: boolean
}

/** The date that a phase waits for; null where it waits for none. */
export function nextDateOf({ state, dates }: Phase, now: number): NextDate | null {
  // A late phase waits for its replay.
  const name = state === 'late' ? 'replayDueAt' : awaitedDate(state)
  const at = name && dates[name]
  if (!name || !at) return null
  return {
    name: dateNames[name],
    at,
    text: formatDeadline(at, now),
    left: timeLeft(at, now),
    isUrgent: isUrgent(at, now),
  }
}

type Seats = Pick<ScenarioCard, 'state' | 'seats' | 'applicants' | 'seated'>

/** Number of applicants or participants beside the number of seats: 応募 5 / 定員 8. */
export function seatWords({ state, seats, applicants, seated }: Seats): string {
  if (seats === null) return `参加 ${seated}・定員なし`
  if (state === 'reservation' || state === 'lottery') {
    return `応募 ${applicants} / 定員 ${seats}${applicants > seats ? '・抽選' : ''}`
  }
  if (state === 'priority') return `確定 ${seated} / 定員 ${seats}`
  if (state === 'recruiting') return seated < seats ? `残り ${seats - seated}席` : `満席 ${seated} / ${seats}`
  return `${seated} / ${seats}名`
}

/** Whether players ordered it: it begins with its consultation, without reservation, lottery or a fee of its own. */
export const isOrdered = ({ scenarioType: of }: Pick<ScenarioCard, 'scenarioType'>): boolean =>
  of !== scenarioType.normal

export const headsOf = ({ state, applicants, seated }: Seats): number =>
  state === 'reservation' || state === 'lottery' ? applicants : seated

const entryWords: Record<EntryState, { words: string; tone: ChipTone }> = {
  applied: { words: '予約中', tone: 'kin' },
  won: { words: '当選・確定待ち', tone: 'matsuba' },
  seated: { words: '参加決定', tone: 'matsuba' },
  lost: { words: '落選', tone: 'line' },
  lapsed: { words: '未確定のため失効', tone: 'line' },
  cancelled: { words: '取り消し済み', tone: 'line' },
  left: { words: '辞退', tone: 'line' },
  ended: { words: '終了', tone: 'line' },
}
export const entryFace = (state: EntryState) => entryWords[state]
