// The wish of a device to load little (data saver): nothing is loaded ahead then, and large pictures come in half their width.

type WithConnection = { connection?: { saveData?: boolean } }

export const savesData = (): boolean =>
  typeof navigator !== 'undefined' && (navigator as WithConnection).connection?.saveData === true

/** Width to ask of a large picture, in device pixels. */
export const pictureWidth = (width: number): number => (savesData() ? Math.ceil(width / 2) : width)
