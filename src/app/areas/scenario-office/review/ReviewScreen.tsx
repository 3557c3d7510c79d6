// /myPage/admin/info/{worldId}/{scenarioId}: an opening as players will see it, with its numbers and its log, for approval
// or rejection.
import { OrderOfOpening } from '#app/areas/order-desk/office/OrderOfOpening.tsx'
import { ReviewHead } from '#app/shared/decision/ReviewHead.tsx'
import { ReviewPage } from '#app/shared/decision/ReviewPage.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import type { ReviewSearch } from '../addresses.ts'
import { decidingOpenings } from '../deciding-openings.ts'
import { LogList } from '../LogList.tsx'
import { officeQueries, type ReviewedOpening } from '../queries.ts'
import { ChapterPanel } from './ChapterPanel.tsx'
import { NewMasterPanel } from './NewMasterPanel.tsx'
import { OpeningDecision } from './OpeningDecision.tsx'
import { OpeningNumbers } from './OpeningNumbers.tsx'
import { PlayerView } from './PlayerView.tsx'
import { RelatedPanel } from './RelatedPanel.tsx'

interface ReviewScreenProps {
  /** key of the opening; `scenarioId` is null when the address has no valid one */
  of: { worldId: string; scenarioId: number | null }
  place: ReviewSearch
}

const { back, nowhere } = toList(
  { to: '/myPage/admin/info', search: {} },
  '承認待ちの一覧へ',
  scenarioRefusals.SCENARIO_NOT_FOUND.message,
)

export function ReviewScreen({ of: { worldId, scenarioId }, place }: ReviewScreenProps) {
  const query = useRead({ ...officeQueries.opening(worldId, scenarioId ?? 0), enabled: scenarioId !== null })
  return (
    <ReviewPage
      query={query}
      versionOf={({ info }) => info.version}
      deciding={decidingOpenings}
      nameOf={({ scenarioTitle }) => scenarioTitle}
      top={<TopBar title="オープニングの審査" back={back} />}
      title="オープニングを読み込めませんでした。"
      isNowhere={scenarioId === null}
      nowhere={nowhere}
      skeleton={<ReviewSkeleton />}
      aside={reviewed => (
        <>
          <OpeningNumbers info={reviewed.info} isOrdered={isOrdered(reviewed)} />
          {!reviewed.info.isStaff && <NewMasterPanel info={reviewed.info} flag={reviewed.newMasterFlg ?? null} />}
          <LogList lines={reviewed.logList} />
        </>
      )}
    >
      {(reviewed, review, { facts }) => (
        <>
          <Standing reviewed={reviewed} now={review.now} />
          {isOrdered(reviewed) && (
            <OrderOfOpening scenarioId={reviewed.info.scenarioId} canApprove={reviewed.info.state === 'submitted'} />
          )}
          <PlayerView reviewed={reviewed} place={place} now={review.now} />
          {reviewed.info.phase > 1 && <ChapterPanel info={reviewed.info} />}
          <RelatedPanel info={reviewed.info} />
          {facts}
          <OpeningDecision reviewed={reviewed} review={review} draft={place.draft} />
        </>
      )}
    </ReviewPage>
  )
}

const isOrdered = ({ scenarioType: type }: ReviewedOpening): boolean => type !== scenarioType.normal

function Standing({ reviewed: { info, submittedAt }, now }: { reviewed: ReviewedOpening; now: number }) {
  const { state, isStaff, isNewMaster, phase } = info
  return (
    <ReviewHead
      of={info}
      chips={
        <>
          <Chip tone={state === 'submitted' ? 'kin' : 'line'}>{stateName(state)}</Chip>
          {phase > 1 && <Chip tone="line">第{phase}章</Chip>}
          {isNewMaster && <Chip tone="kin">新人マスター</Chip>}
          {isStaff && <Chip>公式</Chip>}
        </>
      }
      since={state === 'submitted' ? submittedAt : null}
      now={now}
    />
  )
}

const ReviewSkeleton = () => (
  <Loading>
    <SkeletonBlock className="h-7 w-60" />
    <SkeletonBlock className="mt-3 h-72 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88]} className="mt-4" />
  </Loading>
)
