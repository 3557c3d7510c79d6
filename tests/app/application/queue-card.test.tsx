// An application that somebody else has judged meanwhile leaves the queue: whoever pressed is told why.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueueCard } from '#app/areas/application/QueueCard.tsx'
import { applicationQueries } from '#app/areas/application/queries.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { toasts } from '#app/ui/toast-store.ts'

const { server } = vi.hoisted(() => ({ server: { code: '', isGone: false } }))
vi.mock('virtual:contract/application', () => ({ default: {} }))
vi.mock('virtual:contract/originalClass', () => ({ default: {} }))
vi.mock('virtual:contract/adminApplication', () => ({
  default: { list: ['GET', '/list'], decide: ['POST', '/decide'] },
}))
vi.mock('#app/platform/exchange.ts', async original => ({
  ...(await original<object>()),
  exchange: async ({ url }: { url: string }) => {
    if (url.startsWith('/list')) return { applicationList: server.isGone ? [] : [application], count: 1 }
    server.isGone = server.code === 'APPLICATION_DECIDED'
    throw new Refusal(409, server.code, server.code, null)
  },
}))

const application = {
  ...{ applicationId: 7, kind: 'setting', status: 1, worldName: '灯守のエルダ', characterName: 'ガロ・ミストル' },
  ...{ name: '因縁', description: '一本の線。', level: null, slotNo: 1, before: null, numberList: [], fee: 300 },
  ...{ isNameKnown: false, isStale: false, reason: null, createdAt: '2026-11-20T03:00:00.000Z', decidedAt: null },
}

function Queue() {
  const { data } = useQuery(applicationQueries.queue('setting', false, 1))
  return data ? (
    <ul>
      {data.applicationList.map(each => (
        <QueueCard key={each.applicationId} application={each} />
      ))}
      {data.applicationList.length === 0 && <li>申請はありません。</li>}
    </ul>
  ) : null
}
const told = () => toasts.list().map(({ overline, title }) => [overline, title])

beforeEach(() => {
  toasts.clear()
  Object.assign(server, { code: '', isGone: false })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Queue />
    </QueryClientProvider>,
  )
})

test('what was judged elsewhere leaves with a word', async () => {
  server.code = 'APPLICATION_DECIDED'
  fireEvent.click(await screen.findByRole('button', { name: /^承認する/ }))
  expect(await screen.findByText('申請はありません。')).toBeTruthy()
  expect(told()).toEqual([['因縁', 'APPLICATION_DECIDED']])
})

test('what stays says it where it stands', async () => {
  server.code = 'APPLICATION_STALE'
  fireEvent.click(await screen.findByRole('button', { name: /^承認する/ }))
  expect(await screen.findByText('APPLICATION_STALE')).toBeTruthy()
  expect(told()).toEqual([])
})
