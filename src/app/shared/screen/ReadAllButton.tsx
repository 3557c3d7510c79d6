// すべて既読 beside a list; while its act is open, the state of that stands in its place.
import { CheckCheck } from 'lucide-react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { Write, WriteResult } from '#app/platform/outbox/write.ts'
import { TextButton } from '#app/ui/TextLink.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'

interface ReadAllButtonProps<Input, Answer, Known extends NewOutboxItem['facts']> {
  reading: Write<Input, Answer, Known>
  given: Input
  /** called when it was done, also late */
  onRead?: () => void
}

export function ReadAllButton<Input, Answer, Known extends NewOutboxItem['facts']>({
  reading,
  given,
  onRead,
}: ReadAllButtonProps<Input, Answer, Known>) {
  const hear = (result: WriteResult<Answer> | null): undefined => {
    if (result?.state === 'done') onRead?.()
  }
  const { write, openOf } = useWrite(reading, hear)
  const open = openOf({})
  if (open) return <SendChip state={open.state} />
  return (
    <TextButton icon={CheckCheck} onClick={() => void write(given).then(hear)}>
      すべて既読
    </TextButton>
  )
}
