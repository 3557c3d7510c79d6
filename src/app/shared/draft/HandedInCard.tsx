// Card of a handed-in text that waits on this device: its pictures, the whole text, the state of its act, and the button that takes
// it back.
import type { ReactNode } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { WaitingPictures } from '#app/shared/picture/WaitingPictures.tsx'
import { Card } from '#app/ui/Card.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { WaitingLine, type WaitingLineProps } from '#app/ui/WaitingLine.tsx'
import { handedIn } from './handed-in.ts'

const words: Record<WaitingLineProps['state'], string> = {
  waiting: 'つながったら送ります',
  sending: '送っています',
  checking: '届いたか確かめています',
}

export function HandedInCard({
  item,
  head,
  onCancelled,
}: {
  item: OutboxItem
  head?: ReactNode
  /** called after it was taken back, with the draft to continue with */
  onCancelled?: (draftId: string | undefined) => void
}) {
  const outbox = useOutbox()
  const state = useSendingState(item)
  // The head above may be all that was handed in: the pictures of a tweet, the title of a book.
  const text = handedIn(item)?.text || (head || item.request.uploads?.length ? '' : '（空の文章）')
  const cancel = async (): Promise<void> => {
    if (await outbox?.cancel(item)) onCancelled?.(handedIn(item)?.draftId)
    else toasts.add({ type: 'info', title: 'もう送られているため、取り消せませんでした' })
  }
  return (
    <Card as="section" aria-label="送信待ちの文章">
      {head}
      <WaitingPictures item={item} />
      {text && <p className="font-mincho text-[1.0625rem] leading-[1.8] whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <WaitingLine state={state} onCancel={state === 'waiting' ? () => void cancel() : undefined}>
        {(state === 'checking' && item.held && item.heldWords) || words[state]}
      </WaitingLine>
    </Card>
  )
}

function useSendingState({ id, attempts }: OutboxItem): WaitingLineProps['state'] {
  const { sending } = useOutboxView()
  if (sending.has(id)) return 'sending'
  return attempts > 0 ? 'checking' : 'waiting'
}
