// /myPage/archive?character&page: all replays with the user's characters. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { ArchiveScreen } from '#app/areas/archive/ArchiveScreen.tsx'
import { type ArchiveAddress, firstArchive, readArchiveAddress } from '#app/areas/archive/address.ts'
import { archiveQueries } from '#app/areas/archive/queries.ts'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/archive')({
  validateSearch: (search: Partial<ArchiveAddress> & SearchSchemaInput): ArchiveAddress => readArchiveAddress(search),
  search: { middlewares: [stripSearchParams(firstArchive)] },
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(archiveQueries.list(deps)).catch(() => {})
  },
  component: () => <ArchiveScreen address={Route.useSearch()} />,
})
