// Head of a community's page: its banner, name and line, its chips and members, and the act that is open to the reader.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Aged } from '#app/shared/screen/Read.tsx'
import { fileSource } from '#app/ui/file-address.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { imageSource } from '#rules/images.ts'
import { DrawnBand } from '../CommunityBand.tsx'
import { CommunityChips } from '../CommunityChips.tsx'
import { MemberFaces } from '../MemberFaces.tsx'
import type { Community } from '../queries.ts'
import { updatingCommunity } from '../writes.ts'
import { JoinPart } from './JoinPart.tsx'

interface CommunityHeadProps {
  community: Community
  age: number | null
  onJoin: () => void
}

export function CommunityHead({ community, age, onJoin }: CommunityHeadProps) {
  const { communityId, communityName, catchphrase, banner, isLeader } = community
  const { openOf } = useWrite(updatingCommunity)
  const changed = isLeader ? openOf({ communityId }) : null
  return (
    <header className="mt-3">
      <div className="overflow-hidden rounded-card border border-line">
        {banner ? (
          <img
            {...fileSource(imageSource(banner.picture, 'assets', 1_200))}
            alt={banner.description}
            width={1_200}
            height={400}
            className="art block aspect-[3/1] w-full bg-sunken object-cover"
          />
        ) : (
          <DrawnBand {...community} />
        )}
      </div>
      <PageHeading className="phrases mt-3 text-[1.5rem] leading-[1.35] wrap-anywhere">{communityName}</PageHeading>
      {catchphrase && <p className="phrases mt-1 text-sub wrap-anywhere">{catchphrase}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-1">
        {/* Membership is said below. */}
        <CommunityChips of={{ ...community, isMember: false }} />
      </p>
      <p className="num mt-2 flex flex-wrap items-center gap-x-1 text-meta text-ink-soft">
        <MemberFaces {...community} />
        <Aged since={age} />
      </p>
      <JoinPart community={community} onJoin={onJoin} />
      {changed && <WaitingLine state={changed.state}>直した紹介は、まだ届いていません。</WaitingLine>}
    </header>
  )
}
