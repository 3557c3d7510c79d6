// /myPage/scenario/scenarioSetting (doc1 §2.8): the settings of a master.
import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#app/areas/scenario-desk/SettingsScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/scenarioSetting')({
  beforeLoad: requireMaster,
  component: SettingsScreen,
})
