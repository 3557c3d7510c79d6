// Reminders of the deadline of a playing text: when which one is due, and what it says.
import { expect, test } from 'vitest'
import { dueReminder, REMINDER_MINUTES, reminderWords } from '#rules/scenario/reminders.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const until = new Date('2026-11-28T23:30:00+09:00')
const before = (milliseconds: number) => new Date(until.getTime() - milliseconds)

test('they come a day, three hours and half an hour before', () => {
  expect(REMINDER_MINUTES.map(minutes => minutes / 60)).toEqual([24, 3, 0.5])
})

test.each([
  ['days before', 5 * DAY, null],
  ['a moment before the first', DAY + 1, null],
  ['at the first', DAY, 1440],
  ['hours after the first, when no server ran', 4 * HOUR, 1440],
  ['a moment before the second', 3 * HOUR + 1, 1440],
  ['at the second', 3 * HOUR, 180],
  ['at the third', 30 * MINUTE, 30],
  ['at the last moment', 1, 30],
  ['at the deadline', 0, null],
  ['after it', -HOUR, null],
])('%s', (_, left, minutes) => {
  expect(dueReminder({ since: before(5 * DAY), until }, before(left))).toBe(minutes)
})

test.each([
  ['exactly at the time of the reminder', DAY, DAY, 1440],
  ['after the time of the first', 20 * HOUR, 20 * HOUR, null],
  ['after the time of the first: the second one comes', 20 * HOUR, 3 * HOUR, 180],
  ['after the time of the second: the third one comes', 2 * HOUR, 29 * MINUTE, 30],
  ['after the time of all', 10 * MINUTE, 5 * MINUTE, null],
])('a deadline that was set %s', (_, setBefore, left, minutes) => {
  expect(dueReminder({ since: before(setBefore), until }, before(left))).toBe(minutes)
})

test.each([
  [DAY, false, 'プレイングの締切まであと1日です。まだ送っていません'],
  [3 * HOUR - 40_000, false, 'プレイングの締切まであと3時間です。まだ送っていません'],
  [2 * HOUR + 50 * MINUTE, true, 'プレイングの締切まであと2時間です。下書きがあり、まだ送っていません'],
  [30 * MINUTE - 1, true, 'プレイングの締切まであと30分です。下書きがあり、まだ送っていません'],
  [1, false, 'プレイングの締切まであと1分です。まだ送っていません'],
  [0, false, null],
])('%d ms before, with a draft: %s', (left, hasDraft, words) => {
  expect(reminderWords({ until, hasDraft, isSent: false }, before(left).getTime())).toBe(words)
})

test('with a draft that was written after the text was sent', () => {
  expect(reminderWords({ until, hasDraft: true, isSent: true }, before(30 * MINUTE - 1).getTime())).toBe(
    'プレイングの締切まであと30分です。送ったあとの下書きが、まだ送られていません',
  )
})
