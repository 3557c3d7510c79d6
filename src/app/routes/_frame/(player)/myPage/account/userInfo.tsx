// /myPage/account/userInfo (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { UserInfoScreen } from '#app/areas/own-account/UserInfoScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/account/userInfo')({
  beforeLoad: requireUser,
  component: UserInfoScreen,
})
