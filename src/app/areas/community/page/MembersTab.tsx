// Members of a community, the leader first; above them the requests that wait for the leader.
import type { ReactNode } from 'react'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { MEMBER_PAGE_SIZE } from '#rules/communities.ts'
import { formatDate } from '#rules/dates.ts'
import { type Community, communityQueries, type Member } from '../queries.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { RequestList } from './RequestList.tsx'

interface MembersTabProps {
  community: Community
  page: number
  link: (page: number, face: LinkFace) => ReactNode
}

export function MembersTab({ community, page, link }: MembersTabProps) {
  const { communityId, isLeader } = community
  const query = useRead(communityQueries.members(communityId, page))
  return (
    <>
      {isLeader && (
        <>
          <RequestList community={community} />
          <SectionHeading>メンバー</SectionHeading>
        </>
      )}
      <Read
        query={query}
        title="メンバーを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton count={4} />
          </div>
        }
      >
        {({ memberList, count }, age) => (
          <PagedList
            shown={memberList.length}
            count={count}
            page={page}
            size={MEMBER_PAGE_SIZE}
            age={age}
            link={link}
            counted={`${count}人`}
            past="このページにはだれもいません。"
            empty="メンバーはいません。"
          >
            <List>
              {memberList.map(member => (
                <MemberRow key={member.character.characterId} community={community} member={member} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </>
  )
}

function MemberRow({ community, member }: { community: Community; member: Member }) {
  const { character, isLeader, isMine, joinedAt } = member
  return (
    <li className="px-4 py-1">
      <CharacterRow
        character={character}
        worldId={community.worldId}
        note={`${formatDate(joinedAt)} 入会`}
        trailing={
          <span className="flex flex-none items-center gap-1">
            {isLeader && <Chip tone="kin">代表</Chip>}
            {isMine && <Chip tone="ai">自分</Chip>}
            {community.isLeader && !isLeader && <MemberMenu community={community} member={member} />}
          </span>
        }
      />
    </li>
  )
}
