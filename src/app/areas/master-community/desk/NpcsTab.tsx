// NPCs of a world at the desk: who leads each, and whether it is lent to masters. Their sheets are changed where all NPCs are.
import { UserPlus } from 'lucide-react'
import { NEW_NPC } from '#app/areas/scenario-office/addresses.ts'
import { NpcRows } from '#app/areas/scenario-office/npc/NpcRows.tsx'
import { officeQueries } from '#app/areas/scenario-office/queries.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'

export function NpcsTab({ worldId }: { worldId: string }) {
  const query = useRead(officeQueries.npcs(worldId))
  const add = (
    <ButtonLink variant="ai" icon={UserPlus} to="/myPage/admin/npc" search={{ worldId, npc: NEW_NPC }}>
      新しいNPC
    </ButtonLink>
  )
  return (
    <Read
      query={query}
      title="NPCを読み込めませんでした。"
      className="mt-3"
      skeleton={
        <div className="mt-3">
          <NewsRowSkeleton count={4} />
        </div>
      }
    >
      {({ npcList }, age) =>
        npcList.length === 0 ? (
          <div className="mt-3">
            <EmptyState drawing={<EmptyDrawing />} title="このワールドのNPCはいません。" action={add} />
          </div>
        ) : (
          <NpcRows worldId={worldId} npcs={npcList} age={age} add={add} />
        )
      }
    </Read>
  )
}
