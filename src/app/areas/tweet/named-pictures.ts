// Ids of a tweet's pictures in its draft. The draft goes to other devices without the files; by the ids these tell how many are missing.

/** Fields of the draft that hold the pictures' ids; `picturesInFields` reads them back. */
export const pictureFields = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : JSON.stringify({ pictures: ids })

export function picturesInFields(fields: string): string[] {
  try {
    const { pictures } = JSON.parse(fields) as { pictures?: unknown }
    return Array.isArray(pictures) ? pictures.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Pictures in words, for two versions side by side. */
export function picturesInWords(fields: string): string {
  const { length } = picturesInFields(fields)
  return length === 0 ? '' : `画像 ${length}枚`
}
