// The calendar of a user's deadlines as calendar programs read it (RFC 5545): the names of the deadlines and their dates,
// nothing else of the user.

const deadlineNames = { confirm: '参加確定の締切', playing: 'プレイングの締切' } as const
export type DeadlineKind = keyof typeof deadlineNames

export type Deadline = {
  kind: DeadlineKind
  /** The entry and phase that it is of; they name it for ever, whenever its date is. */
  entryId: number
  phase: number
  scenarioTitle: string
  at: Date
  /** Last change of the phase, and the number of changes: programs take the newer of two versions. */
  changedAt: Date
  changes: number
}

/** Longest line in octets, without its end. */
const LINE_OCTETS = 75

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** Breaks a line where it is too long, between characters; each further part begins with a blank. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Text as a value: its marks escaped, line breaks as \n, no other control character. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, mark => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that a value must not contain
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** `20261128T143000Z` */
export const utcStamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Tsumugi//Deadlines//JA',
  'CALSCALE:GREGORIAN',
  'X-WR-CALNAME:つむぎの締切',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
  // A calendar must have a part, also without deadlines.
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A deadline is a moment, so it has no end, and keeps nobody busy. */
const eventOf = ({ kind, entryId, phase, scenarioTitle, at, changedAt, changes }: Deadline): string[] => [
  'BEGIN:VEVENT',
  `UID:${kind}-${entryId}-${phase}@tsumugi`,
  `DTSTAMP:${utcStamp(changedAt)}`,
  `LAST-MODIFIED:${utcStamp(changedAt)}`,
  `SEQUENCE:${changes}`,
  `DTSTART:${utcStamp(at)}`,
  `SUMMARY:${escapeText(`「${scenarioTitle}」${deadlineNames[kind]}`)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** The whole calendar. */
export const calendarText = (deadlines: readonly Deadline[]): string =>
  [...head, ...deadlines.flatMap(eventOf), 'END:VCALENDAR'].map(line => `${foldLine(line)}\r\n`).join('')
