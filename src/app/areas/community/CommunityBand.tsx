// Band over a community: its banner, three times as wide as high, or a quiet drawing of its category.
import { BookOpenText, Coffee, Compass, GraduationCap, type LucideIcon, Palette, Shapes, Store } from 'lucide-react'
import { BannerPicture } from '#app/shared/campaign/BannerPicture.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { CommunityCategory } from '#rules/community-address.ts'

const drawn: Record<CommunityCategory, readonly [icon: LucideIcon, face: string]> = {
  story: [BookOpenText, 'bg-ai-soft text-ai'],
  adventure: [Compass, 'bg-matsuba-soft text-matsuba'],
  daily: [Coffee, 'bg-kin-soft text-kin'],
  trade: [Store, 'bg-shu-soft text-shu'],
  study: [GraduationCap, 'bg-ai-soft text-ai'],
  art: [Palette, 'bg-kin-soft text-kin'],
  other: [Shapes, 'bg-sunken text-ink-soft'],
}

interface CommunityBandProps {
  category: CommunityCategory
  banner: { picture: string } | null
}

/** The band of a card, beside which the name stands. */
export const CommunityBand = ({ category, banner }: CommunityBandProps) =>
  banner ? <BannerPicture picture={banner.picture} /> : <DrawnBand category={category} />

/** A thread in the colour of the category, with its sign. */
export function DrawnBand({ category }: Pick<CommunityBandProps, 'category'>) {
  const [icon, face] = drawn[category]
  return (
    <span aria-hidden="true" className={cx('relative grid h-14 place-items-center overflow-hidden', face)}>
      <svg
        viewBox="0 0 320 56"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-current stroke-2 opacity-25"
      >
        <path d="M0 38c40 0 40-20 80-20s40 20 80 20 40-20 80-20 40 20 80 20" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={cx('relative grid size-10 place-items-center rounded-full', face)}>
        <Icon of={icon} />
      </span>
    </span>
  )
}
