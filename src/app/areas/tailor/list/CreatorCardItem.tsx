// A creator in a list: face and name, whether commissions are taken now, newest pictures, the first line of the introduction.
import { Link } from '@tanstack/react-router'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { creatorTypeLabels } from '#rules/codes/user.ts'
import { imageSource } from '#rules/images.ts'
import { CreatorFacts } from '../CreatorFacts.tsx'
import type { CreatorCard } from '../queries.ts'

export function CreatorCardItem({ creator }: { creator: CreatorCard }) {
  const { creatorId, creatorKbn, creatorName, icon, firstLine, tagList, pictureList, workCount } = creator
  return (
    <Card as="li" flush className="overflow-hidden [&+&]:mt-0">
      <Link
        to="/creator/$creatorId"
        params={{ creatorId }}
        viewTransition
        className="block h-full rounded-card px-4 py-3 text-ink -outline-offset-2"
      >
        <span className="flex min-h-14 items-center gap-3">
          <Avatar size={56} src={icon === null ? undefined : imageSource(icon, 'creator', 96)} />
          <span className="min-w-0 flex-1">
            <bdi className="font-mincho text-card leading-[1.4] font-semibold wrap-anywhere">{creatorName}</bdi>
            <span className="num block text-meta text-ink-soft">
              {creatorTypeLabels[creatorKbn]}・作品 {workCount}
            </span>
          </span>
        </span>
        <span className="mt-2 block">
          <CreatorFacts of={creator} />
        </span>
        {firstLine && <span className="phrases mt-2 line-clamp-2 text-sub wrap-anywhere">{firstLine}</span>}
        {tagList.length > 0 && (
          <span className="mt-2 flex flex-wrap gap-1">
            {tagList.map(tag => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </span>
        )}
        {pictureList.length > 0 && (
          <span className="mt-2 grid grid-cols-3 gap-2">
            {pictureList.map(picture => (
              <img
                key={picture}
                {...fileSource(imageSource(picture, 'assets', 240))}
                alt=""
                loading="lazy"
                className="art aspect-square w-full rounded-control bg-sunken object-cover"
              />
            ))}
          </span>
        )}
      </Link>
    </Card>
  )
}

export const CreatorCardsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {[1, 2, 3].map(row => (
        <SkeletonBlock key={row} className="h-52 rounded-card" />
      ))}
    </div>
  </Loading>
)
