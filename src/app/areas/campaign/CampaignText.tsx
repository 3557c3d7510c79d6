// A campaign for readers: picture, state, period, title, text, what is on offer.

import { Flag } from 'lucide-react'
import { OfferList } from '#app/shared/campaign/OfferList.tsx'
import { PeriodHead, periodState } from '#app/shared/campaign/PeriodHead.tsx'
import type { Campaign } from '#app/shared/campaign/queries.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'

export type ShownCampaign = Pick<Campaign, 'title' | 'body' | 'picture' | 'offers' | 'resultPostId'> & {
  startsAt: string | null
  endsAt: string | null
}

export function CampaignText({ campaign, now }: { campaign: ShownCampaign; now: number }) {
  const { body, offers, resultPostId } = campaign
  return (
    <>
      <PeriodHead of={campaign} now={now} />
      {periodState(campaign, now) === 'past' && (
        <Notice icon={Flag} silent title="このキャンペーンは終了しました。" className="mb-3">
          {resultPostId !== null && (
            <ButtonLink variant="tonal" className="mt-2" to="/news/$postId" params={{ postId: String(resultPostId) }}>
              結果を見る
            </ButtonLink>
          )}
        </Notice>
      )}
      <article className="max-w-[36em] leading-[1.9]">
        <StoryText text={body} />
      </article>
      {offers.length > 0 && (
        <section aria-label="このキャンペーンの対象">
          <SectionHeading>このキャンペーンの対象</SectionHeading>
          <OfferList offers={offers} />
        </section>
      )}
    </>
  )
}
