// /myPage
import { createFileRoute } from '@tanstack/react-router'
import { MyPageScreen } from '#app/areas/mypage/MyPageScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/')({ beforeLoad: requireUser, component: MyPageScreen })
