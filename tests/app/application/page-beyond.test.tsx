// A page behind the last one: it does not say that there is nothing at all, and leads to the first.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClassListScreen } from '#app/areas/application/ClassListScreen.tsx'
import { OutboxContext } from '#app/platform/outbox/outbox-context.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { beSignedIn, emptyOutbox } from '../../support/signed-in.ts'

const { server } = vi.hoisted(() => ({ server: { count: 0 } }))
vi.mock('virtual:contract/application', () => ({ default: { mine: ['GET', '/applications'] } }))
vi.mock('virtual:contract/originalClass', () => ({ default: { getList: ['GET', '/classes'] } }))
vi.mock('virtual:contract/adminApplication', () => ({ default: {} }))
vi.mock('virtual:contract/character', () => ({ default: { mine: ['GET', '/characters'] } }))
vi.mock('virtual:contract/coin', () => ({ default: {} }))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url }: { url: string }) => ({
    ...{ classList: [], applicationList: [], count: server.count },
    characterList: url.startsWith('/characters') ? [speaker] : [],
  }),
}))

const speaker = {
  characterId: 'garo',
  characterFullName: 'ガロ・ミストル',
  worldId: 'world0',
  icon: null,
  isSpeaking: true,
}

beforeEach(beSignedIn)

test.each([
  [false, 0, 'オリジナルクラスはまだありません。', null],
  [false, 3, 'このページにクラスはありません。', /page=1/],
  [true, 0, '申請はありません。', null],
  [true, 3, 'このページに申請はありません。', /mine=true&page=1/],
])('one’s own: %s, %i in all: %s', async (mine, count, words, first) => {
  server.count = count
  await renderInRouter(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OutboxContext value={emptyOutbox}>
        <ClassListScreen worldId="world0" place={{ mine, page: 9 }} />
      </OutboxContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(words)).toBeTruthy()
  const link = screen.queryByRole('link', { name: 'はじめのページへ' })
  if (first) expect(link?.getAttribute('href')).toMatch(first)
  else expect(link).toBeNull()
})
