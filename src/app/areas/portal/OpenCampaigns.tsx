// 開催中のキャンペーン on both portals: campaigns that go on, with the time left. Nothing where there is none.
import { CampaignCardItem } from '#app/shared/campaign/CampaignCardItem.tsx'
import { campaignQueries } from '#app/shared/campaign/queries.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'

export function OpenCampaigns() {
  const { data, dataUpdatedAt } = useRead(campaignQueries.open())
  const now = useNow(data?.serverTime, dataUpdatedAt)
  if (!data || data.campaignList.length === 0) return null
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/pastCampaign" search={{ page: 1 }} chevron>
            過去のもの
          </TextLink>
        }
      >
        開催中のキャンペーン
      </SectionHeading>
      <ul className="grid grid-cols-1 gap-3">
        {data.campaignList.map(campaign => (
          <CampaignCardItem key={campaign.cpId} campaign={campaign} now={now} />
        ))}
      </ul>
    </section>
  )
}
