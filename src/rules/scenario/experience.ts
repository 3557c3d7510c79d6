// Experience of a character and the levels that follow from it.
import { type Points, pointsUsed } from '../registration-points.ts'

const LEVEL_MOST = 99
/** Experience that the step from a level to the next takes where a world says nothing. */
const NEED_PER_LEVEL = 100

/** Experience for the next level, by the level that a character has; null: as the service has it. */
export type LevelNeeds = ReadonlyMap<number, number>

const needOf = (level: number, needs: LevelNeeds): number => needs.get(level) ?? NEED_PER_LEVEL * level

export interface Standing {
  level: number
  /** Experience since that level was reached, and what the next one takes; null at the last level. */
  since: number
  need: number | null
}

/** Level of a character after it got so much more. @param since experience since its level was reached */
export function standingAfter(level: number, since: number, gained: number, needs: LevelNeeds): Standing {
  let [at, rest] = [level, since + gained]
  while (at < LEVEL_MOST && rest >= needOf(at, needs)) {
    rest -= needOf(at, needs)
    at += 1
  }
  return { level: at, since: rest, need: at < LEVEL_MOST ? needOf(at, needs) : null }
}

/** Ability points of one level-up. */
const POINTS_PER_LEVEL = 2

/**
 * Ability points of the level-ups from one level to another, on the parameters that the player chose when the character
 * was made: those with most points first, in turn, so that a character grows into what it was made for.
 */
export function pointsOfLevels(
  [from, to]: readonly [number, number],
  atFirst: Points,
  assignable: readonly number[],
): Record<number, number> {
  const wanted = pointsUsed(atFirst) > 0 ? atFirst : Object.fromEntries(assignable.map(id => [id, 1]))
  const chosen = Object.entries(wanted)
    .map(([id, points]) => ({ id: Number(id), points }))
    .filter(({ id, points }) => points > 0 && assignable.includes(id))
    .sort((a, b) => b.points - a.points || a.id - b.id)
  const given: Record<number, number> = {}
  // Turns are counted from the first level on, so that levels got one by one give the same as all at once.
  for (let turn = (from - 1) * POINTS_PER_LEVEL; turn < (to - 1) * POINTS_PER_LEVEL; turn++) {
    const next = chosen[turn % chosen.length]
    if (next) given[next.id] = (given[next.id] ?? 0) + 1
  }
  return given
}
