// All messages of an order, page by page, with the field below the newest.
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { lengthCount } from '#rules/text/count.ts'
import { messageTarget, ORDER_MESSAGE_PLACE, type OrderDesk } from '../draft-places.ts'
import { MESSAGE_PAGE_SIZE, type Order, orderQueries } from '../queries.ts'
import { sayingInOrder } from '../writes.ts'
import { MessageRow } from './MessageRow.tsx'
import { talkName } from './Messages.tsx'

interface TalkProps {
  order: Order
  page: number
  draftId: string | undefined
}

export function Talk({ order, page, draftId }: TalkProps) {
  const { orderId, worldId, actList } = order
  const query = useRead(orderQueries.messages(orderId, page))
  return (
    <section aria-labelledby="talk">
      <SectionHeading id="talk">{talkName(order)}</SectionHeading>
      <p className="text-cap text-ink-soft">依頼した人と参加者、マスター、運営だけが読みます。</p>
      <Read
        query={query}
        title="話を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-20 rounded-card" />
            <SkeletonBlock className="mt-3 h-20 rounded-card" />
          </Loading>
        }
      >
        {({ messageList, count }, age) => (
          <PagedList
            shown={messageList.length}
            count={count}
            page={page}
            size={MESSAGE_PAGE_SIZE}
            age={age}
            link={(to, face) => (
              <Link
                to="/world/$worldId/scenarioOrder/$orderId"
                params={{ worldId, orderId: String(orderId) }}
                search={{ view: 'talk', page: to }}
                {...face}
              />
            )}
            past="このページに話はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="まだ話はありません。"
                note="見たい場面や、聞いておきたいことをどうぞ。"
              />
            }
          >
            <ol className="mt-2">
              {[...messageList].reverse().map(message => (
                <MessageRow key={message.messageId} message={message} />
              ))}
            </ol>
          </PagedList>
        )}
      </Read>
      {actList.includes('write') && <Composer worldId={worldId} orderId={orderId} draftId={draftId} />}
    </section>
  )
}

interface ComposerProps {
  worldId: string
  orderId: number
  /** desk at which it is written; missing on the page of the order */
  desk?: OrderDesk
  draftId: string | undefined
}

export function Composer({ worldId, orderId, desk, draftId }: ComposerProps) {
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending, problem } = useHandIn(sayingInOrder)
  const [message, setMessage] = useState<string>()
  const send = async (): Promise<void> => {
    const { current } = editor
    if (!current || pending) return
    const text = current.text()
    if (text.trim() === '' || lengthCount(text) > ORDER_MOST.message) {
      setMessage(scenarioOrderRefusals.ORDER_MESSAGE.message)
      return current.focus()
    }
    const result = await handIn(current, { worldId, orderId, desk })
    if (result.state === 'refused') return setMessage(result.message)
    if (result.state !== 'done' && !('message' in result))
      toasts.add({ type: 'info', overline: 'オーダーの話', title: 'つながったら送ります' })
  }
  return (
    <form
      className="mt-4"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <DraftEditor
        ref={editor}
        label="話"
        required
        draftId={draftId}
        place={ORDER_MESSAGE_PLACE}
        target={messageTarget(worldId, orderId, desk)}
        limit={ORDER_MOST.message}
        error={message}
        problem={problem}
        rows={4}
        onText={() => setMessage(undefined)}
        onSubmit={() => void send()}
      />
      <Button type="submit" variant="shu" icon={Send} className="mt-2" pending={pending} pendingLabel="送っています">
        送る
      </Button>
    </form>
  )
}
