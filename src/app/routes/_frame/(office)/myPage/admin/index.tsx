// /myPage/admin (R058): the home of the office's decisions and of its tools for scenarios (doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { ReviewHomeScreen } from '#app/areas/office/ReviewHomeScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/')({
  beforeLoad: requireAdmin,
  component: ReviewHomeScreen,
})
