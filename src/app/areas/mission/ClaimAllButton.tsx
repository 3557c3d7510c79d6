// LP受け取り: button that claims all waiting LP rewards (doc2 §2: disabled when there is none).
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import type { Claims } from './use-claims.ts'

export function ClaimAllButton({ count, claims }: { count: number; claims: Claims }) {
  const [pending, setPending] = useState(false)
  const { allWaiting } = claims
  if (allWaiting && !pending) {
    return (
      <span className="flex min-h-11 items-center gap-1">
        <SendChip state={allWaiting.state} />
        {allWaiting.state === 'waiting' && (
          <Button variant="text" onClick={() => void claims.cancel(allWaiting.item)}>
            取り消す
          </Button>
        )}
      </span>
    )
  }
  const press = async () => {
    setPending(true)
    await claims.pressAll(count)
    setPending(false)
  }
  return (
    <Button
      variant="shu"
      icon={Coins}
      pending={pending}
      pendingLabel="受け取っています"
      reason={count === 0 ? '受け取れるLPはありません' : undefined}
      onClick={() => void press()}
    >
      LP受け取り <span className="num">{count}件</span>
    </Button>
  )
}
