// /admin/journal?state&page: the solo journals that the office writes, by their state, the last changed first.
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { JOURNAL_STATES, parseJournalState } from '#rules/journal-address.ts'
import { JOURNAL_DESK_PAGE_SIZE, journalStateLabels } from '#rules/journal-desk.ts'
import { diceWords } from '#rules/journals.ts'
import { type JournalDeskPlace, NEW } from './address.ts'
import { type DeskJournalRow, journalDeskQueries } from './queries.ts'

const ALL = 'all'

export function JournalDeskListScreen({ place }: { place: JournalDeskPlace }) {
  const query = useRead(journalDeskQueries.list(place))
  const { data } = query
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...JOURNAL_STATES.map(state => ({
      ...{ key: state, label: journalStateLabels[state], count: data?.stateCounts[state] },
    })),
  ]
  return (
    <Page top={<TopBar title="ジャーナル" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <Tabs
        label="ジャーナルの状態"
        tabs={tabs}
        current={place.state ?? ALL}
        renderLink={({ key }, face) => (
          <Link
            to="/admin/journal"
            search={{ state: parseJournalState(key), page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <div className="mt-3">
        <ButtonLink
          variant="shu"
          icon={PenLine}
          className="w-full md:w-76"
          to="/admin/journal/$journalId"
          params={{ journalId: NEW }}
        >
          新しいジャーナル
        </ButtonLink>
      </div>
      <Read
        query={query}
        title="ジャーナルを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={3} />}
      >
        {({ journalList, count }, age) => (
          <PagedList
            shown={journalList.length}
            count={count}
            page={place.page}
            size={JOURNAL_DESK_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to="/admin/journal" search={{ ...place, page }} {...face} />}
            past="このページにジャーナルはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="ジャーナルがありません。"
                note="さいころと問いを決めて、ひとりで遊べる記録をつくりましょう。"
              />
            }
          >
            <List className="mb-2">
              {journalList.map(row => (
                <Row key={row.journalId} row={row} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

const Row = ({ row }: { row: DeskJournalRow }) => (
  <ListLink
    to="/admin/journal/$journalId"
    params={{ journalId: String(row.journalId) }}
    title={
      <>
        <Chip tone={row.state === 'published' ? 'matsuba' : 'line'}>{journalStateLabels[row.state]}</Chip>
        <span className="phrases mt-1 block font-semibold wrap-anywhere">{row.title}</span>
      </>
    }
    note={[
      ...[row.worldName ?? 'すべてのワールド', `全${row.length}ページ`, diceWords(row.dice)],
      ...[`問い ${row.prompts}`, `記録 ${row.runs}件`, `変更 ${formatDayTime(row.updatedAt)}`],
    ].join('・')}
  />
)
