// Request of one of the user's characters that waits for its answer, with the way to take it back.
import { Hourglass } from 'lucide-react'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { communityActs } from '#rules/messages/community-acts.ts'
import type { Community } from '../queries.ts'
import { withdrawing } from '../writes.ts'

interface AskedLineProps {
  community: Community
  characterId: string
  name: string
}

export function AskedLine({ community, characterId, name }: AskedLineProps) {
  const { worldId, communityId, communityName } = community
  const outbox = useOutbox()
  const { write, openOf } = useWrite(withdrawing)
  const open = openOf({ communityId, characterId })
  if (open) {
    const cancel = async (): Promise<void> => {
      if (!(await outbox?.cancel(open.item)))
        toasts.add({ type: 'info', title: 'もう送られているため、取り消せませんでした' })
    }
    return (
      <WaitingLine state={open.state} onCancel={open.state === 'waiting' ? () => void cancel() : undefined}>
        {communityActs['community.withdraw']().name}
      </WaitingLine>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sunken px-4 py-1">
      <p className="flex min-w-0 flex-[1_1_10rem] items-center gap-2 text-sub">
        <Icon of={Hourglass} size="s" />
        <span>
          返事を待っています
          {name && (
            <span className="text-ink-soft">
              （<bdi>{name}</bdi>）
            </span>
          )}
        </span>
      </p>
      <Button
        variant="text"
        aria-label={`取り下げる：${name}`}
        onClick={() => void write({ of: { worldId, communityId }, characterId, communityName })}
      >
        取り下げる
      </Button>
    </div>
  )
}
