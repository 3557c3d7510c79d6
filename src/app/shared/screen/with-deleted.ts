// Rows of a list with those that were deleted on this screen: each keeps its place until the list is read elsewhere.

/**
 * @param list as it was read
 * @param order of the list, by which deleted rows find their place
 */
export function withDeleted<Row>(
  list: readonly Row[],
  deleted: readonly Row[],
  idOf: (row: Row) => number | string,
  order: (one: Row, other: Row) => number,
): { row: Row; isDeleted: boolean }[] {
  const gone = new Set(deleted.map(idOf))
  return [...list.filter(row => !gone.has(idOf(row))), ...deleted]
    .sort(order)
    .map(row => ({ row, isDeleted: gone.has(idOf(row)) }))
}
