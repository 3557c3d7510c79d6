// Rows of the waiting rewards that keep their places during claiming: a received one stays at its place, so that nothing
// moves under the finger, until another list is shown.
import { useState } from 'react'
import type { Mission } from './queries.ts'

/** @property isTaken whether its reward was received, so that it is no longer in the server's list */
export type Row = { mission: Mission; isTaken: boolean }

/** The server's rows, with claimed ones that have left put back at their places. */
function steadyRows(before: readonly Row[], now: readonly Mission[], isClaimed: (mission: Mission) => boolean): Row[] {
  const rows: Row[] = now.map(mission => ({ mission, isTaken: false }))
  const waiting = new Set(now.map(({ id }) => id))
  for (const [index, { mission }] of before.entries()) {
    if (!waiting.has(mission.id) && isClaimed(mission)) rows.splice(index, 0, { mission, isTaken: true })
  }
  return rows
}

const none: readonly Mission[] = []

/**
 * @param list name of the list; another name starts a new one
 * @param isClaimed whether the reward was claimed on this screen
 */
export function useSteadyRows(
  list: string,
  isClaimed: (mission: Mission) => boolean,
  missions: readonly Mission[] = none,
): readonly Row[] {
  const [shown, setShown] = useState(() => ({ list, missions, rows: steadyRows([], missions, isClaimed) }))
  if (shown.list === list && shown.missions === missions) return shown.rows
  // Between two pages there is no data for a moment; the rows of the former page must not be put into the next.
  const rows = steadyRows(shown.list === list ? shown.rows : [], missions, isClaimed)
  setShown({ list, missions, rows })
  return rows
}
