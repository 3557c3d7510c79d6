// Right column of screens of orders: the next dates of one's own orders in a world, and the coins that they hold.
import { useSession } from '#app/platform/use-session.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Aside } from '#app/ui/Aside.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { orderTextLabels } from '#rules/order/states.ts'
import { formatCount } from '#rules/rewards.ts'
import { firstOrders } from '../address.ts'
import { orderQueries } from '../queries.ts'
import { dueRow } from './due-row.tsx'

const SHOWN = 4

interface OrdersAsideProps {
  worldId: string
  /** whether the dates are left out, which the list beside it shows already */
  plain?: boolean
}

export function OrdersAside({ worldId, plain = false }: OrdersAsideProps) {
  const { user } = useSession()
  if (!user) return null
  return (
    <Aside only>
      {!plain && <Dates worldId={worldId} />}
      <Held worldId={worldId} />
    </Aside>
  )
}

function Dates({ worldId }: { worldId: string }) {
  const query = useRead(orderQueries.own(worldId, firstOrders))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const orders = query.data?.orderList.filter(({ dueAt }) => dueAt !== null) ?? []
  if (orders.length === 0) return null
  return (
    <section aria-label="オーダーの期日">
      <SectionHeading
        more={
          <TextLink to="/world/$worldId/scenarioOrder" params={{ worldId }} search={firstOrders} chevron>
            すべて
          </TextLink>
        }
      >
        オーダーの期日
      </SectionHeading>
      <List>
        {orders.slice(0, SHOWN).map(order => (
          <ListLink
            key={order.orderId}
            to="/world/$worldId/scenarioOrder/$orderId"
            params={{ worldId, orderId: String(order.orderId) }}
            search={{}}
            {...dueRow(order, now)}
          />
        ))}
      </List>
    </section>
  )
}

function Held({ worldId }: { worldId: string }) {
  const { data } = useRead(coinQueries.held())
  const orders = data?.orderList.filter(order => order.worldId === worldId) ?? []
  if (orders.length === 0) return null
  return (
    <section aria-label="お預かり中">
      <SectionHeading
        more={
          <TextLink to="/myPage/coin/held" chevron>
            すべて
          </TextLink>
        }
      >
        お預かり中
      </SectionHeading>
      <List>
        {orders.slice(0, SHOWN).map(({ orderId, purpose, status, alpacaCoin, llamaPoint }) => (
          <ListLink
            key={orderId}
            to="/world/$worldId/scenarioOrder/$orderId"
            params={{ worldId, orderId: String(orderId) }}
            search={{}}
            title={<span className="font-mincho font-semibold">{purpose}</span>}
            note={orderTextLabels[status]}
            trailing={<b className="num text-cap whitespace-nowrap">{formatCount(alpacaCoin + llamaPoint)} コイン</b>}
          />
        ))}
      </List>
    </section>
  )
}
