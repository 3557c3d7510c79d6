// Search for a line of an older text in the changed text.

/** Number of the line nearest to `asked` that begins with `quoted`; `asked` when none does. @param lines as readers see them */
export function nearestLine(lines: readonly string[], asked: number, quoted: string): number {
  if (quoted === '') return asked
  const fits = (row: number): boolean => (lines[row - 1] ?? '').trim().startsWith(quoted)
  for (let off = 0; off < lines.length; off++) {
    const row = [asked - off, asked + off].find(fits)
    if (row !== undefined) return row
  }
  return asked
}
