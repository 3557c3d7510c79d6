// /admin/object: the parts of the service's pages that the office makes: campaigns by their state, pictures, forms.
import { Link } from '@tanstack/react-router'
import { ClipboardPen, Images, PenLine } from 'lucide-react'
import { type CampaignDeskPlace, campaignQueries, type DeskCampaignRow } from '#app/shared/campaign/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDays, formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { campaignStates, parseCampaignState } from '#rules/campaign-address.ts'
import { CAMPAIGN_PAGE_SIZE, campaignStateLabels } from '#rules/campaigns.ts'
import { NEW } from '../address.ts'
import { campaignTones } from '../CampaignText.tsx'

const ALL = 'all'

const make = (
  <ButtonLink variant="shu" icon={PenLine} className="w-full md:w-76" to="/admin/object/$cpId" params={{ cpId: NEW }}>
    新しいキャンペーン
  </ButtonLink>
)

export function CampaignListScreen({ place }: { place: CampaignDeskPlace }) {
  const query = useRead(campaignQueries.list(place))
  const { data } = query
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...campaignStates.map(state => ({
      key: state,
      label: campaignStateLabels[state],
      count: data?.stateCounts[state],
    })),
  ]
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
      <Tabs
        label="キャンペーンの状態"
        tabs={tabs}
        current={place.state ?? ALL}
        renderLink={(tab, face) => (
          <Link
            to="/admin/object"
            search={{ state: parseCampaignState(tab.key), page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <div className="mt-3">{make}</div>
      <Read
        query={query}
        title="キャンペーンを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        }
      >
        {({ campaignList, count }, age) => (
          <PagedList
            shown={campaignList.length}
            count={count}
            page={place.page}
            size={CAMPAIGN_PAGE_SIZE}
            age={age}
            link={(page, face) => <Link to="/admin/object" search={{ ...place, page }} {...face} />}
            past="このページにキャンペーンはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="キャンペーンがありません。"
                note="期間と対象を決めて、読者に知らせましょう。"
              />
            }
          >
            <List className="mb-2">
              {campaignList.map(row => (
                <Row key={row.cpId} row={row} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}

const Row = ({ row: { cpId, title, state, startsAt, endsAt, updatedAt } }: { row: DeskCampaignRow }) => (
  <ListLink
    to="/admin/object/$cpId"
    params={{ cpId: String(cpId) }}
    title={
      <>
        <Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>
        <span className="phrases mt-1 block font-semibold wrap-anywhere">{title}</span>
      </>
    }
    note={[startsAt && endsAt ? formatDays(startsAt, endsAt) : '期間なし', `変更 ${formatDayTime(updatedAt)}`].join(
      '・',
    )}
  />
)
