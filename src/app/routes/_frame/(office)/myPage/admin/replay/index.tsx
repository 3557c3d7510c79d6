// /myPage/admin/replay — the office's check of replays (R062; doc1 §2.4)
import { createFileRoute } from '@tanstack/react-router'
import { CheckListScreen } from '#app/areas/replay-office/queue/CheckListScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/replay/')({
  beforeLoad: requireAdmin,
  component: CheckListScreen,
})
