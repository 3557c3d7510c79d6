// /myPage/admin/npc?worldId&npc: NPCs of a world, and the sheet of one of them.
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { worldToShow } from '#app/shared/world/use-tab-world.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { NEW_NPC, type NpcSearch } from '../addresses.ts'
import { officeQueries } from '../queries.ts'
import { NpcForm } from './NpcForm.tsx'
import { NpcRows } from './NpcRows.tsx'

export function NpcScreen({ place: { worldId, npc, draft } }: { place: NpcSearch }) {
  const query = useRead(worldQueries.worlds())
  return (
    <Page
      top={
        <TopBar
          title={npc === undefined ? 'NPC' : npc === NEW_NPC ? '新しいNPC' : 'NPCのシート'}
          back={
            npc === undefined ? (
              <BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />
            ) : (
              <BackLink to="/myPage/admin/npc" search={{ worldId }} />
            )
          }
        />
      }
    >
      <Read query={query} title="ワールドを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
        {({ worldSelectList }) => {
          const world = worldToShow(worldSelectList, worldId)
          if (!world) return <EmptyState drawing={<EmptyDrawing />} title="ワールドはまだありません。" />
          if (npc !== undefined) return <Sheet key={npc} worldId={world.worldId} npc={npc} draft={draft} />
          return <Sheets world={world} worlds={worldSelectList} />
        }}
      </Read>
    </Page>
  )
}

function Sheets({ world: { worldId }, worlds }: { world: World; worlds: readonly World[] }) {
  const query = useRead(officeQueries.npcs(worldId))
  const add = (
    <ButtonLink variant="ai" icon={UserPlus} to="/myPage/admin/npc" search={{ worldId, npc: NEW_NPC }}>
      新しいNPC
    </ButtonLink>
  )
  return (
    <>
      <FilterChips
        label="ワールド"
        filters={worlds.map(world => ({ key: world.worldId, label: world.worldName }))}
        current={worldId}
        renderLink={({ key }, face) => (
          <Link to="/myPage/admin/npc" search={{ worldId: key }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      <Read query={query} title="NPCを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
        {({ npcList }, age) =>
          npcList.length === 0 ? (
            <div className="mt-3">
              <EmptyState
                drawing={<EmptyDrawing />}
                title="このワールドのNPCはいません。"
                note="運営が動かす人や、マスターに貸し出す人を、ここで作ります。"
                action={add}
              />
            </div>
          ) : (
            <NpcRows worldId={worldId} npcs={npcList} age={age} add={add} />
          )
        }
      </Read>
    </>
  )
}

function Sheet({ worldId, npc, draft }: { worldId: string; npc: string; draft: string | undefined }) {
  const query = useRead(officeQueries.npcs(worldId))
  const sheet = query.data?.npcList.find(({ characterId }) => characterId === npc) ?? null
  return (
    <Read
      query={query}
      title="NPCを読み込めませんでした。"
      isNowhere={query.data !== undefined && npc !== NEW_NPC && sheet === null && !query.isFetching}
      nowhere={nowhereBut(
        scenarioRefusals.NPC_NOT_FOUND.message,
        { to: '/myPage/admin/npc', search: { worldId } },
        'NPCの一覧へ',
      )}
      className="mt-3"
      skeleton={<RowsSkeleton />}
    >
      {({ masterList }) =>
        npc === NEW_NPC || sheet ? (
          <NpcForm worldId={worldId} sheet={sheet} masters={masterList} draftId={draft} />
        ) : (
          <RowsSkeleton />
        )
      }
    </Read>
  )
}

const RowsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3, 4].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-16 rounded-card" />
    ))}
  </Loading>
)
