// /myPage/admin/omnibus/review/{omnibusId}: a theme for the office's review, as players will see it, with what differs from what they
// see now, what was decided before, the way to correct it, and the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleStop, FilePenLine } from 'lucide-react'
import { useState } from 'react'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { NextWaiting } from '#app/shared/decision/NextWaiting.tsx'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { LastReturn, ReviewHead, StillWritten } from '#app/shared/decision/ReviewHead.tsx'
import { ReviewPage } from '#app/shared/decision/ReviewPage.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
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
import { TemplateRules } from './TemplateRules.tsx'

export function ReviewScreen({ omnibusId, address }: { omnibusId: number; address: ReviewAddress }) {
  const query = useRead({ ...omnibusQueries.review(omnibusId), enabled: omnibusId > 0 })
  const params = { omnibusId: String(omnibusId) }
  return (
    <ReviewPage
      query={query}
      versionOf={({ omnibus }) => omnibus.version}
      deciding={decidingThemes}
      nameOf={({ title }) => title}
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
      title="テーマを読み込めませんでした。"
      isNowhere={omnibusId === 0}
      nowhere={nowhereBut(
        scenarioOmnibusRefusals.OMNIBUS_NOT_FOUND.message,
        { to: '/myPage/admin/omnibus/review', search: {} },
        '審査の一覧へ',
      )}
      aside={({ template, logList }) => (
        <>
          <TemplateRules guide={template.guide} />
          <LogLines lines={logList} />
        </>
      )}
    >
      {(found, review, { facts }) => {
        const { omnibus, written, approved } = found
        const { title, version, state } = omnibus
        const steps = omnibusStepsOf(state, 'office')
        if (address.edit && written && OMNIBUS_CORRECTABLE.includes(state))
          return <CorrectForm key={omnibusId} review={found} written={written} draftId={address.draft} />
        return (
          <>
            <Standing review={found} now={review.now} />
            {facts}
            {written && approved && state === 'checking' && <Differences written={written} approved={approved} />}
            {written ? (
              <ThemePreview theme={omnibus} texts={written} />
            ) : (
              <>
                <StillWritten isReturned={state === 'returned'} />
                {approved && <ThemePreview theme={omnibus} texts={approved} />}
              </>
            )}
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
              {...review}
              thing={{ omnibusId, title, version }}
              id={omnibusId}
              name={title}
              canApprove={steps.includes('approve')}
              canReject={steps.includes('return')}
              target={returnTarget(omnibusId)}
              wish={null}
              draft={address.draft}
              next={<NextTheme after={omnibusId} decisions={review.decisions} />}
            />
          </>
        )
      }}
    </ReviewPage>
  )
}

function Standing({ review: { omnibus, template }, now }: { review: Review; now: number }) {
  const { state, stateSince, comment } = omnibus
  const isChecking = state === 'checking'
  return (
    <ReviewHead
      of={omnibus}
      chips={<OmnibusStateChip theme={omnibus} />}
      more={`・${lengthWords(omnibus)}`}
      since={isChecking ? stateSince : null}
      now={now}
    >
      <p className="mt-1 text-sub wrap-anywhere">
        テンプレート <b>{template.title}</b>
      </p>
      {isChecking && <LastReturn reason={comment} />}
    </ReviewHead>
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
          about={`theme:${omnibusId}`}
          lead={title}
          effect="新しいオーダーは受けられなくなります。理由はマスターが読みます。すでにあるオーダーは、そのまま続きます。"
          button="終える"
          pendingLabel="終えています"
          acts={acts}
          onPress={async comment => {
            const done = await acts.press({ omnibusId, title, version, comment })
            if (done) ask(false)
            return done
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}

function NextTheme({ after, decisions }: { after: number; decisions: Decisions<JudgedTheme> }) {
  const { data } = useQuery(omnibusQueries.reviews(ALL_WORLDS))
  return (
    <NextWaiting
      list={face => <Link to="/myPage/admin/omnibus/review" search={{}} {...face} />}
      next={data?.reviewList.find(
        theme => theme.omnibusId !== after && decisions.standingOf(theme, false).state === 'open',
      )}
      nameOf={({ title }) => title}
      link={({ omnibusId }, face) => (
        <Link
          to="/myPage/admin/omnibus/review/$omnibusId"
          params={{ omnibusId: String(omnibusId) }}
          search={{}}
          {...face}
        />
      )}
    />
  )
}
