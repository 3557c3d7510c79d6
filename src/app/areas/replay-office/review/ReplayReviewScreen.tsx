// /myPage/admin/replay/{worldId}/{scenarioId}/{phase}: a replay as readers will see it, with its results and rewards, what
// changed since it was returned, comments on lines, and the office's answer.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ChangesView } from '#app/areas/replay-desk/versions/ChangesView.tsx'
import { VersionList } from '#app/areas/replay-desk/versions/VersionList.tsx'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type ReviewedReplay, replayCheckQueries } from '#app/areas/scenario-replay/check-queries.ts'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useLookedAt } from '#app/shared/decision/use-looked-at.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ROOM_FOR_ASIDE, useMedia } from '#app/ui/use-media.ts'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import type { ReplayReviewSearch, ReplayReviewTab } from '../addresses.ts'
import { decidingReplays, type Mvp } from '../deciding-replays.ts'
import { BodyView, canComment } from './BodyView.tsx'
import { CommentList } from './CommentList.tsx'
import { ReplayDecision } from './ReplayDecision.tsx'
import { ReplayStanding } from './ReplayStanding.tsx'
import { ResultsView } from './ResultsView.tsx'
import { TextsView } from './TextsView.tsx'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

interface ReplayReviewScreenProps {
  /** null when the address has no valid one */
  of: PhaseKey | null
  place: ReplayReviewSearch
}

const NOWHERE: PhaseKey = { worldId: '', scenarioId: 0, phase: 0 }

export function ReplayReviewScreen({ of, place }: ReplayReviewScreenProps) {
  const query = useRead({ ...replayCheckQueries.replay(of ?? NOWHERE), enabled: of !== null })
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, ({ version }) => version)
  const decisions = useDecisions(decidingReplays)
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const [mvps, setMvps] = useState<readonly Mvp[]>()
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  /** The form of a comment takes the room of the answer meanwhile. */
  const isCommenting = place.row !== undefined && (place.tab ?? 'body') === 'body' && canComment(shown?.state)
  const versions = shown && <VersionList versions={shown.versionList} />
  return (
    <Page
      top={<TopBar title="リプレイの確認" back={<BackLink to="/myPage/admin/replay" />} />}
      aside={hasAside ? versions : undefined}
    >
      <Read
        query={{ ...query, data: shown }}
        title="リプレイを読み込めませんでした。"
        isNowhere={of === null}
        nowhere={{
          title: scenarioRefusals.SCENARIO_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/replay">
              確認待ちの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={<ReviewSkeleton />}
      >
        {reviewed => (
          <>
            <ReplayStanding reviewed={reviewed} now={now} />
            {of && <Part reviewed={reviewed} of={of} place={place} mvps={mvps} onMvps={setMvps} />}
            {!hasAside && versions}
            {of && !isCommenting && (
              <ReplayDecision
                reviewed={reviewed}
                of={of}
                mvps={mvps}
                isChanged={isChanged}
                isOpening={isOpening}
                decisions={decisions}
                draft={place.draft}
                now={now}
                onReadAgain={async () => {
                  await readAgain()
                  setMvps(undefined)
                }}
              />
            )}
          </>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={unkept.thing.title}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </Page>
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
  if (state === 'writing' || state === 'returned') {
    return (
      <p className="mt-4 text-sub text-ink-soft">
        {state === 'returned' ? 'マスターが直しています。' : 'マスターが書いています。'}
        提出されると、ここで読めます。
      </p>
    )
  }
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
