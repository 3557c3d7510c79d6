// A campaign in a list: its picture, its title, its period.
import { Link } from '@tanstack/react-router'
import { CardTitle } from '#app/ui/Card.tsx'
import { formatDays, timeLeft } from '#app/ui/days.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { BannerPicture } from './BannerPicture.tsx'
import type { CampaignCard } from './queries.ts'

interface CampaignCardItemProps {
  campaign: CampaignCard
  /** the server's time, for what is open: adds the time left */
  now?: number
}

export function CampaignCardItem({ campaign, now }: CampaignCardItemProps) {
  const { cpId, title, picture, startsAt, endsAt } = campaign
  const left = now === undefined ? '' : timeLeft(endsAt, now)
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Link to="/cp/$cpId" params={{ cpId: String(cpId) }} className="block text-ink -outline-offset-2">
        <BannerPicture picture={picture} />
        <span className="block px-4 py-3">
          <CardTitle as="p" className="phrases wrap-anywhere">
            {title}
          </CardTitle>
          <span className="num mt-0.5 block text-meta text-ink-soft">
            <Whole>
              {' '}
              {formatDays(startsAt, endsAt)}
              {left && ` — ${left}`}
            </Whole>{' '}
          </span>
        </span>
      </Link>
    </li>
  )
}
