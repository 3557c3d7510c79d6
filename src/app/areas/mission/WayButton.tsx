// Button on the card of an unreached mission that leads to the screen where it is fulfilled.

import { wayOf } from '#app/areas/mission-ways.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/Button.tsx'
import { achievementType } from '#rules/mission.ts'
import type { Mission } from './queries.ts'

export function WayButton({ mission }: { mission: Mission }) {
  const way = wayOf(mission)
  if (!way) return null
  const name = `${mission.archiveTitle}：${way.label}`
  // An article opens in a new tab (doc2 §2).
  return mission.achievementType === achievementType.news ? (
    <ButtonAnchor
      variant="tonal"
      href={way.path}
      target="_blank"
      rel="noopener"
      aria-label={`${mission.archiveTitle}のお知らせを読む（新しいタブで開きます）`}
    >
      {way.label}
    </ButtonAnchor>
  ) : (
    <ButtonLink variant="tonal" to={way.path} aria-label={name}>
      {way.label}
    </ButtonLink>
  )
}
