// Hook for lists that must not move under the finger: a removed row keeps its place and new rows come below, until the screen
// is opened anew.
import { useState } from 'react'

/**
 * @param keyOf tells rows apart
 * @param isSteady false while what stands there is only what was kept of the last visit: nothing of it stays then
 * @returns every row that was there since, with whether it has left the list
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  isSteady: boolean,
): readonly { row: Row; isGone: boolean }[] {
  const [met] = useState(() => new Map<number, Row>())
  if (!isSteady) return rows.map(row => ({ row, isGone: false }))
  // A key that is there already keeps its place.
  for (const row of rows) met.set(keyOf(row), row)
  const now = new Set(rows.map(keyOf))
  return [...met].map(([key, row]) => ({ row, isGone: !now.has(key) }))
}
