// A campaign for readers: picture, state, period, title, text, what is on offer.

import { Flag } from 'lucide-react'
import type { Campaign } from '#app/shared/campaign/queries.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime, formatDeadline, timeLeft } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import type { CampaignState } from '#rules/campaign-address.ts'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { imageSource } from '#rules/images.ts'
import { OfferList } from './OfferList.tsx'

export const campaignTones: Record<CampaignState, ChipTone> = {
  draft: 'kin',
  coming: 'ai',
  open: 'matsuba',
  past: 'line',
}

export type ShownCampaign = Pick<Campaign, 'title' | 'body' | 'picture' | 'offers' | 'resultPostId'> & {
  startsAt: string | null
  endsAt: string | null
}

function stateAt(startsAt: string, endsAt: string, now: number): 'coming' | 'open' | 'past' {
  if (now >= Date.parse(endsAt)) return 'past'
  return now < Date.parse(startsAt) ? 'coming' : 'open'
}

/** 開催まで あと3日, 終了まで あと3日; nothing once it is over, and in a page of the server, whose dates stay true */
function leftWords(startsAt: string, endsAt: string, now: number): string {
  const state = stateAt(startsAt, endsAt, now)
  if (state === 'past') return ''
  const left = timeLeft(state === 'coming' ? startsAt : endsAt, now)
  return left && `${state === 'coming' ? '開催' : '終了'}まで ${left}`
}

export function CampaignText({ campaign, now }: { campaign: ShownCampaign; now: number }) {
  const { title, body, picture, offers, startsAt, endsAt, resultPostId } = campaign
  const dates = startsAt !== null && endsAt !== null ? { startsAt, endsAt } : null
  const state = dates ? stateAt(dates.startsAt, dates.endsAt, now) : 'draft'
  return (
    <>
      {picture && (
        <img
          {...fileSource(imageSource(picture, 'assets', pictureWidth(1200)))}
          alt=""
          width={1200}
          height={600}
          fetchPriority="high"
          className="art mt-3 block aspect-[2/1] w-full rounded-card bg-sunken object-cover"
        />
      )}
      <header className="mt-4 mb-3">
        <p className="flex flex-wrap items-center gap-2 text-meta text-ink-soft">
          <Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>
          {dates && (
            <span className="num">
              <time dateTime={dates.startsAt}>{formatDayTime(dates.startsAt)}</time> 〜{' '}
              <time dateTime={dates.endsAt}>{formatDeadline(dates.endsAt)}</time>
            </span>
          )}
        </p>
        <PageHeading className="phrases mt-1.5 wrap-anywhere">{title}</PageHeading>
        {dates && state !== 'past' && (
          <p className="num mt-1 min-h-[1.6em] text-sub font-semibold text-shu">
            {leftWords(dates.startsAt, dates.endsAt, now)}
          </p>
        )}
      </header>
      {state === 'past' && (
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
