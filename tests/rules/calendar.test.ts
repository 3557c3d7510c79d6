// The text of a calendar: lines, escapes and components as RFC 5545 wants them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText, type Deadline, escapeText, foldLine, utcStamp } from '#rules/calendar.ts'
import { parseCalendar } from '../support/parse-calendar.ts'

const deadline = (more: Partial<Deadline> = {}): Deadline => ({
  ...{ kind: 'playing', entryId: 12, phase: 1, scenarioTitle: '霧笛の夜', changes: 4 },
  at: new Date('2026-11-28T23:30:00+09:00'),
  changedAt: new Date('2026-11-22T13:00:00.123+09:00'),
  ...more,
})
const octets = (text: string) => new TextEncoder().encode(text).length

test('a deadline is a moment in UTC with a name that stays, a version, and no alarm', () => {
  const { events } = parseCalendar(calendarText([deadline()]))
  expect(events).toEqual([
    {
      UID: 'playing-12-1@tsumugi',
      DTSTAMP: '20261122T040000Z',
      'LAST-MODIFIED': '20261122T040000Z',
      SEQUENCE: '4',
      DTSTART: '20261128T143000Z',
      SUMMARY: '「霧笛の夜」プレイングの締切',
      TRANSP: 'TRANSPARENT',
    },
  ])
})

test('a confirmation is another event of the same entry', () => {
  const { events } = parseCalendar(calendarText([deadline({ kind: 'confirm' }), deadline()]))
  expect(events.map(({ UID, SUMMARY }) => [UID, SUMMARY])).toEqual([
    ['confirm-12-1@tsumugi', '「霧笛の夜」参加確定の締切'],
    ['playing-12-1@tsumugi', '「霧笛の夜」プレイングの締切'],
  ])
})

test('without deadlines it still is a calendar with a component', () => {
  const { properties, components, events } = parseCalendar(calendarText([]))
  expect(properties).toMatchObject({ VERSION: '2.0', PRODID: expect.any(String), 'X-WR-CALNAME': 'つむぎの締切' })
  expect(components).toEqual(['VTIMEZONE'])
  expect(events).toEqual([])
})

test.each([
  ['霧笛の夜', '霧笛の夜'],
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['一行目\r\n二行目\n三行目', '一行目\\n二行目\\n三行目'],
  ['\u0000灯\u001b\u007f', '灯'],
  ['BEGIN:VEVENT\nUID:x', 'BEGIN:VEVENT\\nUID:x'],
])('%j is written as %j', (text, written) => {
  expect(escapeText(text)).toBe(written)
})

test.each([
  ['a'.repeat(75), 1],
  ['a'.repeat(76), 2],
  ['あ'.repeat(25), 1],
  ['あ'.repeat(26), 2],
  [`a${'あ'.repeat(25)}`, 2],
  ['𠮟'.repeat(40), 3],
])('%s lies on %i lines', (line, count) => {
  expect(foldLine(line).split('\r\n')).toHaveLength(count)
})

test('an instant is written in UTC, to the second', () => {
  expect(utcStamp(new Date('2026-01-02T03:04:05.678Z'))).toBe('20260102T030405Z')
})

describe('whatever a title is', () => {
  const title = fc.string({
    unit: fc.constantFrom('a', ',', ';', '\\', 'ナ', '灯', '𠮟', '👨‍👩‍👧', '\n', '\r', ':', '"'),
  })

  test('no line is longer than 75 octets, and what was folded comes out whole', () => {
    fc.assert(
      fc.property(title, text => {
        const lines = foldLine(`SUMMARY:${escapeText(text)}`).split('\r\n')
        expect(lines.every(line => octets(line) <= 75 && line.isWellFormed())).toBe(true)
        expect(lines.slice(1).every(line => line.startsWith(' '))).toBe(true)
        expect([lines[0], ...lines.slice(1).map(line => line.slice(1))].join('')).toBe(`SUMMARY:${escapeText(text)}`)
      }),
    )
  })

  test('it is read as the title of one event', () => {
    fc.assert(
      fc.property(title, text => {
        const { events } = parseCalendar(calendarText([deadline({ scenarioTitle: text })]))
        expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([`「${text.replace(/\r\n|\r/g, '\n')}」プレイングの締切`])
      }),
    )
  })
})
