// Rooms of masters: what may be saved, the usual days until a replay, the sentences for followers.
import { describe, expect, test } from 'vitest'
import { roomDayErrors, roomErrors, roomNoticeErrors, roomPostFault, usualDaysOf } from '#rules/master-rooms.ts'
import { followerNewsOf, followerSentence } from '#rules/scenario/news.ts'
import { TRANSITIONS } from '#rules/scenario/transitions.ts'

const DAY = 86_400

test.each([
  ['no replay', [], null],
  ['replays before their deadline alone', [-DAY, 0], null],
  ['one', [12.4 * DAY], { days: 12, counted: 1 }],
  ['one within hours', [3_600], { days: 1, counted: 1 }],
  ['an odd number', [30 * DAY, 10 * DAY, 12 * DAY], { days: 12, counted: 3 }],
  ['an even number', [10 * DAY, 13 * DAY, 40 * DAY, 1 * DAY], { days: 12, counted: 4 }],
  ['one that says nothing among others', [-5 * DAY, 8 * DAY], { days: 8, counted: 1 }],
])('usual days of %s', (_, spans, usual) => expect(usualDaysOf(spans)).toEqual(usual))

const room = { kana: '', usualDays: '', intro: '海の話を書きます。', howIWrite: '', rules: '' }

test.each([
  ['a closed room with nothing', { ...room, intro: '' }, false, []],
  ['an open one without an introduction', { ...room, intro: ' \n' }, true, ['intro']],
  ['an open one', room, true, []],
  ['a reading in hiragana', { ...room, kana: 'しおり' }, true, ['kana']],
  ['a reading in katakana', { ...room, kana: ' シオリ ' }, true, []],
  ['a long reading', { ...room, kana: 'シ'.repeat(41) }, true, ['kana']],
  ['texts at their limits', { ...room, rules: '約'.repeat(2_000), usualDays: '日'.repeat(60) }, true, []],
  ['texts over them', { ...room, rules: '約'.repeat(2_001), usualDays: '日'.repeat(61) }, true, ['usualDays', 'rules']],
])('%s', (_, texts, isOpen, wrong) => expect(Object.keys(roomErrors(texts, isOpen)).sort()).toEqual([...wrong].sort()))

test.each([
  ['one day', { fromDay: '2026-11-24', toDay: '2026-11-24', words: '締切' }, []],
  ['one that began before today', { fromDay: '2026-11-20', toDay: '2026-11-24', words: '執筆' }, []],
  ['one that is over', { fromDay: '2026-11-20', toDay: '2026-11-23', words: '執筆' }, ['toDay']],
  ['an end before its beginning', { fromDay: '2026-12-02', toDay: '2026-12-01', words: '執筆' }, ['toDay']],
  ['a day that there is not', { fromDay: '2026-02-30', toDay: '2026-12-01', words: '執筆' }, ['fromDay']],
  ['nothing', { fromDay: '', toDay: '', words: ' ' }, ['fromDay', 'toDay', 'words']],
  ['more than a year', { fromDay: '2026-11-24', toDay: '2028-01-01', words: '休み' }, ['toDay']],
])('a time of the calendar: %s', (_, day, wrong) =>
  expect(Object.keys(roomDayErrors(day, '2026-11-24'))).toEqual(wrong),
)

test('notices and posts have words, and not too many', () => {
  expect(Object.keys(roomNoticeErrors({ title: '', body: ' ' }))).toEqual(['title', 'body'])
  expect(roomNoticeErrors({ title: '年末', body: '休みます。' })).toEqual({})
  expect(roomPostFault('　')).toBe('ROOM_POST_EMPTY')
  expect(roomPostFault('長'.repeat(500))).toBeNull()
  expect(roomPostFault('長'.repeat(501))).toBe('ROOM_POST_TOO_LONG')
})

describe('news for followers', () => {
  test('every change that tells followers has its sentence, and no other', () => {
    for (const { name, tells } of TRANSITIONS)
      expect([name, followerNewsOf(name) !== null]).toEqual([name, tells.includes('followers')])
  })

  test.each([
    ['publish', 'follower', 'フォロー中のしおりさんのオープニングが公開されました'],
    ['publishEvent', 'call', '呼び出しに合うオープニングが公開されました'],
    ['recruitRest', 'follower', 'フォロー中のしおりさんのシナリオで、先着の募集が始まりました'],
    ['complete', 'follower', 'フォロー中のしおりさんのリプレイが公開されました'],
    ['close', 'follower', null],
  ] as const)('%s for a %s', (act, from, words) => expect(followerSentence(act, from, 'しおり')).toBe(words))
})
