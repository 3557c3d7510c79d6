// /cp/{cpId}: a campaign that is coming, open or over.
import { campaignQueries } from '#app/shared/campaign/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { campaignRefusals } from '#rules/refusals/campaign.ts'
import { CampaignText } from './CampaignText.tsx'

export function CampaignScreen({ cpId }: { cpId: number }) {
  const query = useRead(campaignQueries.one(cpId))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page
      top={
        <TopBar plain={query.data !== undefined} title="キャンペーン" back={<BackLink to="/" label="ホームへ戻る" />} />
      }
    >
      <Read
        query={query}
        title="キャンペーンを読み込めませんでした。"
        className="mt-3"
        nowhere={nowhereBut(
          campaignRefusals.CAMPAIGN_NOT_FOUND.message,
          { to: '/pastCampaign', search: { page: 1 } },
          '過去のキャンペーンを見る',
        )}
        skeleton={
          <Loading>
            <SkeletonBlock className="aspect-[2/1] w-full" />
            <SkeletonLines widths={[40, 80]} className="mt-4" />
            <SkeletonLines widths={[96, 100, 92, 60]} className="mt-4" />
          </Loading>
        }
      >
        {(campaign, age) => (
          <>
            <CampaignText campaign={campaign} now={now} />
            <p className="mt-4 text-meta text-ink-soft">
              <TextLink to="/pastCampaign" search={{ page: 1 }} chevron>
                過去のキャンペーン
              </TextLink>
              <Aged since={age} />
            </p>
          </>
        )}
      </Read>
    </Page>
  )
}
