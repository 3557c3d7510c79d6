// Coins that are held for orders until their stories begin, each leading to its order: its standing, and its next date.
import { ScrollText } from 'lucide-react'
import type { HeldCoins } from '#app/shared/coin/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDay, formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { orderTextLabels } from '#rules/order/states.ts'
import { formatCount } from '#rules/rewards.ts'

type HeldOrder = HeldCoins['orderList'][number]

export function HeldOrders({ orders, sum }: { orders: readonly HeldOrder[]; sum: string }) {
  if (orders.length === 0) return null
  return (
    <>
      <SectionHeading
        more={
          <span className="num text-meta text-ink-soft">
            {orders.length}件・{sum}
          </span>
        }
      >
        オーダー
      </SectionHeading>
      <List>
        {orders.map(order => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </List>
      <p className="mt-1.5 text-meta text-ink-soft">
        オープニングが公開されたときにお支払い。マスターが引き受けるまでは、取り消しで全額が戻ります。
      </p>
    </>
  )
}

function OrderRow({ order }: { order: HeldOrder }) {
  const { orderId, worldId, purpose, status, alpacaCoin, llamaPoint, heldSince, dueAt } = order
  return (
    <ListLink
      to="/world/$worldId/scenarioOrder/$orderId"
      params={{ worldId, orderId: String(orderId) }}
      search={{}}
      icon={<Icon of={ScrollText} className="text-ai" />}
      title={<b className="font-mincho font-semibold">{purpose}</b>}
      note={[orderTextLabels[status], dueAt ? `${formatDeadline(dueAt)} まで` : `${formatDay(heldSince)}から`].join(
        '・',
      )}
      trailing={
        <b className="num flex-none text-right text-cap">
          {llamaPoint > 0 && <span className="block">LP {formatCount(llamaPoint)}</span>}
          {alpacaCoin > 0 && <span className="block">AC {formatCount(alpacaCoin)}</span>}
        </b>
      }
    />
  )
}
