// Names of a tweet's pictures in its draft, which goes to other devices without their files: there it is said that they are elsewhere.

/** The pictures' ids as the draft keeps them; `readNamed` reads them back. */
export const keptNamed = (ids: readonly string[]): string => (ids.length === 0 ? '' : JSON.stringify({ pictures: ids }))

export function readNamed(fields: string): string[] {
  try {
    const { pictures } = JSON.parse(fields) as { pictures?: unknown }
    return Array.isArray(pictures) ? pictures.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Pictures in words, for two versions side by side. */
export function namedWords(fields: string): string {
  const { length } = readNamed(fields)
  return length === 0 ? '' : `画像 ${length}枚`
}
