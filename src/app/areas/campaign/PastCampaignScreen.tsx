// /pastCampaign: campaigns that are over, by the year in which they ended.
import { Link } from '@tanstack/react-router'
import { CampaignCardItem } from '#app/shared/campaign/CampaignCardItem.tsx'
import { type CampaignCard, campaignQueries } from '#app/shared/campaign/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CAMPAIGN_PAGE_SIZE } from '#rules/campaigns.ts'
import { inJapan } from '#rules/dates.ts'

/** Campaigns of a year in Japan, in the order of the list. */
function byYear(campaigns: readonly CampaignCard[]): ReadonlyMap<string, CampaignCard[]> {
  const years = new Map<string, CampaignCard[]>()
  for (const campaign of campaigns) {
    const year = inJapan(campaign.endsAt).format('YYYY')
    years.set(year, [...(years.get(year) ?? []), campaign])
  }
  return years
}

export function PastCampaignScreen({ page }: { page: number }) {
  const query = useRead(campaignQueries.past(page))
  return (
    <Page top={<TopBar title="過去のキャンペーン" back={<BackLink to="/" label="ホームへ戻る" />} />}>
      <Read
        query={query}
        title="キャンペーンを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-4 h-40 rounded-card" />
            <SkeletonBlock className="mt-3 h-40 rounded-card" />
          </Loading>
        }
      >
        {({ campaignList, count }, age) => (
          <PagedList
            shown={campaignList.length}
            count={count}
            page={page}
            size={CAMPAIGN_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/pastCampaign" search={{ page: number }} {...face} />}
            past="このページにキャンペーンはありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="過去のキャンペーンはありません。"
                action={
                  <ButtonLink variant="ai" to="/news" search={{ category: undefined, page: 1 }}>
                    お知らせを見る
                  </ButtonLink>
                }
              />
            }
          >
            {[...byYear(campaignList)].map(([year, campaigns]) => (
              <section key={year} aria-label={`${year}年`}>
                <SectionHeading>{year}年</SectionHeading>
                <ul className="grid gap-3 md:grid-cols-2">
                  {campaigns.map(campaign => (
                    <CampaignCardItem key={campaign.cpId} campaign={campaign} />
                  ))}
                </ul>
              </section>
            ))}
          </PagedList>
        )}
      </Read>
    </Page>
  )
}
