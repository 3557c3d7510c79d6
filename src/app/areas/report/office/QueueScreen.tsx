// /admin/report?state&page: reports by their state, waiting ones the oldest first.
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import {
  REPORT_PAGE_SIZE,
  REPORT_STATES,
  type ReportState,
  reportReasonLabels,
  reportStateLabels,
} from '#rules/reports.ts'
import { type QueuedReport, reportQueries, writerName } from '../queries.ts'
import { Excerpt, ThingLine } from '../ReportParts.tsx'

export type ReportQueuePlace = { state: ReportState; page: number }

export function QueueScreen({ place: { state, page } }: { place: ReportQueuePlace }) {
  const query = useRead(reportQueries.queue(state, page))
  const counts = query.data?.stateCounts
  return (
    <Page top={<TopBar title="通報" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <Tabs
        label="通報の状態"
        tabs={REPORT_STATES.map(key => ({
          ...{ key, label: reportStateLabels[key] },
          count: key === 'waiting' ? counts?.waiting : undefined,
        }))}
        current={state}
        renderLink={({ key }, face) => (
          <Link to="/admin/report" search={{ state: key, page: 1 }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      <Read
        query={query}
        title="通報を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ reportList, count }, age) => (
          <PagedList
            {...{ page, count, age }}
            shown={reportList.length}
            size={REPORT_PAGE_SIZE}
            link={(number, face) => (
              <Link to="/admin/report" search={{ state, page: number }} activeOptions={{ exact: true }} {...face} />
            )}
            note={state === 'waiting' ? '・古い順' : '・新しい順'}
            past="このページに通報はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title={nothingIn[state]} />}
          >
            <ul>
              {reportList.map(report => (
                <Row key={report.reportId} report={report} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

const nothingIn: Record<ReportState, string> = {
  waiting: '確認待ちの通報はありません。',
  nothing: '問題なしとした通報はありません。',
  warned: '注意を伝えた通報はありません。',
  removed: '削除した通報はありません。',
}

const Row = ({ report }: { report: QueuedReport }) => {
  const { reportId, reason, userName, createdAt, decidedBy, decidedAt, state } = report
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2 text-cap">
        <b>{reportReasonLabels[reason]}</b>
        <time dateTime={createdAt} className="num ml-auto text-meta text-ink-soft">
          {formatDayTime(createdAt)} 通報
        </time>
      </p>
      <ThingLine of={report} />
      <Excerpt of={report} />
      <p className="num mt-2 text-meta text-ink-soft wrap-anywhere">
        通報した人：{userName}
        {decidedAt && `・${decidedBy ?? '退会した人'}が判断・${formatDayTime(decidedAt)}`}
      </p>
      <div className="mt-2 flex justify-end">
        <ButtonLink
          variant={state === 'waiting' ? 'ai' : 'line'}
          to="/admin/report/$reportId"
          params={{ reportId: String(reportId) }}
          aria-label={`${state === 'waiting' ? '確かめる' : '見る'}：${writerName(report)}`}
        >
          {state === 'waiting' ? '確かめる' : '見る'}
        </ButtonLink>
      </div>
    </Card>
  )
}
