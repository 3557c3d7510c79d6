// Past scenarios on a master's page: the length of a replay for those who may read it, and nothing in its place for others.
import { configure, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { WorksTab } from '#app/areas/master-room/page/WorksTab.tsx'
import type { Master } from '#app/areas/master-room/queries.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { NOW, reviewed } from '../replay-office/replay-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

const { card } = reviewed()
const work = (
  scenarioId: number,
  length: number | null,
): AnswerOf<'masterRoom.getScenarios'>['scenarioList'][number] => ({
  ...{ ...card, mine: null, scenarioId, state: 'completed' as const, privateReplayFlg: true },
  scenarioTitle: length === null ? '灯の外' : '灯の中',
  replay: { result: 'Success', length, cast: 2, publishedAt: NOW },
})
fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'masterRoom.getScenarios': { scenarioList: [work(1, 6_200), work(2, null)], count: 2, serverTime: NOW },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

test('the length of a private replay stands beside its lock for its readers alone', async () => {
  const master = { masterId: 'P-master', workCounts: { open: 0, running: 0, past: 2 } } as Master
  await showScreen(<WorksTab master={master} place={{ tab: 'works', group: 'past', page: 1 }} to={() => null} />)
  const row = async (title: string): Promise<string | null> =>
    (await screen.findByRole('link', { name: new RegExp(title) })).textContent
  expect(await row('灯の中')).toMatch(/2人・6,200字/)
  const hidden = await row('灯の外')
  expect(hidden).toMatch(/2人/)
  expect(hidden).not.toMatch(/字/)
  expect(hidden).toContain('参加者のみ')
})
