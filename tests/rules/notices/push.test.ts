// Pushes: what they say on a lock screen, what a worker makes of one, how long a notice is worth sending.
import { describe, expect, test } from 'vitest'
import { noticeEventOf } from '#rules/notices/events.ts'
import { NOTICE_KINDS } from '#rules/notices/kinds.ts'
import { worthUntil } from '#rules/notices/notice.ts'
import { fateHere, type PushMessage, parsePush, pushWords, trialMessage } from '#rules/notices/push.ts'

const words = {
  over: '霧笛は三度鳴る・リネット',
  title: 'プレイングの締切まで3時間です',
  href: '/world/harbor/scenario/0000000001/1/playing?character=c1',
  tone: 'info' as const,
}
const message: PushMessage = {
  ...{ userId: 'u1', noticeId: 7, tag: 'deadline:1', title: 'つむぎ', body: '締切が近づいています。' },
  ...{ href: '/notice', isListed: true, unread: 2 },
}

describe('words', () => {
  test.each(NOTICE_KINDS)('of %s tell nobody else more than the kind', kind => {
    const { title, body } = pushWords(kind, words, false)
    expect(title).toBe('つむぎ')
    expect(body).toMatch(/。$/)
    for (const said of ['霧笛', 'リネット', '3時間']) expect(title + body).not.toContain(said)
  })

  test('are whole where their user chose so, and end in time', () => {
    expect(pushWords('deadline', words, true)).toEqual({ title: words.title, body: words.over })
    expect(pushWords('mission', { ...words, over: 'ミッション達成', trailing: 'LP 50' }, true).body).toBe(
      'ミッション達成\nLP 50',
    )
    const long = pushWords('scenario', { ...words, over: 'あ'.repeat(2_000), title: '𠮷'.repeat(2_000) }, true)
    expect([[...long.title].length, [...long.body].length]).toEqual([80, 200])
    const whole: PushMessage = { ...message, ...long, tag: 'x'.repeat(100), href: `/${'y'.repeat(200)}` }
    expect(Buffer.byteLength(JSON.stringify(whole))).toBeLessThan(3_900)
  })
})

describe('a worker', () => {
  test.each([
    ['no text', ''],
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no words', '{"userId":"u1"}'],
  ])('takes %s for none of this service', (_, text) => expect(parsePush(text)).toBeNull())

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'opens the list in place of %s',
    href => expect(parsePush(JSON.stringify({ ...message, href }))?.href).toBe('/notice'),
  )

  test('reads what was sent', () => {
    expect(parsePush(JSON.stringify(message))).toEqual(message)
    expect(parsePush(JSON.stringify(trialMessage('u1', 3)))).toEqual(trialMessage('u1', 3))
  })

  test.each([
    ['the first time', message, 'u1', [], 'new'],
    ['a second time', message, 'u1', [7, 3], 'known'],
    ['a trial again', { ...message, noticeId: 0 }, 'u1', [7], 'new'],
    ['for another user', message, 'u2', [], 'foreign'],
    ['where nobody is signed in', message, null, [], 'foreign'],
    ['that it cannot read', null, 'u1', [], 'new'],
  ] as const)('has a fate for one %s', (_, told, userId, shown, fate) =>
    expect(fateHere(told, userId, shown)).toBe(fate),
  )
})

test('a reminder is worth sending until its deadline, others for as long as they say', () => {
  const at = new Date('2026-11-21T03:00:00Z')
  const worth = (key: string, facts: object) => worthUntil(noticeEventOf(key) as never, facts, at).toISOString()
  expect(worth('scenario.remind', { until: '2026-11-21T06:00:00Z' })).toBe('2026-11-21T06:00:00.000Z')
  expect(worth('scenario.remind', { until: '2026-11-30T06:00:00Z' })).toBe('2026-11-22T03:00:00.000Z')
  expect(worth('mission.reached', {})).toBe('2026-11-21T15:00:00.000Z')
})
