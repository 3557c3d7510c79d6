// Numbers of a phase that its master may choose, with their defaults and limits.
import { type ScenarioKind, scenarioKind } from '../codes/scenario.ts'

export interface PhaseSettings {
  /** Most characters in the phase; null in events, which have no limit. */
  seats: number | null
  /** Fewest characters with which the phase begins. */
  minimum: number
  /** Price of a seat in coins, and the additional price of reserving one. */
  cost: number
  reservingCost: number
  /** Most characters of a playing text, counted by max_digits_replace. */
  playingMax: number
  reservationHours: number
  lotteryMinutes: number
  confirmingHours: number
  recruitingHours: number
  consultationDays: number
  writingDays: number
  /** Whether one player may bring several characters. */
  allowsSeveral: boolean
  /** Whether team tags may change for a day after the deadline. */
  allowsLateTags: boolean
}

const PARTY: PhaseSettings = {
  seats: 8,
  minimum: 4,
  cost: 500,
  reservingCost: 100,
  playingMax: 600,
  reservationHours: 24,
  lotteryMinutes: 30,
  confirmingHours: 24,
  recruitingHours: 24,
  consultationDays: 5,
  writingDays: 14,
  allowsSeveral: false,
  allowsLateTags: true,
}

/** Events accept everybody from their publication on: no reservation, no lottery, no limit of seats; texts are half as long. */
const EVENT: PhaseSettings = {
  ...PARTY,
  ...{ seats: null, minimum: 1, cost: 250, reservingCost: 0, playingMax: 300, recruitingHours: 72 },
}

export const defaultSettings = (kind: ScenarioKind): PhaseSettings => (kind === scenarioKind.event ? EVENT : PARTY)

/** Least and greatest value of each setting, both included. */
export const SETTING_LIMITS = {
  seats: [1, 60],
  minimum: [1, 60],
  cost: [0, 5_000],
  reservingCost: [0, 1_000],
  playingMax: [100, 1_000],
  reservationHours: [1, 168],
  lotteryMinutes: [5, 720],
  confirmingHours: [1, 72],
  recruitingHours: [1, 336],
  consultationDays: [1, 14],
  writingDays: [1, 60],
} as const satisfies Partial<Record<keyof PhaseSettings, readonly [number, number]>>

/** Most running reservations and seats of one player in all worlds. */
export const RUNNING_ENTRIES_MAX = 10
/** First openings of a new master, which may only have the difficulty 普通 and the reward 普通. */
export const OPENINGS_OF_NEW_MASTERS = 3
