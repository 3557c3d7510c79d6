// Masters of a world: since when they write for it, and how much.
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { imageSource } from '#rules/images.ts'
import { type StaffMember, staffQueries } from '../queries.ts'

export const memberWords = ({ since, running, scenarios }: StaffMember): string =>
  `${formatDay(since)}から・シナリオ ${scenarios}本${running > 0 ? `（進行中 ${running}本）` : ''}`

export const MemberFace = ({ icon }: { icon: string | null }) => (
  <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
)

export function Members({ worldId }: { worldId: string }) {
  const query = useRead(staffQueries.members(worldId))
  return (
    <Read query={query} title="マスターを読み込めませんでした。" skeleton={<NewsRowSkeleton count={2} />}>
      {({ memberList }) =>
        memberList.length === 0 ? (
          <EmptyState drawing={<EmptyDrawing />} title="このワールドのマスターは、まだいません。" />
        ) : (
          <List>
            {memberList.map(member => (
              <ListLink
                key={member.masterId}
                to="/master/$masterId"
                params={{ masterId: member.masterId }}
                icon={<MemberFace icon={member.icon} />}
                title={
                  <b>
                    <bdi>{member.masterName}</bdi>
                  </b>
                }
                note={memberWords(member)}
              />
            ))}
          </List>
        )
      }
    </Read>
  )
}
