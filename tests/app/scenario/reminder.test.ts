// News of scenarios: where each leads. Reminders of the deadline of a playing text: said as it stands when they are received, once, and with the way to the text.
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { hearScenarios } from '#app/areas/scenario/hear-scenarios.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { fakeServer } from '../../support/fake-server.ts'
import { ownScenario } from '../../support/own-scenarios.ts'

const UNTIL = '2026-11-28T14:30:00.000Z'
const NOW = '2026-11-28T11:30:10.000Z'

const own = ({ state = 'consultation' as ScenarioState, sentAt = null as string | null, until = UNTIL } = {}) => ({
  scenarioList: [ownScenario(7, state, 'seated', until, sentAt)],
  ...{ heldList: [], serverTime: NOW },
})
const server = fakeServer({ 'scenario.getOwnList': own() })

const reminder = {
  ...{ act: 'remind', entry: 'seated', scenarioId: 7, phase: 1, worldId: 'world0', title: '霧笛の夜', entryId: 7 },
  ...{ characterId: 'c7', characterFullName: 'エミル', until: UNTIL, hasDraft: true, createdAt: NOW },
}
const hear = (data: Record<string, unknown> = reminder) =>
  hearScenarios(new QueryClient()).hear({ id: 1, kind: 'scenario', data })
const asked = () => expect.poll(() => server.inputsOf('scenario.getOwnList')).toHaveLength(1)

beforeEach(() => toasts.clear())

test('it says how long is left and that a draft was not sent, and leads to the text', async () => {
  hear()
  await expect
    .poll(() => toasts.list())
    .toMatchObject([
      {
        ...{ type: 'info', overline: '霧笛の夜・エミル' },
        title: 'プレイングの締切まであと3時間です。下書きがあり、まだ送っていません',
        action: { label: '書く', href: '/world/world0/scenario/0000000007/1/playing?character=c7' },
      },
    ])
})

test('several that were waiting for the device are said once, with the time that is left now', async () => {
  server.answers({ 'scenario.getOwnList': { ...own(), serverTime: '2026-11-28T14:10:00.000Z' } })
  hear({ ...reminder, createdAt: '2026-11-27T14:30:00.000Z' })
  hear()
  await expect
    .poll(() => toasts.list().map(({ title }) => title))
    .toEqual(['プレイングの締切まであと20分です。下書きがあり、まだ送っていません'])
})

test('a deadline that was extended meanwhile is the one that counts', async () => {
  server.answers({ 'scenario.getOwnList': own({ until: '2026-11-30T14:30:00.000Z' }) })
  hear()
  await expect.poll(() => toasts.list().map(({ title }) => title)).toEqual([expect.stringContaining('あと2日')])
})

test.each([
  ['the text was sent', own({ sentAt: NOW })],
  ['the texts were closed', own({ state: 'resolving' })],
  ['the deadline has passed', { ...own(), serverTime: UNTIL }],
  ['the seat was given up', { ...own(), scenarioList: [] }],
])('nothing is said when %s meanwhile', async (_, list) => {
  server.answers({ 'scenario.getOwnList': list })
  hear()
  await asked()
  // A later reminder of another entry is said, and this one still is not.
  server.answers({ 'scenario.getOwnList': () => Promise.reject(new Error('away')) })
  hear({ ...reminder, entryId: 8, title: '別の話' })
  await expect.poll(() => toasts.list().map(({ overline }) => overline)).toEqual(['別の話・エミル'])
})

test('without an answer it is said as the server told it', async () => {
  server.loses('scenario.getOwnList')
  hear({ ...reminder, hasDraft: false })
  await expect
    .poll(() => toasts.list().map(({ title }) => title))
    .toEqual(['プレイングの締切まであと3時間です。まだ送っていません'])
})

test.each([
  [
    'before the reminder',
    '2026-11-28T10:00:00.000Z',
    ['プレイングの締切まであと3時間です。送ったあとの下書きが、まだ送られていません'],
  ],
  ['again after it', '2026-11-28T11:31:00.000Z', []],
])('of a draft that is newer than the text, which was sent %s', async (_, sentAt, titles) => {
  server.answers({ 'scenario.getOwnList': own({ sentAt }) })
  hear({ ...reminder, isSent: true })
  await asked()
  server.answers({ 'scenario.getOwnList': () => Promise.reject(new Error('away')) })
  hear({ ...reminder, entryId: 8, title: '別の話' })
  await expect.poll(() => toasts.list().map(({ overline }) => overline)).toContain('別の話・エミル')
  const own7 = toasts.list().filter(({ overline }) => overline === '霧笛の夜・エミル')
  expect(own7.map(({ title }) => title)).toEqual(titles)
})

test.each([
  ['replay:submit', 'office', 'リプレイが提出されました', '/myPage/admin/replay/world0/0000000007/1'],
  ['extra:submit', 'office', '幕間が提出されました', '/myPage/admin/exc'],
  ['replay:return', 'master', 'リプレイが差し戻されました', '/myPage/scenario/replay/world0/0000000007/1'],
  ['takeVoice', 'seated', '運営がリプレイの声を外しました', '/world/world0/scenario/0000000007/1?tab=replay'],
])('%s is said to %s, and leads to where it is looked at', (act, entry, title, href) => {
  hear({ ...reminder, act, entry, ...(act === 'takeVoice' && { reason: '音が割れています。' }) })
  expect(toasts.list()).toMatchObject([{ title, action: { href } }])
  if (act === 'takeVoice') expect(toasts.list()[0]?.overline).toBe('霧笛の夜　理由：音が割れています。')
})
