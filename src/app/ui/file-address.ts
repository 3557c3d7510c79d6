// Addresses of stored pictures and sounds where they are loaded from another origin (setting FILES_ORIGIN): the page says which.
// On the server, which renders pages, the thread says it.
const ORIGIN =
  typeof document === 'undefined'
    ? ((globalThis as { filesOrigin?: string | null }).filesOrigin ?? '')
    : (document.querySelector<HTMLMetaElement>('meta[name="files-origin"]')?.content ?? '')

/** Address from which a stored file is loaded. */
export const fileAddress = (address: string): string =>
  ORIGIN !== '' && address.startsWith('/files/') ? `${ORIGIN}${address}` : address

/** Address for a picture or a sound, read with permission, so that the worker can keep it on the device. */
export function fileSource(address: string | undefined): { src?: string; crossOrigin?: 'anonymous' } {
  if (address === undefined) return {}
  const src = fileAddress(address)
  return src === address ? { src } : { src, crossOrigin: 'anonymous' }
}
