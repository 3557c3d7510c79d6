// /myPage/scenario/replay?group&page (doc1 §2.4): replays of a master.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readReplayList } from '#app/areas/replay-desk/address.ts'
import type { ReplayListAddress } from '#app/areas/replay-desk/groups.ts'
import { ReplayListScreen } from '#app/areas/replay-desk/ReplayListScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/replay/')({
  validateSearch: (search: Partial<ReplayListAddress> & SearchSchemaInput) => readReplayList(search),
  beforeLoad: requireMaster,
  component: () => <ReplayListScreen place={Route.useSearch()} />,
})
