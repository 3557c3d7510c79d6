// /myPage/admin/omnibus/review/{omnibusId}: a theme for the office's review, as players will see it, with what differs from what they
// see now, what was decided before, the way to correct it, and the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { CircleStop, FilePenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { type Decisions, useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useLookedAt } from '#app/shared/decision/use-looked-at.ts'
import { waitedSince } from '#app/shared/decision/waited.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { OMNIBUS_CORRECTABLE, omnibusStepsOf } from '#rules/order/omnibus.ts'
import { scenarioOmnibusRefusals } from '#rules/refusals/scenario-omnibus.ts'
import type { ReviewAddress } from '../address.ts'
import { returnTarget } from '../draft-places.ts'
import { OmnibusStateChip } from '../OmnibusStateChip.tsx'
import { ALL_WORLDS, omnibusQueries, type Review } from '../queries.ts'
import { ThemePreview } from '../ThemePreview.tsx'
import { lengthWords } from '../theme-words.ts'
import { CorrectForm } from './CorrectForm.tsx'
import { Differences } from './Differences.tsx'
import { decidingThemes, type JudgedTheme, useEnding } from './deciding-themes.ts'
import { LogLines } from './LogLines.tsx'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

export function ReviewScreen({ omnibusId, address }: { omnibusId: number; address: ReviewAddress }) {
  const query = useRead({ ...omnibusQueries.review(omnibusId), enabled: omnibusId > 0 })
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, ({ omnibus }) => omnibus.version)
  const decisions = useDecisions(decidingThemes)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  const params = { omnibusId: String(omnibusId) }
  return (
    <Page
      top={
        <TopBar
          title={address.edit ? 'テーマを直す' : 'テーマの審査'}
          back={
            address.edit ? (
              <BackLink to="/myPage/admin/omnibus/review/$omnibusId" params={params} search={{}} replace />
            ) : (
              <BackLink to="/myPage/admin/omnibus/review" search={{}} />
            )
          }
        />
      }
    >
      <Read
        query={{ ...query, data: shown }}
        title="テーマを読み込めませんでした。"
        isNowhere={omnibusId === 0}
        nowhere={{
          title: scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/omnibus/review" search={{}}>
              審査の一覧へ
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
        {review => {
          const { omnibus, written, approved } = review
          const { title, version, state } = omnibus
          const steps = omnibusStepsOf(state, 'office')
          if (address.edit && written && OMNIBUS_CORRECTABLE.includes(state))
            return <CorrectForm key={omnibusId} review={review} written={written} draftId={address.draft} />
          return (
            <>
              <Standing review={review} now={now} />
              {written && approved && state === 'checking' && <Differences written={written} approved={approved} />}
              {written ? (
                <ThemePreview theme={omnibus} texts={written} />
              ) : (
                <>
                  <p className="mt-4 text-sub text-ink-soft">
                    {state === 'returned' ? 'マスターが直しています。' : 'マスターが書いています。'}
                    提出されると、ここで読めます。
                  </p>
                  {approved && <ThemePreview theme={omnibus} texts={approved} />}
                </>
              )}
              <LogLines lines={review.logList} />
              <div className="mt-4 flex flex-wrap gap-3">
                {OMNIBUS_CORRECTABLE.includes(state) && (
                  <ButtonLink
                    variant="line"
                    icon={FilePenLine}
                    to="/myPage/admin/omnibus/review/$omnibusId"
                    params={params}
                    search={{ edit: true }}
                  >
                    運営で直す
                  </ButtonLink>
                )}
                {steps.includes('end') && <EndButton {...{ omnibusId, title, version }} />}
              </div>
              <DecisionPanel
                thing={{ omnibusId, title, version }}
                id={omnibusId}
                name={title}
                decisions={decisions}
                canApprove={steps.includes('approve')}
                canReject={steps.includes('return')}
                target={returnTarget(omnibusId)}
                wish={null}
                isChanged={isChanged}
                isOpening={isOpening}
                draft={address.draft}
                now={now}
                next={<NextTheme after={omnibusId} decisions={decisions} />}
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

function Standing({ review: { omnibus, template }, now }: { review: Review; now: number }) {
  const { worldId, state, stateSince, masterName, version, comment } = omnibus
  const worldName = useWorldNames().get(worldId)
  const waited = state === 'checking' ? waitedSince(stateSince, now) : null
  return (
    <header className="mt-3">
      <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <OmnibusStateChip theme={omnibus} />
        <span>
          {worldName && `${worldName}・`}
          <b className="text-ink">{masterName}</b>・{lengthWords(omnibus)}
        </span>
        {waited && <b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>}
        <span className="ml-auto">{version}版</span>
      </p>
      <p className="mt-1 text-sub wrap-anywhere">
        テンプレート <b>{template.title}</b>
      </p>
      {template.guide.trim() !== '' && (
        <Fold label="テンプレートの決まりごと">
          <p className="text-sub whitespace-pre-wrap wrap-anywhere">{template.guide}</p>
        </Fold>
      )}
      {state === 'checking' && comment && (
        <p className="mt-1 text-cap whitespace-pre-wrap wrap-anywhere">
          <b>まえの差し戻しの理由</b>　{comment}
        </p>
      )}
    </header>
  )
}

function EndButton({ omnibusId, title, version }: Required<JudgedTheme>) {
  const [isAsking, ask] = useState(false)
  const acts = useEnding(omnibusId)
  return (
    <>
      <Button variant="text-danger" icon={CircleStop} onClick={() => ask(true)}>
        このテーマを終える
      </Button>
      {isAsking && (
        <ReasonSheet
          title="このテーマを終えますか？"
          lead={title}
          effect="新しいオーダーは受けられなくなります。理由はマスターが読みます。すでにあるオーダーは、そのまま続きます。"
          button="終える"
          pendingLabel="終えています"
          acts={acts}
          onPress={async comment => {
            if (await acts.press({ omnibusId, title, version, comment })) ask(false)
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}

function NextTheme({ after, decisions }: { after: number; decisions: Decisions<JudgedTheme> }) {
  const { data } = useQuery(omnibusQueries.reviews(ALL_WORLDS))
  const next = data?.reviewList.find(
    theme => theme.omnibusId !== after && decisions.standingOf(theme, false).state === 'open',
  )
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <TextLink to="/myPage/admin/omnibus/review" search={{}}>
        一覧へ戻る
      </TextLink>
      {next && (
        <TextLink
          to="/myPage/admin/omnibus/review/$omnibusId"
          params={{ omnibusId: String(next.omnibusId) }}
          search={{}}
          chevron
          className="max-w-full text-left"
        >
          次へ：{next.title}
        </TextLink>
      )}
    </p>
  )
}
