// /myPage/account/storySupporterPermission (doc1 §2.4): worlds that take story supporters.
import { createFileRoute } from '@tanstack/react-router'
import { PermissionScreen } from '#app/areas/user-class/apply/PermissionScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/storySupporterPermission')({
  beforeLoad: requireUser,
  component: PermissionScreen,
})
