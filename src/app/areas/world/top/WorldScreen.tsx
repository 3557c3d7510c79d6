// /world/{worldId}: the top of a world, with the speaking character and its purse, periods, newest characters, and the
// guide.

import { useQuery } from '@tanstack/react-query'
import { EventBanner } from '#app/areas/event-page/EventBanner.tsx'
import { eventPageQueries } from '#app/areas/event-page/queries.ts'
import { EndingSoon } from '#app/areas/mission/EndingSoon.tsx'
import { missionQueries } from '#app/areas/mission/queries.ts'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldMissing } from '#app/shared/world/WorldMissing.tsx'
import { WorldTopBar } from '#app/shared/world/WorldTopBar.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { GuideLinks } from '../GuideLinks.tsx'
import { NewCharacters } from '../NewCharacters.tsx'
import { WorldHero } from '../WorldHero.tsx'
import { WorldTopSkeleton } from '../WorldTopSkeleton.tsx'
import { ApplicationDates } from './ApplicationDates.tsx'
import { Counters } from './Counters.tsx'
import { EndingMissions, endingOf } from './EndingMissions.tsx'
import { MyCharacterCard } from './MyCharacterCard.tsx'
import { WorldAbout } from './WorldAbout.tsx'
import { WorldLinks } from './WorldLinks.tsx'

/** Missions in the right column. */
const ENDING_SHOWN = 4

export function WorldScreen({ worldId }: { worldId: string }) {
  const isAfterFirst = useAfterFirst()
  const online = useOnline()
  const { user } = useSession()
  const { world, query } = useWorld(worldId)
  const top = useRead(worldQueries.top(worldId))
  const { data: summary } = useQuery({ ...missionQueries.summary(), enabled: user !== null })
  const unreached = { tabNo: 0, worldId, page: 1 } as const
  const missions = useQuery({ ...missionQueries.page(unreached), enabled: user !== null })
  const here = endingOf(missions.data?.achievementDtoList ?? [], Date.now())
  const ending = here.length > 0 ? here.slice(0, ENDING_SHOWN) : (summary?.endingList ?? [])
  // The upper parts are waited for, so that nothing below them moves.
  const dates = useQuery(worldQueries.applicationDates(worldId))
  const events = useQuery(eventPageQueries.top(worldId))
  const characters = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  const isReady = [dates, events, ...(user ? [missions, characters] : [])].every(
    ({ data, error }) => data !== undefined || error !== null,
  )
  const isOld = !online && oldSince(top) !== null
  return (
    <Page
      top={<WorldTopBar worldId={worldId} title={world?.worldName ?? 'ワールド'} />}
      aside={ending.length > 0 ? <EndingSoon missions={ending} /> : null}
    >
      {world && isReady ? (
        <>
          <WorldHero world={world} />
          {isOld && (
            <p className="num mt-2 text-meta text-ink-soft">
              <AgeNote at={top.dataUpdatedAt} />
            </p>
          )}
          <MyCharacterCard world={world} />
          {isAfterFirst && (
            <>
              {events.data && (
                <EventBanner
                  {...{ worldId, events: events.data.topContentsList, serverTime: events.data.serverTime }}
                  readAt={events.dataUpdatedAt}
                />
              )}
              <EndingMissions worldId={worldId} missions={here} />
              <ApplicationDates worldId={worldId} />
              <WorldLinks worldId={worldId} isOpen={world.status === 'open'} />
              {top.data ? (
                <>
                  <Counters worldId={worldId} ids={top.data.worldCounterIdList} />
                  <GuideLinks worldId={worldId} guideList={top.data.guideList} />
                  <NewCharacters worldId={worldId} characters={top.data.newCharacterList} />
                </>
              ) : (
                <div className="mt-4">
                  <WorldMissing what="part" query={top} />
                </div>
              )}
              <WorldAbout world={world} />
            </>
          )}
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
