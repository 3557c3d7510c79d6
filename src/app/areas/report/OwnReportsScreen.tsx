// /myPage/account/report?list&page&about&draft: one's own reports with what became of them, and what the office told about one's own
// posts. Over it the sheet of a report whose draft was opened.
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readReported } from '#app/shared/keep-out/reporting.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { REPORT_LISTS, type ReportList } from '#rules/report-address.ts'
import { REPORT_PAGE_SIZE, reportReasonLabels } from '#rules/reports.ts'
import { reportQueries, type SentReport, type ToldReport } from './queries.ts'
import { Excerpt, Quoted, StateChip, ThingLine } from './ReportParts.tsx'

const ReportSheet = lazy(() =>
  import('#app/shared/keep-out/ReportSheet.tsx').then(module => ({ default: module.ReportSheet })),
)

/** @property about target of a draft, as reportTarget makes it */
export type OwnReportsPlace = {
  list: ReportList
  page: number
  about?: string | undefined
  draft?: string | undefined
}

const listLabels: Record<ReportList, string> = { sent: '送った通報', told: '運営からの連絡' }

const toPage = (list: ReportList) => (page: number, face: LinkFace) => (
  <Link to="/myPage/account/report" search={{ list, page }} activeOptions={{ exact: true }} {...face} />
)

export function OwnReportsScreen({ place: { list, page, about, draft } }: { place: OwnReportsPlace }) {
  const [reported, setReported] = useState(() => readReported(about))
  return (
    <Page top={<TopBar title="通報と、運営からの連絡" back={<BackLink to="/myPage" />} />}>
      <Tabs
        label="一覧"
        tabs={REPORT_LISTS.map(key => ({ key, label: listLabels[key] }))}
        current={list}
        renderLink={({ key }, face) => toPage(key)(1, face)}
      />
      {list === 'sent' ? <Sent page={page} /> : <Told page={page} />}
      <Suspense>
        {reported && <ReportSheet reported={reported} draftId={draft} onClose={() => setReported(null)} />}
      </Suspense>
    </Page>
  )
}

interface RowsProps<Row> {
  list: ReportList
  page: number
  rows: readonly Row[]
  count: number
  age: number | null
  empty: { title: string; note: string }
  card: (row: Row) => ReactNode
}

const Rows = <Row,>({ list, page, rows, count, age, empty, card }: RowsProps<Row>) => (
  <PagedList
    {...{ page, count, age }}
    shown={rows.length}
    size={REPORT_PAGE_SIZE}
    link={toPage(list)}
    past="このページにはなにもありません。"
    empty={<EmptyState drawing={<EmptyDrawing />} {...empty} />}
  >
    <ul>{rows.map(card)}</ul>
  </PagedList>
)

const skeleton = <NewsRowSkeleton count={3} />

function Sent({ page }: { page: number }) {
  const query = useRead(reportQueries.sent(page))
  return (
    <Read query={query} title="送った通報を読み込めませんでした。" className="mt-3" skeleton={skeleton}>
      {({ reportList, count }, age) => (
        <Rows
          {...{ page, count, age }}
          list="sent"
          rows={reportList}
          empty={{
            title: '送った通報はありません。',
            note: 'こまった投稿は、その「…」から運営に知らせることができます。',
          }}
          card={report => <SentCard key={report.reportId} report={report} />}
        />
      )}
    </Read>
  )
}

const SentCard = ({ report }: { report: SentReport }) => (
  <Card as="li">
    <p className="flex flex-wrap items-center gap-2">
      <StateChip state={report.state} />
      <time dateTime={report.createdAt} className="num ml-auto text-meta text-ink-soft">
        {formatDayTime(report.createdAt)} 通報
      </time>
    </p>
    <ThingLine of={report} />
    <Excerpt of={report} />
    <p className="mt-2 text-cap">
      <b>{reportReasonLabels[report.reason]}</b>
    </p>
    {report.words && <p className="text-cap whitespace-pre-wrap wrap-anywhere">{report.words}</p>}
    {report.answer && (
      <Notice icon={Megaphone} silent className="mt-2" title="運営から">
        <p className="whitespace-pre-wrap wrap-anywhere">{report.answer}</p>
      </Notice>
    )}
  </Card>
)

function Told({ page }: { page: number }) {
  const query = useRead(reportQueries.told(page))
  return (
    <Read query={query} title="運営からの連絡を読み込めませんでした。" className="mt-3" skeleton={skeleton}>
      {({ reportList, count }, age) => (
        <Rows
          {...{ page, count, age }}
          list="told"
          rows={reportList}
          empty={{
            title: '運営からの連絡はありません。',
            note: '書いたものについて運営からお伝えすることがあると、ここに届きます。',
          }}
          card={report => <ToldCard key={report.reportId} report={report} />}
        />
      )}
    </Read>
  )
}

const ToldCard = ({ report }: { report: ToldReport }) => (
  <Card as="li">
    <p className="flex flex-wrap items-center gap-2">
      <StateChip state={report.state} />
      {report.decidedAt && (
        <time dateTime={report.decidedAt} className="num ml-auto text-meta text-ink-soft">
          {formatDayTime(report.decidedAt)}
        </time>
      )}
    </p>
    <ThingLine of={report} />
    <Quoted of={report} />
    <Notice icon={Megaphone} silent className="mt-2" title="運営から">
      <p className="whitespace-pre-wrap wrap-anywhere">{report.told}</p>
    </Notice>
  </Card>
)
