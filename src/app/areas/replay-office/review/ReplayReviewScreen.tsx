// /myPage/admin/replay/{worldId}/{scenarioId}/{phase}: a replay as readers will see it, with its results and rewards, what
// changed since it was returned, comments on lines, and the office's answer.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChangesView } from '#app/areas/replay-desk/versions/ChangesView.tsx'
import { VersionList } from '#app/areas/replay-desk/versions/VersionList.tsx'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type ReviewedReplay, replayCheckQueries } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { StillWritten } from '#app/shared/decision/ReviewHead.tsx'
import { ReviewPage } from '#app/shared/decision/ReviewPage.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import type { ReplayReviewSearch, ReplayReviewTab } from '../addresses.ts'
import { decidingReplays, type Mvp } from '../deciding-replays.ts'
import { BodyView, canComment } from './BodyView.tsx'
import { CommentList } from './CommentList.tsx'
import { ReplayDecision } from './ReplayDecision.tsx'
import { ReplayStanding } from './ReplayStanding.tsx'
import { ResultsView } from './ResultsView.tsx'
import { TextsView } from './TextsView.tsx'

interface ReplayReviewScreenProps {
  /** null when the address has no valid one */
  of: PhaseKey | null
  place: ReplayReviewSearch
}

const NOWHERE: PhaseKey = { worldId: '', scenarioId: 0, phase: 0 }

const { back, nowhere } = toList(
  { to: '/myPage/admin/replay' },
  '確認待ちの一覧へ',
  scenarioRefusals.SCENARIO_NOT_FOUND.message,
)

export function ReplayReviewScreen({ of, place }: ReplayReviewScreenProps) {
  const query = useRead({ ...replayCheckQueries.replay(of ?? NOWHERE), enabled: of !== null })
  const [mvps, setMvps] = useState<readonly Mvp[]>()
  return (
    <ReviewPage
      query={query}
      versionOf={({ version }) => version}
      deciding={decidingReplays}
      nameOf={({ title }) => title}
      top={<TopBar title="リプレイの確認" back={back} />}
      title="リプレイを読み込めませんでした。"
      isNowhere={of === null}
      nowhere={nowhere}
      skeleton={<ReviewSkeleton />}
      aside={({ versionList }) => <VersionList versions={versionList} />}
    >
      {(reviewed, review, { facts }) => {
        /** The form of a comment takes the room of the answer meanwhile. */
        const isCommenting = place.row !== undefined && (place.tab ?? 'body') === 'body' && canComment(reviewed.state)
        const readAgain = async (): Promise<void> => {
          await review.onReadAgain()
          setMvps(undefined)
        }
        return (
          <>
            <ReplayStanding reviewed={reviewed} now={review.now} />
            {of && <Part reviewed={reviewed} of={of} place={place} mvps={mvps} onMvps={setMvps} />}
            {facts}
            {of && !isCommenting && (
              <ReplayDecision
                {...{ reviewed, of, mvps }}
                review={{ ...review, onReadAgain: readAgain }}
                draft={place.draft}
              />
            )}
          </>
        )
      }}
    </ReviewPage>
  )
}

interface PartProps {
  reviewed: ReviewedReplay
  of: PhaseKey
  place: ReplayReviewSearch
  mvps: readonly Mvp[] | undefined
  onMvps: (mvps: readonly Mvp[] | undefined) => void
}

function Part({ reviewed, of, place, mvps, onMvps }: PartProps) {
  const { tab = 'body' } = place
  const { state, commentList } = reviewed
  if (state === 'writing' || state === 'returned') return <StillWritten isReturned={state === 'returned'} />
  const open = commentList.filter(({ isDone }) => !isDone).length
  const tabs: readonly { key: ReplayReviewTab; label: string; count?: number }[] = [
    { key: 'body', label: '見え方' },
    { key: 'results', label: '結果と報酬' },
    { key: 'changes', label: '前の版との差' },
    { key: 'comments', label: '指摘', count: open },
    { key: 'texts', label: 'プレイング' },
  ]
  return (
    <>
      <Tabs
        label="確認するもの"
        tabs={tabs}
        current={tab}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/replay/$worldId/$scenarioId/$phase"
            params={phaseParams(of)}
            search={{ tab: key as ReplayReviewTab }}
            replace
            resetScroll={false}
            {...face}
          />
        )}
      />
      {tab === 'body' && <BodyView reviewed={reviewed} of={of} place={place} />}
      {tab === 'results' && <ResultsView reviewed={reviewed} mvps={mvps} onMvps={onMvps} />}
      {tab === 'changes' && <ChangesView reviewed={reviewed} of={of} />}
      {tab === 'comments' && <CommentList reviewed={reviewed} of={of} />}
      {tab === 'texts' && <TextsView reviewed={reviewed} of={of} />}
    </>
  )
}

const ReviewSkeleton = () => (
  <Loading>
    <SkeletonBlock className="h-7 w-60" />
    <SkeletonBlock className="mt-3 h-12 rounded-card" />
    <SkeletonLines widths={[90, 96, 80, 88, 94, 86]} className="mt-4" />
  </Loading>
)
