// /world/{worldId}/scenario/{scenarioId}/{phase}: a phase with everything that is told of it, how far it has come, who is in it, and
// the one thing to do now in the bar below.
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { useOwnIn, useSpeaking } from '#app/shared/character/speaking.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { masterLabel } from '#rules/worlds.ts'
import { firstList } from '../address.ts'
import { EntryBar } from '../entry/EntryBar.tsx'
import { LotteryResult } from '../entry/LotteryResult.tsx'
import { OwnAside } from '../list/OwnAside.tsx'
import type { ScenarioTab } from '../phase-address.ts'
import type { OwnEntry, PhaseKey, Scenario } from '../queries.ts'
import { useLiveScenario } from '../use-live.ts'
import { AwaitedReplay } from './AwaitedReplay.tsx'
import { Chapters, Happened, NextChapter, WaitingChapters } from './Chapters.tsx'
import { PeopleFaces } from './PeopleFaces.tsx'
import { QuestionCards } from './QuestionCards.tsx'
import { ScenarioHead } from './ScenarioHead.tsx'
import { ScenarioParts } from './ScenarioParts.tsx'

// The editor comes with the consultation, the replay with its tab, not with the page.
const BoardTab = lazy(() => import('../board/BoardTab.tsx').then(module => ({ default: module.BoardTab })))
const ReplayTab = lazy(() =>
  import('#app/areas/scenario-replay/ReplayTab.tsx').then(module => ({ default: module.ReplayTab })),
)

export function ScenarioScreen({ of, tab }: { of: PhaseKey; tab: ScenarioTab }) {
  const { worldId } = of
  const speaking = useSpeaking(worldId)
  const query = useLiveScenario(of, speaking?.characterId, tab !== 'board')
  return (
    <WorldFrame
      worldId={worldId}
      title="シナリオ"
      plain={query.data !== undefined}
      back={
        <BackLink
          to="/world/$worldId/scenario/opening"
          params={{ worldId }}
          search={firstList}
          label="シナリオの一覧へ戻る"
        />
      }
      purse
    >
      <OwnAside />
      <Read
        query={query}
        title="シナリオを読み込めませんでした。"
        nowhere={nowhereBut(
          'このシナリオは見つかりませんでした。',
          { to: '/world/$worldId/scenario/opening', params: { worldId }, search: firstList },
          'シナリオの一覧へ',
        )}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="-mx-4 h-52 md:-mx-6" />
            <SkeletonLines widths={[90, 96, 80, 88]} className="mt-4" />
          </Loading>
        }
      >
        {scenario => <ScenarioPage scenario={scenario} of={of} tab={tab} answeredAt={query.dataUpdatedAt} />}
      </Read>
    </WorldFrame>
  )
}

interface ScenarioPageProps {
  scenario: Scenario
  of: PhaseKey
  tab: ScenarioTab
  answeredAt: number
}

function ScenarioPage({ scenario, of, tab: asked, answeredAt }: ScenarioPageProps) {
  // An address of a consultation may come to somebody who is not in it.
  const tab = asked === 'board' && !scenario.canReadBoard ? 'opening' : asked
  const { worldId, scenarioId, phase } = of
  const { world } = useWorld(worldId)
  const { user } = useSession()
  const speaking = useSpeaking(worldId)
  const own = useOwnIn(worldId)
  const now = useNow(scenario.serverTime, answeredAt)
  const label = masterLabel(world?.scenarioSupportFlg)
  const params = { worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }
  const writer = writerOf(scenario, speaking?.characterId)
  return (
    <>
      <ScenarioHead
        scenario={scenario}
        keyVisual={world?.keyVisual ?? null}
        masterLabel={label}
        tab={tab}
        renderTab={(one, face) => (
          <Link
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={params}
            search={{ tab: one }}
            // The first tab has no search of its own, with which every address would begin.
            activeOptions={{ exact: true }}
            replace
            resetScroll={false}
            {...face}
          />
        )}
        renderPlaying={
          writer &&
          (face => (
            <Link
              to="/world/$worldId/scenario/$scenarioId/$phase/playing"
              params={params}
              search={{ character: writer.characterId }}
              {...face}
            />
          ))
        }
      />
      <Chapters scenario={scenario} />
      {tab === 'board' && scenario.canReadBoard && (
        <Suspense fallback={<SkeletonLines widths={[70, 90, 60, 84]} className="mt-4" />}>
          <BoardTab of={of} scenario={scenario} />
        </Suspense>
      )}
      {tab === 'replay' && scenario.state === 'completed' && (
        <Suspense fallback={<SkeletonLines widths={[70, 96, 90, 84]} className="mt-4" />}>
          <ReplayTab of={of} next={<NextChapter scenario={scenario} />} />
        </Suspense>
      )}
      {tab === 'replay' && <AwaitedReplay scenario={scenario} now={now} />}
      {tab === 'opening' && <QuestionCards scenario={scenario} of={of} now={now} />}
      {tab === 'opening' && <WaitingChapters scenario={scenario} />}
      {tab === 'opening' && <LotteryResult scenario={scenario} now={now} />}
      <ScenarioParts
        scenario={scenario}
        tab={tab}
        masterLabel={label}
        now={now}
        people={
          <>
            <PeopleFaces scenario={scenario} />
            <Happened words={scenario.happened} />
          </>
        }
        reader={
          <ButtonLink
            variant="line"
            icon={BookOpen}
            className="mt-3"
            to="/world/$worldId/scenario/$scenarioId/$phase/read"
            params={params}
          >
            リーダーで読む
          </ButtonLink>
        }
      />
      {/* A replay has a bar of its own: there is nothing to join any more. */}
      {(tab !== 'replay' || scenario.state !== 'completed') && (
        <EntryBar
          scenario={scenario}
          of={of}
          character={user ? (speaking ?? null) : null}
          ownCount={own.length}
          now={now}
        />
      )}
    </>
  )
}

const WITH_TEXTS: readonly ScenarioState[] = ['consultation', 'resolving', 'late', 'completed']

/** The entry of one's own whose text is written or was sent: of the speaking character, or else of another. */
const writerOf = ({ state, entryList }: Scenario, speaking: string | undefined): OwnEntry | undefined => {
  const seated = WITH_TEXTS.includes(state) ? entryList.filter(entry => entry.state === 'seated') : []
  return seated.find(({ characterId }) => characterId === speaking) ?? seated[0]
}
