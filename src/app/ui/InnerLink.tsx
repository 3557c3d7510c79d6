// A link to a page of the service by its whole address, as it stands in a text: it opens inside the app.
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainPress } from './link-face.ts'

export const textLinkFace = 'text-ai underline underline-offset-4 [text-orientation:sideways]'

export function InnerLink({ url, children }: { url: string; children: ReactNode }) {
  // Without a router (texts are shown outside the app too) the link stays a plain one.
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
