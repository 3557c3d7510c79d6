// /admin/journal?state&page: the solo journals that the office writes, by their state, the last changed first.
import { Link } from '@tanstack/react-router'
import { DeskList, DeskTitle } from '#app/shared/form/DeskList.tsx'
import { type DeskPlace, NEW } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { JournalState } from '#rules/journal-address.ts'
import { JOURNAL_DESK_PAGE_SIZE, journalStateLabels } from '#rules/journal-desk.ts'
import { diceWords } from '#rules/journals.ts'
import { journalTones } from './journal-tones.ts'
import { type DeskJournalRow, journalDeskQueries } from './queries.ts'

export function JournalDeskListScreen({ place }: { place: DeskPlace<JournalState> }) {
  const query = useRead(journalDeskQueries.list(place))
  return (
    <Page top={<TopBar title="ジャーナル" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <DeskList
        {...{ query, place }}
        thing="ジャーナル"
        labels={journalStateLabels}
        size={JOURNAL_DESK_PAGE_SIZE}
        link={(search, face) => <Link to="/admin/journal" search={search} activeOptions={{ exact: true }} {...face} />}
        make={face => <ButtonLink {...face} to="/admin/journal/$journalId" params={{ journalId: NEW }} />}
        rows={({ journalList }) => journalList.map(row => <Row key={row.journalId} row={row} />)}
        note="さいころと問いを決めて、ひとりで遊べる記録をつくりましょう。"
      />
    </Page>
  )
}

const Row = ({ row }: { row: DeskJournalRow }) => (
  <ListLink
    to="/admin/journal/$journalId"
    params={{ journalId: String(row.journalId) }}
    title={<DeskTitle tone={journalTones[row.state]} state={journalStateLabels[row.state]} title={row.title} />}
    note={[
      ...[row.worldName ?? 'すべてのワールド', `全${row.length}ページ`, diceWords(row.dice)],
      ...[`問い ${row.prompts}`, `記録 ${row.runs}件`, `変更 ${formatDayTime(row.updatedAt)}`],
    ].join('・')}
  />
)
