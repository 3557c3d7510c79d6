// /myPage/scenario (doc1 §2.8, G12): the home of a master, for masters and the office.
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#app/areas/scenario-desk/HomeScreen.tsx'
import { requireMasterOrOffice } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/')({
  beforeLoad: requireMasterOrOffice,
  component: HomeScreen,
})
