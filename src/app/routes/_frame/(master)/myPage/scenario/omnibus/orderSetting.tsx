// /myPage/scenario/omnibus/orderSetting (R211; doc3 §2): terms under which a master takes orders of the own themes.
import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '#app/areas/omnibus/desk/SettingScreen.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/omnibus/orderSetting')({
  beforeLoad: requireMaster,
  component: SettingScreen,
})
