// /myPage/account/notifications (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { NoticeSettingsScreen } from '#app/areas/notice/settings/NoticeSettingsScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(account)/myPage/account/notifications')({
  beforeLoad: requireUser,
  component: NoticeSettingsScreen,
})
