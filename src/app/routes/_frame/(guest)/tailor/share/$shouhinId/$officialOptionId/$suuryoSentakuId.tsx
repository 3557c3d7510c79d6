// /tailor/share/{shouhinId}/{officialOptionId}/{suuryoSentakuId}?hash (doc1 §2.3)
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { distributionQueries } from '#app/areas/distribution/queries.ts'
import { ShareScreen } from '#app/areas/distribution/ShareScreen.tsx'
import { parseShareKey } from '#app/areas/distribution/share-key.ts'

const HASH = /^[\w-]{1,64}$/

export const Route = createFileRoute('/_frame/(guest)/tailor/share/$shouhinId/$officialOptionId/$suuryoSentakuId')({
  validateSearch: (search: { hash?: string } & SearchSchemaInput): { hash: string } => ({
    hash: HASH.test(String(search.hash ?? '')) ? String(search.hash) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    const place = parseShareKey(params)
    if (!place) throw redirect({ to: '/error/404' })
    queryClient.prefetchQuery(distributionQueries.detail(place, deps.hash)).catch(() => {})
    return place
  },
  component: () => <ShareScreen place={Route.useLoaderData()} hash={Route.useSearch().hash} />,
})
