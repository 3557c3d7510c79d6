// 共有: the device's own sheet where there is one, else the address on the clipboard.
import { copyText } from './copy.ts'

/** @param path of a page of ours */
export async function sharePage(title: string, path: string): Promise<void> {
  const url = `${location.origin}${path}`
  if ('share' in navigator) {
    // Closing the sheet is an answer too.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  await copyText(url, 'アドレス')
}
