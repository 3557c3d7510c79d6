// Facts of a thread as chips: who reads and writes in it, whether it stands first, whether the writing has ended.
import { Lock, MessageSquareOff, Pin } from 'lucide-react'
import { Chip } from '#app/ui/Chip.tsx'
import { threadScopeBadges } from '#rules/communities.ts'
import type { ListedThread } from '../queries.ts'

type Marked = Pick<ListedThread, 'scope' | 'isPinned' | 'isClosed'>

export const ThreadBadges = ({ thread: { scope, isPinned, isClosed } }: { thread: Marked }) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <Chip icon={scope === 'members' ? Lock : undefined}>{threadScopeBadges[scope]}</Chip>
    {isPinned && (
      <Chip tone="kin" icon={Pin}>
        固定
      </Chip>
    )}
    {isClosed && <Chip icon={MessageSquareOff}>書きこみ終了</Chip>}
  </span>
)
