// /myPage/account/mute: muted words and characters.
import { createFileRoute } from '@tanstack/react-router'
import { MuteScreen } from '#app/areas/block/MuteScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/mute')({
  beforeLoad: requireUser,
  component: MuteScreen,
})
