// A community in a list: its band, its name and line, the way to join, its members, its newest post. Folded while a mute is for its words.
import { Link } from '@tanstack/react-router'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { CommunityBand } from '../CommunityBand.tsx'
import { CommunityChips } from '../CommunityChips.tsx'
import { MemberFaces } from '../MemberFaces.tsx'
import type { CommunityCard } from '../queries.ts'

export function CommunityCardItem({ community }: { community: CommunityCard }) {
  const { worldId, communityId, communityName, catchphrase, isMember, lastPostAt } = community
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Muted
        id={`community:${communityId}`}
        isMine={isMember}
        characters={[]}
        texts={[communityName, catchphrase]}
        className="px-4 py-2"
      >
        <Link
          to="/world/$worldId/community/$communityId"
          params={{ worldId, communityId: String(communityId) }}
          viewTransition
          className="block h-full rounded-card text-ink -outline-offset-2"
        >
          <CommunityBand {...community} />
          <span className="block px-4 py-3">
            <span className="phrases block font-mincho text-card leading-[1.4] font-semibold wrap-anywhere">
              {communityName}
            </span>
            {catchphrase && <span className="phrases mt-0.5 block text-sub wrap-anywhere">{catchphrase}</span>}
            <span className="mt-2 flex flex-wrap gap-1">
              <CommunityChips of={community} />
            </span>
            <span className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <MemberFaces {...community} />
              <span className="num text-meta text-ink-soft">
                {lastPostAt ? (
                  <>
                    最後の発言 <time dateTime={lastPostAt}>{formatDayTime(lastPostAt)}</time>
                  </>
                ) : (
                  'まだ発言はありません'
                )}
              </span>
            </span>
          </span>
        </Link>
      </Muted>
    </li>
  )
}
