// Chips of a thread: who reads and writes in it, and whether the writing has ended.
import { Lock, MessageSquareOff } from 'lucide-react'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { type ThreadScope, threadScopeBadges } from '#rules/communities.ts'
import type { ListedThread } from './queries.ts'

const tones: Record<ThreadScope, ChipTone> = { anyone: 'matsuba', public: 'line', members: 'kin' }

export const ThreadChips = ({ of: { scope, isClosed } }: { of: Pick<ListedThread, 'scope' | 'isClosed'> }) => (
  <>
    <Chip tone={tones[scope]} icon={scope === 'members' ? Lock : undefined}>
      {threadScopeBadges[scope]}
    </Chip>
    {isClosed && <Chip icon={MessageSquareOff}>書きこみ終了</Chip>}
  </>
)
