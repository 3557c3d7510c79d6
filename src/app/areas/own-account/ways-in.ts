// Ways into the own account, as the provider of the accounts knows them.
import { queryOptions } from '@tanstack/react-query'
import { socialNow } from './provider.ts'

/** Query of the current provider of the accounts, which is not always our own server. */
export const waysIn = queryOptions({
  queryKey: ['social', 'ways'],
  queryFn: async () => (await socialNow()).ways(),
  staleTime: 0,
})
