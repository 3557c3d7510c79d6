// /myPage/scenario/op?group&page (doc1 §2.8): a master's openings.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type DeskListAddress, firstDeskList, readDeskList } from '#app/areas/scenario-desk/address.ts'
import { OpeningListScreen } from '#app/areas/scenario-desk/opening/OpeningListScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/op')({
  validateSearch: (search: Partial<DeskListAddress> & SearchSchemaInput) => readDeskList(search),
  search: { middlewares: [stripSearchParams(firstDeskList)] },
  beforeLoad: requireMaster,
  component: () => <OpeningListScreen place={Route.useSearch()} />,
})
