// /myPage/admin/worldEventPage/{worldId}: the pages of the events of a world by their state, the last changed first.
import { Link } from '@tanstack/react-router'
import { CalendarClock, Images } from 'lucide-react'
import { campaignTones } from '#app/shared/campaign/PeriodHead.tsx'
import { DeskList, DeskTitle } from '#app/shared/form/DeskList.tsx'
import { type DeskPlace, NEW } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDays, formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import type { CampaignState } from '#rules/campaign-address.ts'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { EVENT_PAGE_SIZE } from '#rules/event-pages.ts'
import { type DeskPageRow, eventPageQueries } from '../queries.ts'
import { DeskBar } from './DeskBar.tsx'

interface PageListScreenProps {
  worldId: string
  place: DeskPlace<CampaignState>
}

export function PageListScreen({ worldId, place }: PageListScreenProps) {
  const query = useRead(eventPageQueries.list(worldId, place))
  return (
    <Page top={<DeskBar worldId={worldId} back={<BackLink to="/myPage/admin/worldEventPage" />} />}>
      <List className="mt-3">
        <ListLink
          to="/myPage/admin/worldEventPage/$worldId/topContents"
          params={{ worldId }}
          icon={<Icon of={CalendarClock} className="text-ink-soft" />}
          title="トップの告知"
          note="ワールドのトップに、いつからどのページを出すか"
        />
        <ListLink
          to="/myPage/admin/worldEventPage/$worldId/blob"
          params={{ worldId }}
          search={{ type: undefined, word: undefined, page: 1 }}
          icon={<Icon of={Images} className="text-ink-soft" />}
          title="絵のライブラリ"
          note="バナーと、ページの中の絵"
        />
      </List>
      <DeskList
        {...{ query, place }}
        thing="イベントのページ"
        labels={campaignStateLabels}
        size={EVENT_PAGE_SIZE}
        link={(search, face) => (
          <Link
            to="/myPage/admin/worldEventPage/$worldId"
            params={{ worldId }}
            search={search}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
        make={face => (
          <ButtonLink
            {...face}
            to="/myPage/admin/worldEventPage/$worldId/$eventId"
            params={{ worldId, eventId: NEW }}
          />
        )}
        rows={({ eventPageList }) => eventPageList.map(row => <Row key={row.pageNo} row={row} />)}
        note="ものがたりの催しを、ひとつのページにまとめましょう。"
      />
    </Page>
  )
}

const Row = ({ row: { worldId, eventId, title, state, startsAt, endsAt, updatedAt } }: { row: DeskPageRow }) => (
  <ListLink
    to="/myPage/admin/worldEventPage/$worldId/$eventId"
    params={{ worldId, eventId }}
    title={<DeskTitle tone={campaignTones[state]} state={campaignStateLabels[state]} title={title} />}
    note={[startsAt && endsAt ? formatDays(startsAt, endsAt) : '期間なし', `変更 ${formatDayTime(updatedAt)}`].join(
      '・',
    )}
  />
)
