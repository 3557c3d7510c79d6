// A button that leads to a whole address inside the app which is known at run time only, with its search.
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { ButtonAnchor } from '#app/ui/Button.tsx'

export function HrefButton({ href, ...rest }: { href: string } & Omit<ComponentProps<typeof ButtonAnchor>, 'onClick'>) {
  const router = useRouter()
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <ButtonAnchor {...rest} href={href} onClick={follow} />
}
