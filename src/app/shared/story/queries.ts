// Previews of links.
import calls from 'virtual:contract/ogp'
import { queryOptions } from '@tanstack/react-query'
import { connect } from '#app/platform/api.ts'
import type { OgpContract } from '#contract/ogp.ts'

const ogpCalls = connect<OgpContract>('ogp', calls)

export const ogpQueries = {
  /** Preview of an address, requested once per page; after a failure it is hidden and not requested again. */
  preview: (url: string) =>
    queryOptions({
      queryKey: ogpCalls.postForAlpacaUrlCard.key({ url }),
      queryFn: ({ signal }) => ogpCalls.postForAlpacaUrlCard.send({ url }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
}
