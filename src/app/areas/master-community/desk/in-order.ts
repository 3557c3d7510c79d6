/** Rows in an order that was pressed and is not read again yet; rows as they came where the two do not fit. */
export function inOrder<Row>(
  rows: readonly Row[],
  ids: readonly number[] | null,
  idOf: (row: Row) => number,
): readonly Row[] {
  if (ids === null || ids.length !== rows.length) return rows
  const sorted = ids.flatMap(id => rows.find(row => idOf(row) === id) ?? [])
  return sorted.length === rows.length ? sorted : rows
}
