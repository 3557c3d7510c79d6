// The thing that a form is written on: read anew whenever the form is opened, and kept under it while it is read again.
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { renderInRouter } from '../support/in-router.tsx'

type Thing = { words: string }
const reads: { resolve: (thing: Thing) => void; reject: (error: Error) => void }[] = []
const thing = (id: number) =>
  queryOptions({
    queryKey: ['thing', id],
    queryFn: () => new Promise<Thing>((resolve, reject) => reads.push({ resolve, reject })),
  })

function Desk({ id }: { id: number | null }) {
  const query = useFresh({ ...thing(id ?? 0), enabled: id !== null })
  return (
    <WrittenOn query={query} isNew={id === null} title="もの" back={null} failed="読み込めませんでした。">
      {found => <input aria-label="文章" defaultValue={found?.words ?? '（新しい）'} />}
    </WrittenOn>
  )
}

const show = async (id: number | null, kept?: Thing) => {
  reads.length = 0
  // As in the app: what was read some seconds ago is not read again by itself.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 20_000, retry: false } } })
  if (kept) client.setQueryData(thing(id ?? 0).queryKey, kept, { updatedAt: Date.now() - 5_000 })
  await renderInRouter(
    <QueryClientProvider client={client}>
      <Desk id={id} />
    </QueryClientProvider>,
  )
  return client
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '文章' })
const asked = (count: number) => vi.waitFor(() => expect(reads).toHaveLength(count))

test('what was read a moment ago is read again before it is written on', async () => {
  await show(1, { words: '五秒前' })
  await asked(1)
  expect(screen.queryByRole('textbox')).toBeNull()
  reads[0]?.resolve({ words: 'いま' })
  expect((await field()).value).toBe('いま')
})

test('without a network it is written on what was read last, and the form stays while it is read again', async () => {
  const client = await show(2, { words: '前の' })
  await asked(1)
  reads[0]?.reject(new Error('offline'))
  const written = await field()
  expect(written.value).toBe('前の')
  void client.invalidateQueries()
  await asked(2)
  expect(await field()).toBe(written)
  reads[1]?.resolve({ words: '新しい' })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(await field()).toBe(written)
})

test('a new one is written on nothing', async () => {
  await show(null)
  expect((await field()).value).toBe('（新しい）')
  expect(reads).toEqual([])
})

test('what cannot be read is said', async () => {
  await show(3)
  await asked(1)
  reads[0]?.reject(new Error('broken'))
  expect(await screen.findByText('読み込めませんでした。')).toBeTruthy()
})
