// One extra for the office's check, as readers will see it, with the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { NextWaiting } from '#app/shared/decision/NextWaiting.tsx'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { LastReturn, ReviewHead, StillWritten } from '#app/shared/decision/ReviewHead.tsx'
import { ReviewPage } from '#app/shared/decision/ReviewPage.tsx'
import type { Decisions } from '#app/shared/decision/use-decisions.ts'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { TextLink } from '#app/ui/TextLink.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { scenarioExtraRefusals } from '#rules/refusals/scenario-extra.ts'
import { stepsOf, WRITABLE } from '#rules/scenario/replay-steps.ts'
import { chapterParams } from '../address.ts'
import { decidingExtras, type JudgedExtra } from '../deciding-extras.ts'
import { returnTarget } from '../draft-places.ts'
import { ExtraPreview } from '../ExtraPreview.tsx'
import { ExtraStateChip } from '../ExtraStateChip.tsx'
import { type DeskExtra, extraQueries } from '../queries.ts'

/** @property draft id of a draft of a reason */
const { back, nowhere } = toList(
  { to: '/myPage/admin/exc', search: {} },
  '確認待ちの一覧へ',
  scenarioExtraRefusals.EXTRA_NOT_FOUND.message,
)

export function ExtraReviewScreen({ extraId, draft }: { extraId: number; draft: string | undefined }) {
  const query = useRead(extraQueries.check(extraId))
  return (
    <ReviewPage
      query={query}
      versionOf={({ extra }) => extra.version}
      deciding={decidingExtras}
      nameOf={({ title }) => title}
      top={<TopBar title="幕間の確認" back={back} />}
      title="幕間を読み込めませんでした。"
      nowhere={nowhere}
    >
      {({ extra }, review) => {
        const steps = stepsOf(extra.state, 'office')
        const { title, version, state } = extra
        return (
          <>
            <Standing extra={extra} now={review.now} />
            {WRITABLE.includes(state) ? (
              <StillWritten isReturned={state === 'returned'} />
            ) : (
              <ExtraPreview shown={extra} text={extra.body} />
            )}
            <DecisionPanel
              {...review}
              thing={{ extraId, title, version }}
              id={extraId}
              name={title}
              canApprove={steps.includes('approve')}
              canReject={steps.includes('return')}
              target={returnTarget(extraId)}
              wish={null}
              draft={draft}
              next={<NextExtra after={extraId} decisions={review.decisions} />}
            />
          </>
        )
      }}
    </ReviewPage>
  )
}

function Standing({ extra, now }: { extra: DeskExtra; now: number }) {
  const { state, stateSince, scenarioTitle, phase, publishAt, comment } = extra
  return (
    <ReviewHead
      of={extra}
      chips={<ExtraStateChip state={state} />}
      since={state === 'checking' ? stateSince : null}
      date={state === 'awaiting' && publicationWords(publishAt, now)}
      now={now}
    >
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
      <LastReturn reason={comment} />
    </ReviewHead>
  )
}

function NextExtra({ after, decisions }: { after: number; decisions: Decisions<JudgedExtra> }) {
  const { data } = useQuery(extraQueries.waiting())
  return (
    <NextWaiting
      list={face => <Link to="/myPage/admin/exc" search={{}} {...face} />}
      next={data?.extraList.find(
        extra => extra.extraId !== after && decisions.standingOf(extra, false).state === 'open',
      )}
      nameOf={({ title }) => title}
      link={({ extraId }, face) => <Link to="/myPage/admin/exc" search={{ extra: extraId }} {...face} />}
    />
  )
}
