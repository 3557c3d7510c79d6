// Messages of an order's parties at a desk, page by page, with the field below the newest.
import type { ReactNode } from 'react'
import { MessageRow } from '#app/areas/order/detail/MessageRow.tsx'
import { Composer } from '#app/areas/order/detail/Talk.tsx'
import type { OrderDesk } from '#app/areas/order/draft-places.ts'
import { MESSAGE_PAGE_SIZE, type Order, orderQueries } from '#app/areas/order/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'

interface DeskTalkProps {
  order: Order
  desk: OrderDesk
  page: number
  draftId: string | undefined
  link: (page: number, face: LinkFace) => ReactNode
}

export function DeskTalk({ order, desk, page, draftId, link }: DeskTalkProps) {
  const { orderId, worldId, actList, messageCount } = order
  const canWrite = actList.includes('write')
  const query = useRead({ ...orderQueries.messages(orderId, page), enabled: messageCount > 0 })
  if (!canWrite && messageCount === 0) return null
  return (
    <section aria-labelledby="talk">
      <SectionHeading id="talk">オーダーの話</SectionHeading>
      <p className="text-cap text-ink-soft">依頼した人と参加者、マスター、運営だけが読みます。</p>
      {messageCount > 0 && (
        <Read
          query={query}
          title="話を読み込めませんでした。"
          className="mt-3"
          skeleton={<SkeletonBlock className="mt-3 h-32 rounded-card" />}
        >
          {({ messageList, count }, age) => (
            <PagedList
              shown={messageList.length}
              count={count}
              page={page}
              size={MESSAGE_PAGE_SIZE}
              age={age}
              link={link}
              past="このページに話はありません。"
              empty={null}
            >
              <ol className="mt-2">
                {[...messageList].reverse().map(message => (
                  <MessageRow key={message.messageId} message={message} />
                ))}
              </ol>
            </PagedList>
          )}
        </Read>
      )}
      {canWrite && <Composer worldId={worldId} orderId={orderId} desk={desk} draftId={draftId} />}
    </section>
  )
}
