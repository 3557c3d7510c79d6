// /myPage/drafts?ended&page — drafts being written, and ended ones. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { DraftListScreen } from '#app/areas/draft/DraftListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'
import { requireUser } from '#app/platform/use-session.ts'

type DraftListPlace = { ended: boolean; page: number }

const readPlace = (search: Partial<DraftListPlace> & SearchSchemaInput): DraftListPlace => ({
  ended: search.ended === true,
  page: parsePage(search.page),
})

export const Route = createFileRoute('/_frame/(player)/myPage/drafts')({
  beforeLoad: requireUser,
  validateSearch: readPlace,
  search: { middlewares: [stripSearchParams({ page: 1, ended: false })] },
  component: () => {
    const place = Route.useSearch()
    // The other list is another screen, so that it does not keep data of the former one.
    return <DraftListScreen key={String(place.ended)} place={place} />
  },
})
