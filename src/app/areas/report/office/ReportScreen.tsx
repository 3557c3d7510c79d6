// /admin/report/{reportId}: a report with what stood there, its writer's record, other reports of the same, and the decision.

import { Megaphone } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { InnerLink } from '#app/ui/InnerLink.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { HIDDEN_WRITER } from '#rules/hidden-writer.ts'
import { reportRefusals } from '#rules/refusals/report.ts'
import { isOfTwo, reportReasonLabels, reportStateLabels } from '#rules/reports.ts'
import { type Report, reportQueries } from '../queries.ts'
import { Quoted, StateChip, ThingLine } from '../ReportParts.tsx'
import { DecisionForm } from './DecisionForm.tsx'

const { back, nowhere } = toList(
  { to: '/admin/report', search: { state: 'waiting', page: 1 } },
  '通報の一覧へ',
  reportRefusals.REPORT_NOT_FOUND.message,
)

/** @param reportId null when the address has no valid one */
export function ReportScreen({ reportId }: { reportId: number | null }) {
  const query = useRead({ ...reportQueries.report(reportId ?? 0), enabled: reportId !== null })
  return (
    <Page top={<TopBar title="通報" back={back} />}>
      <Read
        query={query}
        title="通報を読み込めませんでした。"
        className="mt-3"
        isNowhere={reportId === null}
        nowhere={nowhere}
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {report => <Content key={report.reportId} report={report} />}
      </Read>
    </Page>
  )
}

function Content({ report }: { report: Report }) {
  const { kind, reason, words, userName, createdAt, state, address, isThere, writer, otherList } = report
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <StateChip state={state} />
        <b className="text-sub">{reportReasonLabels[reason]}</b>
      </p>
      <p className="num mt-1 text-meta text-ink-soft wrap-anywhere">
        {userName}が通報・<time dateTime={createdAt}>{formatDayTime(createdAt)}</time>
      </p>
      {words && <p className="mt-2 text-sub whitespace-pre-wrap wrap-anywhere">{words}</p>}
      <ThingLine of={report} />
      <p className="num mt-1 text-meta text-ink-soft wrap-anywhere">
        書いた人：
        {writer.userName === null
          ? HIDDEN_WRITER
          : `${writer.userName}・これまでの注意 ${writer.warned}件・削除 ${writer.removed}件`}
      </p>
      <Quoted of={report} />
      <p className="mt-2 text-cap">
        {!isThere ? (
          'いまは削除されています。'
        ) : isOfTwo(kind) ? (
          '手紙のページは、書いた人と受け取った人だけが開けます。'
        ) : (
          <InnerLink url={new URL(address, location.origin).href}>いまのページを開く</InnerLink>
        )}
      </p>
      {otherList.length > 0 && (
        <section aria-label="同じものへの通報">
          <SectionHeading>同じものへの通報</SectionHeading>
          <List>
            {otherList.map(one => (
              <ListRow
                key={one.reportId}
                title={reportReasonLabels[one.reason]}
                note={
                  <span className="wrap-anywhere">
                    {one.userName}・{reportStateLabels[one.state]}・{formatDayTime(one.createdAt)}
                    {one.words && `・${one.words}`}
                  </span>
                }
              />
            ))}
          </List>
        </section>
      )}
      {state === 'waiting' ? <DecisionForm report={report} /> : <Decided report={report} />}
    </>
  )
}

const Decided = ({ report: { state, decidedBy, decidedAt, answer, told } }: { report: Report }) => (
  <section aria-label="判断">
    <SectionHeading>判断</SectionHeading>
    <p className="num text-meta text-ink-soft">
      {reportStateLabels[state]}・{decidedBy ?? '退会した人'}
      {decidedAt && `・${formatDayTime(decidedAt)}`}
    </p>
    {answer && (
      <Notice icon={Megaphone} silent className="mt-2" title="通報した方へ">
        <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
      </Notice>
    )}
    {told && (
      <Notice icon={Megaphone} silent className="mt-2" title="書いた方へ">
        <p className="whitespace-pre-wrap wrap-anywhere">{told}</p>
      </Notice>
    )}
  </section>
)
