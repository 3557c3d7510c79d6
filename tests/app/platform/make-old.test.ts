// What an act made old is read again, also where a first reading was under way while it was done.
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
  makeOld(client, ['inquiry'])
  answers[0]?.([])
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['便り'])
  await expect.poll(() => observer.getCurrentResult().data).toEqual(['便り'])
  stop()
})
