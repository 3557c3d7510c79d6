// The newest messages of an order on its page, the oldest of them first, with the way to all of them.
import { MessageCirclePlus } from 'lucide-react'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { people } from '../order-words.ts'
import { MESSAGES_SHOWN, type Order, orderQueries } from '../queries.ts'
import { MessageRow } from './MessageRow.tsx'

export const talkName = ({ seats }: Pick<Order, 'seats'>): string =>
  seats > 1 ? `${people(seats)}の話` : 'オーダーの話'

export function Messages({ order }: { order: Order }) {
  const { orderId, worldId, messageCount, actList } = order
  const query = useRead({
    ...orderQueries.messages(orderId, 1, MESSAGES_SHOWN),
    enabled: messageCount > 0,
  })
  const place = {
    to: '/world/$worldId/scenarioOrder/$orderId',
    params: { worldId, orderId: String(orderId) },
    search: { view: 'talk' },
  } as const
  // A guest who has not joined neither reads nor writes messages.
  if (messageCount === 0 && !actList.includes('write')) return null
  return (
    <section aria-labelledby="talk">
      <SectionHeading
        id="talk"
        more={
          messageCount > 0 && (
            <TextLink {...place} chevron>
              すべて {messageCount}件
            </TextLink>
          )
        }
      >
        {talkName(order)}
      </SectionHeading>
      {messageCount === 0 ? (
        <p className="text-sub text-ink-soft">まだ話はありません。依頼した人と参加者、マスター、運営だけが読みます。</p>
      ) : (
        <Read
          query={query}
          title="話を読み込めませんでした。"
          skeleton={<SkeletonBlock className="h-32 rounded-card" />}
        >
          {({ messageList }) => (
            <ol>
              {[...messageList].reverse().map(message => (
                <MessageRow key={message.messageId} message={message} />
              ))}
            </ol>
          )}
        </Read>
      )}
      {actList.includes('write') && (
        <ButtonLink {...place} variant="line" icon={MessageCirclePlus} className="mt-3">
          話を書く
        </ButtonLink>
      )}
    </section>
  )
}
