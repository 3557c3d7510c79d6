// Check of a time that the office sets by hand, with its fault in words.
const DAY = 86_400_000

interface Wanted {
  /** name of the field: 公開の日時 */
  name: string
  /** typed time; null for an empty field */
  at: string | null
  now: number
  /** longest time ahead; missing without a limit */
  withinDays?: number
}

export function laterTimeFault({ name, at, now, withinDays = Number.POSITIVE_INFINITY }: Wanted): string | null {
  if (at === null || !at.startsWith('20')) return `${name}を入力してください。`
  if (Date.parse(at) <= now) return `${name}は、いまより後にしてください。`
  return Date.parse(at) > now + withinDays * DAY ? `${name}は、${withinDays}日以内にしてください。` : null
}
