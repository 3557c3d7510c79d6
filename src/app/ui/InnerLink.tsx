// A link to a page of the service by its whole address, as it stands in a text: it opens inside the app.
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { isPlainPress } from './link-face.ts'

export const textLinkFace = 'text-ai underline underline-offset-4 [text-orientation:sideways]'

interface InnerLinkProps {
  url: string
  className?: string
  children: ReactNode
}

export function InnerLink({ url, className, children }: InnerLinkProps) {
  // Without a router (texts are shown outside the app too) the link stays a plain one.
  const router = useRouter({ warn: false })
  const follow = (event: MouseEvent): void => {
    const target = URL.parse(url)
    if (!(isPlainPress(event) && router) || target?.origin !== location.origin) return
    event.preventDefault()
    void router.navigate({ href: `${target.pathname}${target.search}${target.hash}` })
  }
  return (
    <a href={url} onClick={follow} className={cx(textLinkFace, className)}>
      {children}
    </a>
  )
}
