// Receiving by a link: what stands there when the last one went, and when one's characters cannot be read.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { TakePanel } from '#app/areas/distribution/TakePanel.tsx'
import { NoAnswer } from '#app/platform/exchange.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { beSignedIn } from '../../support/signed-in.ts'

const { server } = vi.hoisted(() => ({ server: { isTaken: false, isLost: false } }))
vi.mock('virtual:contract/distribution', () => ({
  default: { getDetail: ['GET', '/detail'], distribution: ['POST', '/receive'] },
}))
vi.mock('virtual:contract/character', () => ({ default: { mine: ['GET', '/mine'] } }))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url }: { url: string }) => {
    if (url.startsWith('/detail')) return detail()
    if (server.isLost) throw new NoAnswer('lost')
    return { characterList: [character('garo', 'ガロ・ミストル'), character('sui', 'スイ')] }
  },
}))

const character = (characterId: string, characterFullName: string) => ({
  ...{ characterId, characterFullName, worldId: 'world0', icon: null, className: '霧読み', level: 4 },
  isSpeaking: characterId === 'garo',
})
/** The link takes one more. */
const detail = () => ({
  shouhin: {
    ...{ shouhinId: 'glass', shouhinmei: '月光硝子のおすそわけ' },
    worldId: 'world0',
    worldName: '灯守のエルダ',
  },
  ...{ state: server.isTaken ? 'full' : 'open', receivedCharacterIdList: server.isTaken ? ['garo'] : [] },
})
const receipt = {
  ...{ itemName: '月光硝子', shouhinmei: '月光硝子のおすそわけ', amount: 1, before: 2, after: 3 },
  characterFullName: 'ガロ・ミストル',
}
const place = { shouhinId: 'glass', officialOptionId: 0, suuryoSentakuId: 0 }
let client: QueryClient
let waiting: Partial<OutboxItem>[] = []
let isAnswerLost = false
let hear: (outcome: unknown) => void = () => {}

async function show(): Promise<void> {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = { items: waiting, sending: new Set<string>() }
  const outbox = {
    userId: 'rin',
    addAndWait: async (item: NewOutboxItem) => {
      if (isAnswerLost) return { item, outcome: null }
      server.isTaken = true
      await client.invalidateQueries()
      return { item, outcome: { state: 'answered', answer: receipt } }
    },
    cancel: async () => false,
    onOutcome: (listener: (outcome: unknown) => void) => {
      hear = listener
      return () => {}
    },
    get: () => view,
    watch: () => () => {},
  } as unknown as Outbox
  await renderInRouter(
    <QueryClientProvider client={client}>
      <OutboxContext value={outbox}>
        <Page />
      </OutboxContext>
    </QueryClientProvider>,
  )
}

function Page() {
  const { data } = useQuery(distributionQueries.detail(place, 'hash'))
  return data ? <TakePanel place={place} hash="hash" detail={data} /> : null
}

beforeEach(() => {
  Object.assign(server, { isTaken: false, isLost: false })
  waiting = []
  isAnswerLost = false
  beSignedIn()
})

test('who receives the last one reads what was received, not that everything is gone', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '受け取る' }))
  expect(await screen.findByText('月光硝子 ×1 を受け取りました。')).toBeTruthy()
  expect(screen.queryByText('予定の数をすべて配り終えました。')).toBeNull()
})

test('an answer that comes late is shown to who is still there; one of another link is not', async () => {
  isAnswerLost = true
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '受け取る' }))
  expect(await screen.findByText('受け取れたかを確かめています')).toBeTruthy()
  const late = (facts: object) => ({
    ...{ state: 'answered', answer: receipt },
    item: { kind: 'distribution.receive', facts: { ...facts, characterId: 'garo' }, refusal: null },
  })
  act(() => hear(late({ ...place, suuryoSentakuId: 1 })))
  expect(screen.queryByText('月光硝子 ×1 を受け取りました。')).toBeNull()
  act(() => hear(late(place)))
  expect(await screen.findByText('月光硝子 ×1 を受け取りました。')).toBeTruthy()
})

test('characters that cannot be read can be asked for again', async () => {
  server.isLost = true
  await show()
  const again = await screen.findByRole('button', { name: 'もう一度試す' })
  server.isLost = false
  fireEvent.click(again)
  expect(await screen.findByRole('button', { name: '受け取る' })).toBeTruthy()
})

test.each([
  ['this link', place, true],
  ['another amount', { ...place, suuryoSentakuId: 1 }, false],
  ['other goods', { ...place, shouhinId: 'ticket' }, false],
])('what waits for an answer of %s', async (_, facts, isChecking) => {
  waiting = [{ id: '1', kind: 'distribution.receive', state: 'waiting', facts: { ...facts, characterId: 'garo' } }]
  await show()
  await screen.findByRole('button', { name: '受け取る' })
  expect(screen.queryByText('受け取れたかを確かめています') !== null).toBe(isChecking)
})
