// Hook for lists that must not move under the finger: a removed row keeps its place and new rows come below, until the
// screen is opened again.
import { useState } from 'react'

/**
 * Rows that keep their places.
 * @param keyOf key of a row
 * @param isSteady false while the rows are stored ones of the last visit, which need not stay
 * @returns all rows so far, each with whether it has left the list
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  isSteady: boolean,
): readonly { row: Row; isGone: boolean }[] {
  const [met] = useState(() => new Map<number, Row>())
  if (!isSteady) return rows.map(row => ({ row, isGone: false }))
  // An existing key keeps its place.
  for (const row of rows) met.set(keyOf(row), row)
  const now = new Set(rows.map(keyOf))
  return [...met].map(([key, row]) => ({ row, isGone: !now.has(key) }))
}
