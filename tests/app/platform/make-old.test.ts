// Reads that an act made outdated are repeated, also when their first reading was under way during the act.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeOld } from '#app/platform/query.ts'

test('a first reading that began before the act is not the last one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((letters: string[]) => void)[] = []
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ['inquiry', 'list'],
    queryFn: () => new Promise(resolve => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => answers.length).toBe(1)
  let isOver = false
  const over = makeOld(client, ['inquiry']).then(() => {
    isOver = true
  })
  answers[0]?.([])
  await expect.poll(() => answers.length).toBe(2)
  expect(isOver).toBe(false)
  answers[1]?.(['便り'])
  await over
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['便り'])
  stop()
})
