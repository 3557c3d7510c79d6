// Toast that tells of news of the app itself, once on each device after an update, with a link to the news. A first
// visit is told nothing.
import { toasts } from '#app/ui/toast-store.ts'
import { newestNews } from './whats-new.ts'

const KEY = 'tsumugi.whatsNew'

/** Shows the toast if this device has not been told of the newest entry. */
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
