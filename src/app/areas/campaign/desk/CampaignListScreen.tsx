// /admin/object: the parts of the service's pages that the office makes: campaigns by their state, pictures, forms.
import { Link } from '@tanstack/react-router'
import { ClipboardPen, Images } from 'lucide-react'
import { campaignTones } from '#app/shared/campaign/PeriodHead.tsx'
import { campaignQueries, type DeskCampaignRow } from '#app/shared/campaign/queries.ts'
import { DeskList, DeskTitle } from '#app/shared/form/DeskList.tsx'
import { type DeskPlace, NEW } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDays, formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import type { CampaignState } from '#rules/campaign-address.ts'
import { CAMPAIGN_PAGE_SIZE, campaignStateLabels } from '#rules/campaigns.ts'

export function CampaignListScreen({ place }: { place: DeskPlace<CampaignState> }) {
  const query = useRead(campaignQueries.list(place))
  return (
    <Page top={<TopBar title="ページの部品" back={<BackLink to="/admin" label="運営のトップへ戻る" />} />}>
      <List className="mt-3">
        <ListLink
          to="/admin/uploader"
          search={{ page: 1 }}
          icon={<Icon of={Images} className="text-ink-soft" />}
          title="画像"
          note="お知らせやキャンペーンの絵をまとめて上げる"
        />
        <ListLink
          to="/admin/form"
          search={{ page: 1 }}
          icon={<Icon of={ClipboardPen} className="text-ink-soft" />}
          title="フォーム"
          note="質問をつくる・回答を読む"
        />
      </List>
      <SectionHeading>キャンペーン</SectionHeading>
      <DeskList
        {...{ query, place }}
        thing="キャンペーン"
        labels={campaignStateLabels}
        size={CAMPAIGN_PAGE_SIZE}
        link={(search, face) => <Link to="/admin/object" search={search} activeOptions={{ exact: true }} {...face} />}
        make={face => <ButtonLink {...face} to="/admin/object/$cpId" params={{ cpId: NEW }} />}
        rows={({ campaignList }) => campaignList.map(row => <Row key={row.cpId} row={row} />)}
        note="期間と対象を決めて、読者に知らせましょう。"
      />
    </Page>
  )
}

const Row = ({ row: { cpId, title, state, startsAt, endsAt, updatedAt } }: { row: DeskCampaignRow }) => (
  <ListLink
    to="/admin/object/$cpId"
    params={{ cpId: String(cpId) }}
    title={<DeskTitle tone={campaignTones[state]} state={campaignStateLabels[state]} title={title} />}
    note={[startsAt && endsAt ? formatDays(startsAt, endsAt) : '期間なし', `変更 ${formatDayTime(updatedAt)}`].join(
      '・',
    )}
  />
)
