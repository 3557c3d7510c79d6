// /myPage/admin/worldEventPage/{worldId}/blob?type&word&page (R222): the pictures of a world's library.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { LibraryScreen } from '#app/areas/event-page/desk/LibraryScreen.tsx'
import type { LibraryPlace } from '#app/areas/event-page/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'
import { parseBlobType } from '#rules/event-page-address.ts'

const WORD_MOST = 60

export const Route = createFileRoute('/_frame/(office)/myPage/admin/worldEventPage/$worldId/blob')({
  validateSearch: (search: Partial<LibraryPlace> & SearchSchemaInput): LibraryPlace => ({
    type: parseBlobType(search.type),
    word: search.word === undefined ? undefined : String(search.word).slice(0, WORD_MOST) || undefined,
    page: parsePage(search.page),
  }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireAdmin,
  component: () => <LibraryScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
