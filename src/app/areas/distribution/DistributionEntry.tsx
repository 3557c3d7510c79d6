// Link of my page to the user's distributions, for users who make goods.
import { Gift } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { lastClass } from '#rules/codes/user.ts'

const makers: readonly number[] = [lastClass.illustrator, lastClass.voice, lastClass.writer]

export function DistributionEntry() {
  const { user } = useSession()
  if (!user?.classList.some(code => makers.includes(code))) return null
  return (
    <>
      <SectionHeading>制作</SectionHeading>
      <List>
        <ListLink
          to="/myPage/distribution"
          icon={<Icon of={Gift} className="text-ink-soft" />}
          title="配布リンク"
          note="商品をリンクで配り、数え、止める"
        />
      </List>
    </>
  )
}
