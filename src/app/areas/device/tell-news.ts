// Told once on each device after an update: that there is something new, with the way to it. A first visit is told nothing.
import { toasts } from '#app/ui/toast-store.ts'
import { newestNews } from './whats-new.ts'

const KEY = 'tsumugi.whatsNew'

/** Tells of news that this device has not been told of. */
export function tellNews(): void {
  let told: string | null = null
  try {
    told = localStorage.getItem(KEY)
    localStorage.setItem(KEY, newestNews.id)
  } catch {
    return
  }
  if (told === null || told === newestNews.id) return
  toasts.add({
    type: 'info',
    overline: '新しくなりました',
    title: newestNews.title,
    action: { label: '見る', href: '/whatsNew' },
  })
}
