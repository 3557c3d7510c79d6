// /myPage/scenario/reactOrderSetting: the terms of a master for situations (doc3 §§2, 7).
import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '#app/areas/react-order/desk/TermsScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/reactOrderSetting')({
  beforeLoad: requireMaster,
  component: TermsScreen,
})
