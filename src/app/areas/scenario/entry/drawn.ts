// Outcome of the draw for an entry of one's own, as long as it matters: who won has to confirm, who lost hears what came back.
import { ticketsOf } from '#rules/scenario/lottery.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { OwnEntry, Scenario } from '../queries.ts'

type Entry = Scenario['entryList'][number]

export interface Drawn {
  entry: Entry
  outcome: 'won' | 'lost' | 'lapsed'
  rank: number
  /** number of entries of the draw */
  of: number
  seats: number
  tickets: number
  /** chance of a seat at the draw; null where an answer of an earlier version is kept */
  chance: number | null
}

/** Until the texts are due, a loser may still wonder where the coins are. */
const OF_LOSERS: readonly ScenarioState[] = ['priority', 'recruiting', 'consultation']

/** @returns null before a draw, for who was not in it, and once it matters no more */
export function drawnOf({ lottery, entryList, seats, state }: Scenario): Drawn | null {
  if (!lottery?.drawnAt || lottery.entries === null || seats === null) return null
  const isOver = ({ state: of }: OwnEntry) => of === 'lost' || of === 'lapsed'
  // A character that has come in after all is told of that alone.
  if (entryList.some(entry => entry.rank === null && entry.state === 'seated')) return null
  const entry = entryList.find(
    one => one.rank !== null && (isOver(one) ? OF_LOSERS.includes(state) : state === 'priority' && isIn(one)),
  )
  if (!entry || entry.rank === null) return null
  const outcome = entry.state === 'lost' || entry.state === 'lapsed' ? entry.state : 'won'
  const facts = { seats, tickets: ticketsOf(entry.fatePower), chance: entry.drawnChance ?? null }
  return { entry, outcome, rank: entry.rank, of: lottery.entries, ...facts }
}

const isIn = ({ state }: OwnEntry): boolean => state === 'won' || state === 'seated'
