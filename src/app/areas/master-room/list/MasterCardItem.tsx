// A master in a list: face and name, whether they take characters now, what they mostly write, the days until a replay.
import { Link } from '@tanstack/react-router'
import { BookOpen, Hourglass } from 'lucide-react'
import type { World } from '#app/shared/world/queries.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { imageSource } from '#rules/images.ts'
import { firstOfMaster } from '../address.ts'
import { FollowMasterButton } from '../FollowMasterButton.tsx'
import { labelOf, tendencyWords, usualDaysText, worldNamesOf } from '../facts.ts'
import type { MasterCard } from '../queries.ts'

interface MasterCardItemProps {
  master: MasterCard
  worlds: readonly World[]
  /** world by which the list was narrowed */
  chosen?: string | undefined
}

export function MasterCardItem({ master, worlds, chosen }: MasterCardItemProps) {
  const { masterId, masterName, kana, icon, worldIdList, openCount, firstLine, usualDaysWords } = master
  const usual = usualDaysText(master.usualDays) ?? usualDaysWords
  return (
    <Card as="li" className="flex flex-col [&+&]:mt-0">
      <Link
        to="/master/$masterId"
        params={{ masterId }}
        search={firstOfMaster}
        className="flex min-h-14 items-center gap-3 text-ink"
      >
        <Avatar size={56} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
        <span className="min-w-0 flex-1">
          {kana && <span className="block text-meta leading-[1.3] text-ink-soft">{kana}</span>}
          <bdi className="font-mincho text-card leading-[1.4] font-semibold wrap-anywhere">{masterName}</bdi>
          <span className="block text-meta text-ink-soft">
            {[labelOf(worldIdList, worlds, chosen), worldNamesOf(worldIdList, worlds)].filter(Boolean).join('・')}
          </span>
        </span>
      </Link>
      <p className="mt-2 flex flex-wrap gap-1">
        {openCount > 0 ? (
          <Chip tone="matsuba" icon={BookOpen}>
            募集中 {openCount}件
          </Chip>
        ) : (
          <Chip>いまは募集なし</Chip>
        )}
        {tendencyWords(master).map(words => (
          <Chip key={words}>{words}</Chip>
        ))}
      </p>
      {firstLine && <p className="phrases mt-2 line-clamp-2 text-sub wrap-anywhere">{firstLine}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2">
        <p className="num flex min-h-11 min-w-0 flex-1 items-center gap-1 text-meta text-ink-soft">
          {usual && (
            <>
              <Icon of={Hourglass} size="xs" />
              <span className="min-w-0">{usual}</span>
            </>
          )}
        </p>
        <FollowMasterButton master={master} />
      </div>
    </Card>
  )
}

export const MasterCardsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    <div className="grid gap-3 xl:grid-cols-2">
      {[1, 2, 3].map(row => (
        <SkeletonBlock key={row} className="h-48 rounded-card" />
      ))}
    </div>
  </Loading>
)
