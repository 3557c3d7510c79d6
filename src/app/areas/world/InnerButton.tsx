// A button that leads to a whole address of ours, with its search: the router's own links take the two apart.
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { ButtonAnchor } from '#app/ui/Button.tsx'

export function InnerButton({ href, ...rest }: ComponentProps<typeof ButtonAnchor> & { href: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <ButtonAnchor {...rest} href={href} onClick={follow} />
}
