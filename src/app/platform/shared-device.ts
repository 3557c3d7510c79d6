// Mark of a shared device (共有の端末): a session cookie, which a browser forgets when it closes and until then shows to every
// tab. It tells whether the browser that signed in is still open, and contains nothing else.

const NAME = 'tsumugi-shared'

export const hasSharedMark = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`)

export function markShared(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${NAME}=1; path=/; samesite=lax`
}

export function clearSharedMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${NAME}=; path=/; samesite=lax; max-age=0`
}
