// Queues of the office of replays and extras: the first ones are listed, all are counted, and more come at a press.
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CheckListScreen } from '#app/areas/replay-office/queue/CheckListScreen.tsx'
import { ExtraQueueScreen } from '#app/areas/scenario-extra/office/ExtraQueueScreen.tsx'
import { QUEUE_SHOWN } from '#rules/scenario/lists.ts'
import { type AnswerOf, fakeServer } from '../../support/fake-server.ts'
import { showScreen } from '../../support/screen.tsx'
import { NOW, reviewed } from './replay-answers.ts'

configure({ asyncUtilTimeout: 10_000 })

type Replay = AnswerOf<'scenarioReplay.getCheckList'>['scenarioList'][number]
type Extra = AnswerOf<'scenarioExtra.getCheckList'>['extraList'][number]

const ALL = QUEUE_SHOWN + 3
const numbers = Array.from({ length: ALL }, (_, nth) => nth + 1)
const { card } = reviewed()
const replay = (nth: number): Replay => ({
  card: { ...card, scenarioId: nth, scenarioTitle: `雨宿り その${nth}` },
  ...{ state: 'checking', stateSince: NOW, length: 6_000, texts: 2, daysLate: 0, publishAt: null },
})
const extra = (nth: number): Extra => ({
  ...{
    extraId: nth,
    worldId: 'world0',
    scenarioId: 4,
    phase: 1,
    scenarioTitle: '雨宿りの切符売場',
    masterName: 'しおり',
  },
  ...{ title: `雨宿り その${nth}`, state: 'checking', stateSince: NOW, price: 80, length: 600, publishAt: null },
  ...{ publishedAt: null, readers: 0, comment: null },
})
const counted = { count: ALL, awaitingList: [], awaitingCount: 0, serverTime: NOW }
type Asked = { perPage?: number | undefined } | undefined
const first = (asked: Asked) => numbers.slice(0, asked?.perPage ?? QUEUE_SHOWN)

const server = fakeServer({
  'world.worldSelect': { worldSelectList: [] },
  'scenarioReplay.getCheckList': asked => ({ ...counted, scenarioList: first(asked).map(replay) }),
  'scenarioExtra.getCheckList': asked => ({ ...counted, extraList: first(asked).map(extra) }),
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

test.each([
  ['replays', 'scenarioReplay.getCheckList', <CheckListScreen key="replays" />],
  ['extras', 'scenarioExtra.getCheckList', <ExtraQueueScreen key="extras" />],
] as const)('of %s the first ones and the number of all, then more', async (_, call, queue) => {
  await showScreen(queue)
  expect(await screen.findByText(`${ALL}件・古い順`)).toBeTruthy()
  const listed = () => within(document.body).getAllByText(/^雨宿り その\d+$/).length
  expect(listed()).toBe(QUEUE_SHOWN)
  fireEvent.click(screen.getByRole('button', { name: 'もっと見る' }))
  expect(await screen.findByText(`雨宿り その${ALL}`)).toBeTruthy()
  expect(listed()).toBe(ALL)
  expect(screen.queryByRole('button', { name: 'もっと見る' })).toBeNull()
  expect(server.inputsOf(call).at(-1)).toEqual({ perPage: 2 * QUEUE_SHOWN })
})

test('what waits for its publication has more as well', async () => {
  server.answers({
    'scenarioReplay.getCheckList': asked => ({
      ...{ scenarioList: [], count: 0, awaitingCount: ALL, serverTime: NOW },
      awaitingList: first(asked).map(nth => ({ ...replay(nth), state: 'awaiting', publishAt: NOW })),
    }),
  })
  await showScreen(<CheckListScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'もっと見る' }))
  expect(await screen.findByText(`雨宿り その${ALL}`)).toBeTruthy()
})
