// /notice — toasts of this device. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { NoticeScreen } from '#app/areas/notice/NoticeScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/notice')({ beforeLoad: requireUser, component: NoticeScreen })
