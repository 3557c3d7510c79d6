// /myPage/tray — refused and waiting acts. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { TrayScreen } from '#app/areas/mypage/TrayScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/tray')({ beforeLoad: requireUser, component: TrayScreen })
