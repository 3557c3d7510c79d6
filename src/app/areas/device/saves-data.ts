// The wish of a device to load little (data saver): nothing is loaded ahead then.

export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
