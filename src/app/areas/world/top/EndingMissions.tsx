// もうすぐ終わるミッション: the missions of a world that end soonest, the first one under a ribbon, each leading to the screen where it is
// fulfilled. Wide screens have it in their right column.
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { DueTime } from '#app/areas/mission/MissionCard.tsx'
import type { Mission } from '#app/areas/mission/queries.ts'
import { wayOf } from '#app/areas/mission-ways.ts'
import { CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { isUrgent, timeLeft } from '#rules/dates.ts'

const SHOWN = 3
const TITLE = 'もうすぐ終わるミッション'

type Ending = Mission & { achieveTo: string }

/** Missions of a list with a future end, in its order; stored ones may have ended since. */
export const endingOf = (missions: readonly Mission[], now: number): Ending[] =>
  missions.filter((mission): mission is Ending => mission.achieveTo !== null && Date.parse(mission.achieveTo) > now)

export function EndingMissions({ worldId, missions }: { worldId: string; missions: readonly Ending[] }) {
  const [first, ...others] = missions.slice(0, SHOWN)
  if (!first) return null
  const search = { tabNo: 0, worldId, page: 1 } as const
  const linkOf = (mission: Ending) => {
    const way = wayOf(mission)
    return way ? { to: way.path } : ({ to: '/mission', search } as const)
  }
  return (
    <section aria-label={TITLE} className="xl:hidden">
      <SectionHeading
        more={
          <TextLink to="/mission" search={search} chevron>
            すべて見る
          </TextLink>
        }
      >
        {TITLE}
      </SectionHeading>
      <List>
        <li>
          <Link {...linkOf(first)} className="flex items-start gap-3 pr-3 pl-4 text-ink -outline-offset-2">
            <Ribbon due={first.achieveTo} />
            <span className="min-w-0 flex-1 py-3">
              <CardTitle as="p">{first.archiveTitle}</CardTitle>
              <span className="num block text-cap text-ink-soft">
                期限 <time dateTime={first.achieveTo}>{formatDeadline(first.achieveTo)}</time>
                <span className="vh">、{timeLeft(first.achieveTo, Date.now())}</span>
              </span>
              <span className="block text-cap font-bold text-kin">{first.rewardText}</span>
            </span>
            <Icon of={ChevronRight} size="s" className="self-center" />
          </Link>
        </li>
        {others.map(mission => (
          <ListLink
            key={mission.id}
            {...linkOf(mission)}
            title={<span className="font-mincho text-body font-semibold">{mission.archiveTitle}</span>}
            note={<DueTime due={mission.achieveTo} />}
            trailing={<b className="num text-cap text-kin">{mission.rewardText}</b>}
          />
        ))}
      </List>
    </section>
  )
}

/** The remaining time as a ribbon. Screen readers get it from the line beside it. */
function Ribbon({ due }: { due: string }) {
  const now = Date.now()
  const [, amount = ''] = /^あと(.+)$/.exec(timeLeft(due, now)) ?? []
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid min-w-14 flex-none justify-items-center px-1.5 pt-2 pb-4 text-badge font-semibold whitespace-nowrap',
        isUrgent(due, now) ? 'bg-shu text-on-shu' : 'bg-ai text-on-ai',
      )}
      style={{ clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 9px), 0 100%)' }}
    >
      {amount ? 'あと' : 'まも'}
      <b className="num font-mincho text-card leading-[1.3] font-bold">{amount || 'なく'}</b>
    </span>
  )
}
