// /myPage/tray — what could not be sent, and what waits. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { TrayScreen } from '#app/areas/mypage/TrayScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/myPage/tray')({ beforeLoad: requireUser, component: TrayScreen })
