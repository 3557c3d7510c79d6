// /myPage/admin/npc?worldId&npc&draft — without a sheet the list of a world (doc1 §2.4)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { type NpcSearch, readNpc, readWorldSearch } from '#app/areas/scenario-office/addresses.ts'
import { NpcScreen } from '#app/areas/scenario-office/npc/NpcScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/npc')({
  validateSearch: (search: NpcSearch & SearchSchemaInput): NpcSearch => ({
    ...readWorldSearch(search),
    npc: readNpc(search.npc),
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: requireAdmin,
  component: () => <NpcScreen place={Route.useSearch()} />,
})
