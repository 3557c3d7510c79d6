// Links to addresses that are put together at run time, inside the app.
import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { ButtonAnchor } from '#app/ui/Button.tsx'
import { TextAnchor } from '#app/ui/TextLink.tsx'

export function useFollow(href: string): (event: MouseEvent) => void {
  const router = useRouter()
  return event => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
}

export function HrefButton({
  href,
  children,
  ...look
}: { href: string; children: ReactNode } & Pick<
  ComponentProps<typeof ButtonAnchor>,
  'variant' | 'size' | 'capped' | 'icon' | 'className'
>) {
  return (
    <ButtonAnchor href={href} onClick={useFollow(href)} {...look}>
      {children}
    </ButtonAnchor>
  )
}

export function HrefText({
  href,
  children,
  ...look
}: {
  href: string
  children: ReactNode
  icon?: LucideIcon
  chevron?: boolean
  className?: string
}) {
  return (
    <TextAnchor href={href} onClick={useFollow(href)} {...look}>
      {children}
    </TextAnchor>
  )
}
