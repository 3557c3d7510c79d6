// Frame of every screen: its bar, the strip about the network, its content.
import type { ComponentProps } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'

export function Page(props: Omit<ComponentProps<typeof Screen>, 'strip'>) {
  const online = useOnline()
  return <Screen {...props} strip={<OfflineStrip offline={!online} />} />
}
