// /myPage/device — the app on this device. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { DeviceScreen } from '#app/areas/device/DeviceScreen.tsx'
import { requireUser } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(player)/myPage/device')({
  beforeLoad: requireUser,
  component: DeviceScreen,
})
