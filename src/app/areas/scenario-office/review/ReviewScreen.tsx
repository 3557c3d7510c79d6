// /myPage/admin/info/{worldId}/{scenarioId}: an opening as players will see it, with its numbers and its log, for approval
// or rejection.
import { lazy, Suspense } from 'react'
import { OrderOfOpening } from '#app/areas/order-desk/office/OrderOfOpening.tsx'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useLookedAt } from '#app/shared/decision/use-looked-at.ts'
import { waitedSince } from '#app/shared/decision/waited.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ROOM_FOR_ASIDE, useMedia } from '#app/ui/use-media.ts'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioType } from '#rules/codes/scenario.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import type { ReviewSearch } from '../addresses.ts'
import { decidingOpenings } from '../deciding-openings.ts'
import { LogList } from '../LogList.tsx'
import { officeQueries, type ReviewedOpening } from '../queries.ts'
import { ChapterPanel } from './ChapterPanel.tsx'
import { OpeningDecision } from './OpeningDecision.tsx'
import { OpeningNumbers } from './OpeningNumbers.tsx'
import { PlayerView } from './PlayerView.tsx'
import { RelatedPanel } from './RelatedPanel.tsx'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

interface ReviewScreenProps {
  /** key of the opening; `scenarioId` is null when the address has no valid one */
  of: { worldId: string; scenarioId: number | null }
  place: ReviewSearch
}

export function ReviewScreen({ of: { worldId, scenarioId }, place }: ReviewScreenProps) {
  const query = useRead({ ...officeQueries.opening(worldId, scenarioId ?? 0), enabled: scenarioId !== null })
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, ({ info }) => info.version)
  const decisions = useDecisions(decidingOpenings)
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  const facts = shown && (
    <>
      <OpeningNumbers info={shown.info} isOrdered={shown.scenarioType !== scenarioType.normal} />
      <LogList lines={shown.logList} />
    </>
  )
  return (
    <Page
      top={<TopBar title="オープニングの審査" back={<BackLink to="/myPage/admin/info" search={{}} />} />}
      aside={hasAside ? facts : undefined}
    >
      <Read
        query={{ ...query, data: shown }}
        title="オープニングを読み込めませんでした。"
        isNowhere={scenarioId === null}
        nowhere={{
          title: scenarioRefusals.SCENARIO_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/info" search={{}}>
              承認待ちの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={<ReviewSkeleton />}
      >
        {reviewed => (
          <>
            <Standing reviewed={reviewed} now={now} />
            {reviewed.scenarioType !== scenarioType.normal && (
              <OrderOfOpening scenarioId={reviewed.info.scenarioId} canApprove={reviewed.info.state === 'submitted'} />
            )}
            <PlayerView reviewed={reviewed} place={place} now={now} />
            {reviewed.info.phase > 1 && <ChapterPanel info={reviewed.info} />}
            <RelatedPanel info={reviewed.info} />
            {!hasAside && facts}
            <OpeningDecision
              reviewed={reviewed}
              isChanged={isChanged}
              isOpening={isOpening}
              decisions={decisions}
              draft={place.draft}
              now={now}
              onReadAgain={readAgain}
            />
          </>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={unkept.thing.scenarioTitle}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </Page>
  )
}

function Standing({ reviewed: { info, submittedAt }, now }: { reviewed: ReviewedOpening; now: number }) {
  const { world } = useWorld(info.worldId)
  const { masterName, state, isStaff, isNewMaster, version, phase } = info
  const waited = state === 'submitted' && submittedAt !== null ? waitedSince(submittedAt, now) : null
  return (
    <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
      <Chip tone={state === 'submitted' ? 'kin' : 'line'}>{stateName(state)}</Chip>
      {phase > 1 && <Chip tone="line">第{phase}章</Chip>}
      {isNewMaster && <Chip tone="kin">新人マスター</Chip>}
      {isStaff && <Chip>公式</Chip>}
      <span>
        {world && `${world.worldName}・`}
        <b className="text-ink">{masterName}</b>
      </span>
      {waited && <b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>}
      <span className="ml-auto">{version}版</span>
    </p>
  )
}

const ReviewSkeleton = () => (
  <Loading>
    <SkeletonBlock className="h-7 w-60" />
    <SkeletonBlock className="mt-3 h-72 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88]} className="mt-4" />
  </Loading>
)
