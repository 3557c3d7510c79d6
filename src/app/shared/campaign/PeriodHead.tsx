// Head of a page with a period: picture, state, period, title, and what is left until it begins or ends.
import type { ReactNode } from 'react'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime, formatDeadline, timeLeft } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { pictureWidth } from '#app/ui/saves-data.ts'
import { PageHeading } from '#app/ui/TopBar.tsx'
import type { CampaignState } from '#rules/campaign-address.ts'
import { campaignStateLabels } from '#rules/campaigns.ts'
import { imageSource } from '#rules/images.ts'

export const campaignTones: Record<CampaignState, ChipTone> = {
  draft: 'kin',
  coming: 'ai',
  open: 'matsuba',
  past: 'line',
}

type Period = { startsAt: string | null; endsAt: string | null }

/** State at a moment; a draft may lack its dates. */
export function periodState({ startsAt, endsAt }: Period, now: number): CampaignState {
  if (startsAt === null || endsAt === null) return 'draft'
  if (now >= Date.parse(endsAt)) return 'past'
  return now < Date.parse(startsAt) ? 'coming' : 'open'
}

/** 開催まで あと3日, 終了まで あと3日; nothing once it is over, and in a page of the server, whose dates stay true */
export function leftWords({ startsAt, endsAt }: Period, now: number): string {
  const state = periodState({ startsAt, endsAt }, now)
  const until = state === 'coming' ? startsAt : state === 'open' ? endsAt : null
  const left = until === null ? '' : timeLeft(until, now)
  return left && `${state === 'coming' ? '開催' : '終了'}まで ${left}`
}

interface PeriodHeadProps {
  of: Period & { title: string; picture: string | null }
  now: number
  /** content under the title */
  children?: ReactNode
}

export function PeriodHead({ of, now, children }: PeriodHeadProps) {
  const { title, picture, startsAt, endsAt } = of
  const state = periodState(of, now)
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
          {startsAt !== null && endsAt !== null && (
            <span className="num">
              <time dateTime={startsAt}>{formatDayTime(startsAt)}</time> 〜{' '}
              <time dateTime={endsAt}>{formatDeadline(endsAt)}</time>
            </span>
          )}
        </p>
        <PageHeading className="phrases mt-1.5 wrap-anywhere">{title}</PageHeading>
        {(state === 'coming' || state === 'open') && (
          <p className="num mt-1 min-h-[1.6em] text-sub font-semibold text-shu">{leftWords(of, now)}</p>
        )}
        {children}
      </header>
    </>
  )
}
