// Mark of a browser with a session, for the server, which then sends the page without a guest's content, and for a start that finds
// nothing else of the session. It is no secret, gives no right, and says nothing of who it is.
const NAME = 'tsumugi-member'
/** As long as a session lasts without use. */
const SECONDS = 180 * 86_400

export const isMarkedMember = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`)

export function markMember(isMember: boolean): void {
  if (isMarkedMember() === isMember) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way of setting one comes too late on a page that is left
  document.cookie = `${NAME}=1; path=/; samesite=lax; max-age=${isMember ? SECONDS : 0}${secure}`
}
