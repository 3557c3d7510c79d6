// Waiting time of something handed in, in words: 2日待ち, 5時間待ち.
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Waiting time from which it is shown in vermilion. */
const LONG = 2 * DAY

export interface Waited {
  words: string
  isLong: boolean
}

export function waitedSince(since: string, now: number): Waited {
  const passed = Math.max(0, now - Date.parse(since))
  const words =
    passed < HOUR
      ? '届いたばかり'
      : passed < DAY
        ? `${Math.floor(passed / HOUR)}時間待ち`
        : `${Math.floor(passed / DAY)}日待ち`
  return { words, isLong: passed >= LONG }
}
