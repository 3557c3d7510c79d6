// /myPage/scenario/scenarioList (doc1 §2.8): everything that runs.
import { createFileRoute } from '@tanstack/react-router'
import { RunningListScreen } from '#app/areas/scenario-desk/running/RunningListScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/scenarioList')({
  beforeLoad: requireMaster,
  component: RunningListScreen,
})
