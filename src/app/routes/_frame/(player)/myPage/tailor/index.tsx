// /myPage/tailor: creators are led to their commissions (R080).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { MyTailorScreen } from '#app/areas/tailor/MyTailorScreen.tsx'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { isCreator } from '#app/shared/session/is-admin.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/tailor/')({
  beforeLoad: asked => {
    requireUser(asked)
    if (isCreator(session.get().user)) throw redirect({ to: '/myPage/tailor/order', search: {}, replace: true })
  },
  component: MyTailorScreen,
})
