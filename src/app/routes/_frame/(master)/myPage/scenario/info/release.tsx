// /myPage/scenario/info/release (doc3 §2): what waits for its publication.
import { createFileRoute } from '@tanstack/react-router'
import { ReleaseScreen } from '#app/areas/scenario-desk/opening/ReleaseScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/info/release')({
  beforeLoad: requireMaster,
  component: ReleaseScreen,
})
