// Sharing (共有): by the device's own sheet if there is one, else by copying the address.
import { copyText } from './copy.ts'

/** @param path of a page of the service */
export async function sharePage(title: string, path: string): Promise<void> {
  const url = `${location.origin}${path}`
  if ('share' in navigator) {
    // The user may close the sheet.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  await copyText(url, 'アドレス')
}
