// Text of what another app shared: its title, its text and its link, one under the other, each once.

export type Shared = { title?: string | undefined; text?: string | undefined; url?: string | undefined }

/** Most code points that are taken over; a whole page would be no text of a form. */
const MOST = 4_000

export function sharedText({ title, text, url }: Shared): string {
  const parts: string[] = []
  for (const part of [title, text, url]) {
    const words = part?.trim() ?? ''
    // Some apps put the link into the text, and the text into the title.
    if (words !== '' && !parts.some(has => has.includes(words))) parts.push(words)
  }
  return [...parts.join('\n')].slice(0, MOST).join('')
}
