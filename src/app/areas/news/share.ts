// 共有: the device's own sheet where there is one, else the address on the clipboard.
import { copyText } from '#app/ui/copy.ts'
import type { NewsArticle } from './queries.ts'

export async function shareArticle({ title, postId }: NewsArticle): Promise<void> {
  const url = `${location.origin}/news/${postId}`
  if ('share' in navigator) {
    // Closing the sheet is an answer too.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  await copyText(url, 'アドレス')
}
