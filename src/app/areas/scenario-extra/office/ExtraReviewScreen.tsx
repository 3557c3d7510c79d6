// One extra for the office's check, as readers will see it, with the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { type Decisions, useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useLookedAt } from '#app/shared/decision/use-looked-at.ts'
import { waitedSince } from '#app/shared/decision/waited.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioExtraRefusals } from '#rules/refusals/scenario-extra.ts'
import { stepsOf, WRITABLE } from '#rules/scenario/replay-steps.ts'
import { chapterParams } from '../address.ts'
import { decidingExtras, type JudgedExtra } from '../deciding-extras.ts'
import { returnTarget } from '../draft-places.ts'
import { ExtraPreview } from '../ExtraPreview.tsx'
import { ExtraStateChip } from '../ExtraStateChip.tsx'
import { type DeskExtra, extraQueries } from '../queries.ts'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

/** @property draft id of a draft of a reason */
export function ExtraReviewScreen({ extraId, draft }: { extraId: number; draft: string | undefined }) {
  const query = useRead(extraQueries.check(extraId))
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, ({ extra }) => extra.version)
  const decisions = useDecisions(decidingExtras)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  return (
    <Page top={<TopBar title="幕間の確認" back={<BackLink to="/myPage/admin/exc" search={{}} />} />}>
      <Read
        query={{ ...query, data: shown }}
        title="幕間を読み込めませんでした。"
        nowhere={{
          title: scenarioExtraRefusals.EXTRA_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/exc" search={{}}>
              確認待ちの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-7 w-60" />
            <SkeletonBlock className="mt-3 h-28 rounded-card" />
            <SkeletonLines widths={[90, 96, 80, 88, 94]} className="mt-4" />
          </Loading>
        }
      >
        {({ extra }) => {
          const steps = stepsOf(extra.state, 'office')
          const { title, version } = extra
          return (
            <>
              <Standing extra={extra} now={now} />
              {WRITABLE.includes(extra.state) ? (
                <p className="mt-4 text-sub text-ink-soft">
                  {extra.state === 'returned' ? 'マスターが直しています。' : 'マスターが書いています。'}
                  提出されると、ここで読めます。
                </p>
              ) : (
                <ExtraPreview shown={extra} text={extra.body} />
              )}
              <DecisionPanel
                thing={{ extraId, title, version }}
                id={extraId}
                name={title}
                decisions={decisions}
                canApprove={steps.includes('approve')}
                canReject={steps.includes('return')}
                target={returnTarget(extraId)}
                wish={null}
                isChanged={isChanged}
                isOpening={isOpening}
                draft={draft}
                now={now}
                next={<NextExtra after={extraId} decisions={decisions} />}
                onReadAgain={readAgain}
              />
            </>
          )
        }}
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

function Standing({ extra, now }: { extra: DeskExtra; now: number }) {
  const { worldId, state, stateSince, masterName, scenarioTitle, phase, publishAt, version, comment } = extra
  const worldName = useWorldNames().get(worldId)
  const waited = state === 'checking' ? waitedSince(stateSince, now) : null
  return (
    <header className="mt-3">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <ExtraStateChip state={state} />
        <span>
          {worldName && `${worldName}・`}
          <b className="text-ink">{masterName}</b>
        </span>
        {waited && <b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>}
        {state === 'awaiting' && <b className="text-ink">{publicationWords(publishAt, now)}</b>}
        <span className="ml-auto">{version}版</span>
      </p>
      <p className="mt-1">
        <TextLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={chapterParams(extra)}
          search={{ tab: 'opening' }}
          chevron
          className="max-w-full text-left"
        >
          {scenarioTitle}
          {phase > 1 && `　第${phase}章`}
        </TextLink>
      </p>
      {comment && (
        <p className="mt-1 text-cap whitespace-pre-wrap wrap-anywhere">
          <b>まえの差し戻しの理由</b>　{comment}
        </p>
      )}
    </header>
  )
}

function NextExtra({ after, decisions }: { after: number; decisions: Decisions<JudgedExtra> }) {
  const { data } = useQuery(extraQueries.waiting())
  const next = data?.extraList.find(
    extra => extra.extraId !== after && decisions.standingOf(extra, false).state === 'open',
  )
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <TextLink to="/myPage/admin/exc" search={{}}>
        一覧へ戻る
      </TextLink>
      {next && (
        <TextLink to="/myPage/admin/exc" search={{ extra: next.extraId }} chevron className="max-w-full text-left">
          次へ：{next.title}
        </TextLink>
      )}
    </p>
  )
}
