// Chips of a community: its category, the way to join, whether the reader is in it.
import { Check } from 'lucide-react'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { type CommunityJoining, communityCategoryLabels, communityJoiningBadges } from '#rules/communities.ts'
import type { CommunityCard } from './queries.ts'

const tones: Record<CommunityJoining, ChipTone> = { open: 'matsuba', request: 'ai', closed: 'line' }

type Shown = Pick<CommunityCard, 'category' | 'joining' | 'isMember'>

export const CommunityChips = ({ of: { category, joining, isMember } }: { of: Shown }) => (
  <>
    <Chip>{communityCategoryLabels[category]}</Chip>
    <Chip tone={tones[joining]}>{communityJoiningBadges[joining]}</Chip>
    {isMember && (
      <Chip tone="kin" icon={Check}>
        参加中
      </Chip>
    )}
  </>
)
