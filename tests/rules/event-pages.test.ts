// Rules of pages of events: words of addresses, moments, names of pictures, and what a page lacks.
import { describe, expect, test } from 'vitest'
import { isEventId } from '#rules/event-page-address.ts'
import {
  blobNameOf,
  EVENT_MOST,
  type EventPart,
  emptyPart,
  eventPageFaults,
  fromOpenDateTime,
  partFault,
  toOpenDateTime,
} from '#rules/event-pages.ts'

const part = (more: Partial<EventPart>): EventPart => ({ ...emptyPart, blobNo: 1, kind: 'text', ...more })
const link = { kind: 'world', worldId: 'world0', id: '', note: '' } as const

test.each([
  ['winter-lamps', true],
  ['A_1', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  ['冬', false],
  ['a b', false],
  ['a/b', false],
  ['new', false],
  ['blob', false],
  ['topContents', false],
])('%s is a word of an address: %s', (word, expected) => {
  expect(isEventId(word)).toBe(expected)
})

test.each([
  ['2026-12-01 12:00:00', '2026-12-01T03:00:00.000Z'],
  ['2026-12-01 00:00:00', '2026-11-30T15:00:00.000Z'],
  ['2026-12-01T12:00', null],
  ['2026-12-01 12:00', null],
  ['2026-12-01 12:00:30', null],
  ['2026-02-30 12:00:00', null],
  ['2026-12-01 24:00:00', null],
  ['', null],
])('%s is the moment %s', (value, expected) => {
  expect(fromOpenDateTime(value)).toBe(expected)
})

test('the value of a field is sent with a space for its T and with seconds (doc3 §3)', () => {
  expect(toOpenDateTime('2026-12-01T12:00')).toBe('2026-12-01 12:00:00')
})

test.each([
  [' 冬の灯し祭 ', '冬の灯し祭'],
  ['a', 'a'],
  ['あ'.repeat(EVENT_MOST.blobName), 'あ'.repeat(EVENT_MOST.blobName)],
  ['あ'.repeat(EVENT_MOST.blobName + 1), null],
  ['', null],
  ['　 ', null],
  ['a/b', null],
  ['a\\b', null],
  ['a\nb', null],
])('the name %j is kept as %j', (name, expected) => {
  expect(blobNameOf(name)).toBe(expected)
})

test.each<[Partial<EventPart>, string | null, string | null]>([
  [{}, null, '文章を入力してください'],
  [{ text: 'あ' }, null, null],
  [
    { text: 'あ'.repeat(EVENT_MOST.text + 1) },
    '文章は8000文字以内で入力してください',
    '文章は8000文字以内で入力してください',
  ],
  [
    { title: 'あ'.repeat(EVENT_MOST.partTitle + 1) },
    '見出しは60文字以内で入力してください',
    '見出しは60文字以内で入力してください',
  ],
  [{ kind: 'picture' }, null, '絵を選んでください'],
  [{ kind: 'picture', picture: 'wb1' }, null, null],
  [
    { kind: 'picture', picture: 'wb1', text: 'あ'.repeat(121) },
    '絵の説明は120文字以内で入力してください',
    '絵の説明は120文字以内で入力してください',
  ],
  [{ kind: 'links' }, null, '行き先を加えてください'],
  [{ kind: 'links', links: [link] }, null, null],
  [{ kind: 'progress' }, null, '目標の数を入力してください'],
  [{ kind: 'progress', goal: 3 }, null, null],
  [
    { kind: 'progress', goal: Number.NaN },
    '数は0から10億までの整数で入力してください',
    '数は0から10億までの整数で入力してください',
  ],
  [
    { kind: 'progress', goal: 3, reached: -1 },
    '数は0から10億までの整数で入力してください',
    '数は0から10億までの整数で入力してください',
  ],
])('a part %# is judged as a draft and for readers', (more, draft, seen) => {
  expect([partFault(part(more), false), partFault(part(more), true)]).toEqual([draft, seen])
})

describe('a page for readers', () => {
  const whole = {
    ...{ title: '冬の灯し祭', lead: '灯をひとつ。', parts: [part({ text: 'あ' })] },
    ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-02T00:00:00.000Z' },
  }
  test.each<[Partial<typeof whole> | { startsAt: null }, readonly string[]]>([
    [{}, []],
    [{ title: '' }, ['title']],
    [{ lead: ' ' }, ['lead']],
    [{ startsAt: null }, ['startsAt']],
    [{ endsAt: '2026-12-01T00:00:00.000Z' }, ['endsAt']],
    [{ parts: [] }, ['parts']],
    [{ parts: [part({})] }, ['parts']],
  ])('with %j lacks %j', (more, names) => {
    expect(Object.keys(eventPageFaults({ ...whole, ...more }))).toEqual(names)
  })
})
