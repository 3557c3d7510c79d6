// Handler of missions reached while a screen is open: a toast, and the lists are read again.
import type { QueryClient } from '@tanstack/react-query'
import type { Hearing } from '#app/platform/realtime.ts'
import { missionToasts } from './mission-toast.ts'

export function hearMissions(client: QueryClient): Hearing {
  const { show, stop } = missionToasts()
  const hear: Hearing['hear'] = event => {
    client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
    if (event.data.isShown !== false) show(event)
  }
  return { hear, stop }
}
