// /withoutLogin and /world/{worldId}/withoutLogin: gate of screens that need a character (doc1 §2.8, G10). One is chosen or
// made here, and the way continues.

import { useNavigate } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { placeBehindGate } from '#app/shared/world/addresses.ts'
import { type World, worldQueries } from '#app/shared/world/queries.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldMissing } from '#app/shared/world/WorldMissing.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { GuideLinks } from '../GuideLinks.tsx'
import { NewCharacters } from '../NewCharacters.tsx'
import { WorldHero } from '../WorldHero.tsx'
import { WorldTopSkeleton } from '../WorldTopSkeleton.tsx'
import { CharacterChoice } from './CharacterChoice.tsx'
import { GateWay } from './GateWay.tsx'

/** @property worldId null when the target is in no world, so that one is chosen first */
export function GateScreen({ worldId, redirect }: { worldId: string | null; redirect: string }) {
  const { world, query } = useWorld(worldId)
  const goTo = placeBehindGate(redirect, worldId)
  return (
    <Page
      top={
        <TopBar
          title={world ? world.worldName : 'キャラクターを選ぶ'}
          back={worldId ? <BackLink to="/world/$worldId" params={{ worldId }} /> : <BackLink to="/worldSelect" />}
        />
      }
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
    </Page>
  )
}

function Ways({ world, goTo }: { world: World; goTo: string }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const query = useRead({ ...characterQueries.mine(), enabled: user !== null })
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
  const query = useRead(worldQueries.top(worldId))
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
