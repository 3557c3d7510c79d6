// /myPage/tailor/creatorRoom?kbn&draft (R085)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readKbn } from '#app/areas/tailor/address.ts'
import { RoomDeskScreen } from '#app/areas/tailor/desk/RoomDeskScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireCreator } from '#app/shared/session/require-creator.ts'

type Search = { kbn?: 1 | 2 | 3 | undefined; draft?: string | undefined }

export const Route = createFileRoute('/_frame/(player)/myPage/tailor/creatorRoom')({
  beforeLoad: requireCreator,
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  component: () => {
    const { kbn, draft } = Route.useSearch()
    return <RoomDeskScreen kbn={readKbn(kbn)} draftId={parseDraftId(draft)} />
  },
})
