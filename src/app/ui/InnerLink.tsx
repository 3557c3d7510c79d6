// A link to a page of ours by its whole address, as it stands in a text: it opens inside the app.
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainPress } from './link-face.ts'

export const textLinkFace = 'text-ai underline underline-offset-4 [text-orientation:sideways]'

export function InnerLink({ url, children }: { url: string; children: ReactNode }) {
  // Texts are shown outside the app too: there the link is a link.
  const router = useRouter({ warn: false })
  const follow = (event: MouseEvent): void => {
    const target = URL.parse(url)
    if (!(isPlainPress(event) && router) || target?.origin !== location.origin) return
    event.preventDefault()
    void router.navigate({ href: `${target.pathname}${target.search}${target.hash}` })
  }
  return (
    <a href={url} onClick={follow} className={textLinkFace}>
      {children}
    </a>
  )
}
