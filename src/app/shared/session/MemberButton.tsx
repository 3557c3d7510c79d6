// A button for acts of members: guests sign in first and come back.
import { useLocation } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink, type ButtonProps } from '#app/ui/Button.tsx'

export function MemberButton({ guestLabel, ...props }: ButtonProps & { guestLabel?: string }) {
  const { user } = useSession()
  const { href } = useLocation()
  if (user) return <Button {...props} />
  const { variant, size, icon, children } = props
  return (
    <ButtonLink variant={variant} size={size} icon={icon} to="/login" search={{ redirect: href }}>
      {guestLabel ?? children}
    </ButtonLink>
  )
}
