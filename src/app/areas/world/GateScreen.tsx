// /withoutLogin and /world/{worldId}/withoutLogin: what was asked for needs a character (doc1 §2.8, G10). One is chosen or made
// here, and the way goes on.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { characterQueries } from '#app/areas/character/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CharacterChoice } from './CharacterChoice.tsx'
import { GateWay } from './GateWay.tsx'
import { GuideLinks } from './GuideLinks.tsx'
import { NewCharacters } from './NewCharacters.tsx'
import { placeBehindGate } from './places.ts'
import { type World, worldQueries } from './queries.ts'
import { useWorld } from './use-world.ts'
import { WorldHero } from './WorldHero.tsx'
import { WorldMissing } from './WorldMissing.tsx'
import { WorldTopSkeleton } from './WorldTopSkeleton.tsx'

/** @property worldId null where the way leads into no world: one is chosen first */
export function GateScreen({ worldId, redirect }: { worldId: string | null; redirect: string }) {
  const online = useOnline()
  const { world, query } = useWorld(worldId)
  const goTo = placeBehindGate(redirect, worldId)
  return (
    <Screen
      top={
        <TopBar
          title={world ? world.worldName : 'キャラクターを選ぶ'}
          back={worldId ? <BackLink to="/world/$worldId" params={{ worldId }} /> : <BackLink to="/worldSelect" />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      {worldId === null ? (
        <div className="mt-4">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="この先へは、ワールドのキャラクターで進みます。"
            note="参加するワールドを選んでください。"
            action={
              <ButtonLink variant="ai" to="/worldSelect">
                ワールドを選ぶ
              </ButtonLink>
            }
          />
        </div>
      ) : world ? (
        <>
          <WorldHero world={world} />
          <Ways world={world} goTo={goTo} />
          <Inhabitants worldId={worldId} />
        </>
      ) : world === null || query.error ? (
        <div className="mt-4">
          <WorldMissing what="world" query={query} />
        </div>
      ) : (
        <WorldTopSkeleton />
      )}
    </Screen>
  )
}

function Ways({ world, goTo }: { world: World; goTo: string }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const query = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  const { data } = query
  if (user && !data) {
    return (
      <div className="mt-4">
        <WorldMissing what="part" query={query} />
      </div>
    )
  }
  const mine = data?.characterList.filter(({ worldId }) => worldId === world.worldId) ?? []
  return (
    <>
      {user && mine.length > 0 && (
        <>
          <SectionHeading>どのキャラクターで進みますか？</SectionHeading>
          <CharacterChoice characters={mine} onChosen={() => void navigate({ href: goTo })} />
        </>
      )}
      <GateWay world={world} isFirst={mine.length === 0} goTo={goTo} />
    </>
  )
}

function Inhabitants({ worldId }: { worldId: string }) {
  const query = useQuery(worldQueries.top(worldId))
  const { data } = query
  if (!data) {
    return (
      <div className="mt-4">
        <WorldMissing what="part" query={query} />
      </div>
    )
  }
  return (
    <>
      <GuideLinks worldId={worldId} guideList={data.guideList} />
      <NewCharacters worldId={worldId} characters={data.newCharacterList} />
    </>
  )
}
