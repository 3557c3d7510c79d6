// Words to write the demo missions with: what most of them share is filled in here.

import type { DemoMission, DemoReward } from '../shapes.ts'

export const normal = 0
export const daily = 1
export const weekly = 2
export const monthly = 3

export const lp = (amount: number): DemoReward => ({ kind: 'LP', amount })
export const ac = (amount: number): DemoReward => ({ kind: 'AC', amount })
/** The nth token of the mission's world, counted from 1. */
export const token = (nth: number, amount: number): DemoReward => ({ kind: 'token', token: nth, amount })
export const item = (itemCode: string, amount = 1): DemoReward => ({ kind: 'item', itemCode, amount })

/** Most missions are fulfilled by any value, at once, and without a due date. */
type Defaulted = 'achievementValue' | 'requiredCount' | 'dueInDays'
type MissionRow = Omit<DemoMission, 'worldId' | Defaulted> & Partial<Pick<DemoMission, Defaulted>>

export const missionsOf = (worldId: DemoMission['worldId'], rows: readonly MissionRow[]): readonly DemoMission[] =>
  rows.map(row => ({ achievementValue: null, requiredCount: 1, dueInDays: null, ...row, worldId }))
