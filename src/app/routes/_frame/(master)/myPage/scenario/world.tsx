// /myPage/scenario/world (doc1 §2.8): the worlds that a master writes for.
import { createFileRoute } from '@tanstack/react-router'
import { WorldsScreen } from '#app/areas/scenario-desk/WorldsScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/world')({
  beforeLoad: requireMaster,
  component: WorldsScreen,
})
