// /world/{worldId}/scenarioOrder/inviting: open invitations of one's characters by name, to be looked at or declined.
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { type OrderCard, orderQueries } from '../queries.ts'
import { useOrderActs } from '../writes.ts'
import { OrderCardItem } from './OrderCardItem.tsx'
import { CardsSkeleton, OrdersFrame } from './OrdersFrame.tsx'

export function InvitingScreen({ worldId }: { worldId: string }) {
  const own = useOwnIn(worldId)
  return (
    <OrdersFrame worldId={worldId} tab="inviting">
      {own.map(character => (
        <Invitations key={character.characterId} character={character} isNamed={own.length > 1} />
      ))}
    </OrdersFrame>
  )
}

function Invitations({ character, isNamed }: { character: OwnCharacter; isNamed: boolean }) {
  const query = useRead(orderQueries.inviting(character.characterId))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <section aria-label={character.characterFullName}>
      {isNamed && <SectionHeading>{character.characterFullName}</SectionHeading>}
      <Read query={query} title="招待を読み込めませんでした。" className="mt-3" skeleton={<CardsSkeleton />}>
        {({ orderList }) =>
          orderList.length === 0 ? (
            <div className={isNamed ? '' : 'mt-3'}>
              <EmptyState
                {...(isNamed ? { bare: true } : { drawing: <EmptyDrawing /> })}
                title="招待は届いていません。"
                note="フレンドが名前で招くと、ここに届きます。"
              />
            </div>
          ) : (
            <ul className="mt-1">
              {orderList.map(order => (
                <OrderCardItem key={order.orderId} order={order} now={now}>
                  <Answer order={order} />
                </OrderCardItem>
              ))}
            </ul>
          )
        }
      </Read>
    </section>
  )
}

function Answer({ order: { orderId, worldId, purpose } }: { order: OrderCard }) {
  const acts = useOrderActs(orderId)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PressNotice of={acts} />
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button variant="text" pending={acts.pending} reason={acts.reason} onClick={() => setAsking(true)}>
          見送る
        </Button>
        <ButtonLink
          variant="ai"
          to="/world/$worldId/scenarioOrder/$orderId"
          params={{ worldId, orderId: String(orderId) }}
          search={{}}
        >
          内容を見て参加する
        </ButtonLink>
      </div>
      {isAsking && (
        <AskFirst
          asked={{
            title: '招待を見送りますか？',
            lead: '依頼した人に、見送ったことだけが伝わります。',
            yes: '見送る',
          }}
          onClose={() => setAsking(false)}
          onYes={() => void acts.press({ act: 'refuse', orderId, purpose })}
        />
      )}
    </>
  )
}
