// The premium of the user (doc1 §3), with its end: a line of my page, and what the account says of it.
import { useQuery } from '@tanstack/react-query'
import { Crown } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { classQueries } from '#app/shared/session/class-queries.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { formatDeadline } from '#rules/dates.ts'

/** End of the user's premium in words, and whether it has passed; null for who never had one. */
function usePremium(): { until: string; isOver: boolean } | null {
  const { user } = useSession()
  const { data } = useQuery({ ...classQueries.classes(user?.userId ?? ''), enabled: user !== null })
  const now = useNow()
  const end = data?.premiumToDate ?? null
  return end === null ? null : { until: formatDeadline(end, now), isOver: Date.parse(end) <= now }
}

/** Beside the class on my page, while it lasts. */
export function PremiumChip() {
  const premium = usePremium()
  return premium && !premium.isOver ? (
    <>
      <Chip tone="kin">プレミアム会員</Chip>
      <span className="num text-meta text-ink-soft">{premium.until}まで</span>
    </>
  ) : null
}

export function PremiumSection() {
  const premium = usePremium()
  if (!premium) return null
  return (
    <>
      <SectionHeading>プレミアム会員</SectionHeading>
      <Card>
        <p className="flex items-center gap-2 text-sub">
          <Icon of={Crown} size="s" className="flex-none text-kin" />
          <span className="phrases num">
            {premium.isOver ? `${premium.until}に終わりました。` : `${premium.until}までプレミアム会員です。`}
          </span>
        </p>
        <p className="phrases mt-2 text-cap text-ink-soft">
          {premium.isOver
            ? 'いまはプレミアム会員ではありません。キャラクター・コイン・作品はそのままです。'
            : '期限を過ぎるとプレミアム会員ではなくなります。キャラクター・コイン・作品はそのままで、ほかの人と同じように使い続けられます。'}
        </p>
      </Card>
    </>
  )
}
