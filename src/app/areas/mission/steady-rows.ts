// The rows of the waiting rewards keep their places while one claims: what was received here stays where it stood, so that
// nothing moves up under the finger, until the list is another one.
import { useState } from 'react'
import type { Mission } from './queries.ts'

/** @property isTaken it was here and waits no more: its reward was received */
export type Row = { mission: Mission; isTaken: boolean }

/** What the server tells, with what was claimed and has left since put back at its place. */
export function steadyRows(
  before: readonly Row[],
  now: readonly Mission[],
  isClaimed: (mission: Mission) => boolean,
): Row[] {
  const rows: Row[] = now.map(mission => ({ mission, isTaken: false }))
  const waiting = new Set(now.map(({ id }) => id))
  for (const [index, { mission }] of before.entries()) {
    if (!waiting.has(mission.id) && isClaimed(mission)) rows.splice(index, 0, { mission, isTaken: true })
  }
  return rows
}

const none: readonly Mission[] = []

/**
 * @param list another name is another list
 * @param isClaimed whether its reward was asked for on this screen
 */
export function useSteadyRows(
  list: string,
  isClaimed: (mission: Mission) => boolean,
  missions: readonly Mission[] = none,
): readonly Row[] {
  const [shown, setShown] = useState(() => ({ list, missions, rows: steadyRows([], missions, isClaimed) }))
  if (shown.list === list && shown.missions === missions) return shown.rows
  // Between two pages nothing is known for a moment: what stood there before is no part of the next.
  const rows = steadyRows(shown.list === list ? shown.rows : [], missions, isClaimed)
  setShown({ list, missions, rows })
  return rows
}
