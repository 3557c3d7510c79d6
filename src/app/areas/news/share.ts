// 共有: the device's own sheet where there is one, else the address on the clipboard.
import { toasts } from '#app/ui/toast-store.ts'
import type { NewsArticle } from './queries.ts'

export async function shareArticle({ title, postId }: NewsArticle): Promise<void> {
  const url = `${location.origin}/news/${postId}`
  if ('share' in navigator) {
    // Closing the sheet is an answer too.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url)
    toasts.add({ type: 'success', title: '「アドレスをクリップボードにコピーしました」' })
  } catch {
    toasts.add({ type: 'error', title: '「アドレスコピーに失敗しました」' })
  }
}
