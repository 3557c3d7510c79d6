// Ability points that a player distributes when a character is made.

export const POINTS_TO_ASSIGN = 20
export const POINTS_MOST = 8

/** Points by parameter; a missing parameter has 0. */
export type Points = Readonly<Record<number, number>>

/** Points that have to be put on this many abilities: all of them, or as many as the abilities can take. */
export const pointsWanted = (abilities: number): number => Math.min(POINTS_TO_ASSIGN, abilities * POINTS_MOST)

export const pointsUsed = (points: Points): number => Object.values(points).reduce((sum, each) => sum + each, 0)

/** Whether all points lie on abilities that may have points, none above its limit. */
export function arePointsRight(points: Points, assignable: readonly number[]): boolean {
  const entries = Object.entries(points)
  const fits = entries.every(
    ([id, each]) =>
      Number.isInteger(each) && each >= 0 && each <= POINTS_MOST && (each === 0 || assignable.includes(Number(id))),
  )
  return fits && pointsUsed(points) === pointsWanted(assignable.length)
}

/** The points after one step up or down on one ability; unchanged where a limit is reached. */
export function stepPoints(points: Points, parameterId: number, by: 1 | -1, abilities: number): Points {
  const next = (points[parameterId] ?? 0) + by
  const isFull = by > 0 && pointsUsed(points) >= pointsWanted(abilities)
  if (next < 0 || next > POINTS_MOST || isFull) return points
  return { ...points, [parameterId]: next }
}

/** The points as a list of parameters 1 to 30. */
export const asParameters = (points: Points): number[] =>
  Array.from({ length: 30 }, (_, index) => points[index + 1] ?? 0)
