// Button to the form in which a community is founded; guests sign in first.
import { Plus } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'

interface FoundButtonProps {
  worldId: string
  variant: 'ai' | 'line'
}

export function FoundButton({ worldId, variant }: FoundButtonProps) {
  const { user } = useSession()
  if (!user) {
    return (
      <MemberButton variant={variant} icon={Plus}>
        ログインしてコミュニティをつくる
      </MemberButton>
    )
  }
  return (
    <ButtonLink variant={variant} icon={Plus} to="/world/$worldId/community/new" params={{ worldId }} search={{}}>
      コミュニティをつくる
    </ButtonLink>
  )
}
