// Button by which a writer takes back what lies with the office, to go on writing.
import { Undo2 } from 'lucide-react'
import type { Pressing } from '#app/platform/outbox/use-press.ts'
import { Button } from '#app/ui/Button.tsx'

export const TakeBackButton = ({ of, onPress }: { of: Pick<Pressing, 'reason' | 'pending'>; onPress: () => void }) => (
  <Button
    size="big"
    capped
    variant="line"
    icon={Undo2}
    reason={of.reason}
    pending={of.pending}
    pendingLabel="取り消しています"
    onClick={onPress}
  >
    提出を取り消して書きなおす
  </Button>
)
