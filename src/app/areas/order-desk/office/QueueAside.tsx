// Right column beside the office's list of orders: orders whose date is the nearest, whoever has to act, and the office's other desks.
import { LibraryBig, MessageSquareQuote, Stamp } from 'lucide-react'
import { dueRow } from '#app/areas/order/list/due-row.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Aside } from '#app/ui/Aside.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { orderDeskQueries } from '../queries.ts'
import type { OfficeGroup } from './address.ts'

const SHOWN = 5

const desks = [
  { to: '/myPage/admin/info', icon: Stamp, title: 'オープニングの審査' },
  { to: '/myPage/admin/omnibus/review', icon: LibraryBig, title: 'テーマの審査' },
  { to: '/myPage/admin/scenarioReaction', icon: MessageSquareQuote, title: 'リアクト' },
] as const

/** @param group of the list beside it; the list of running orders shows the dates itself */
export const QueueAside = ({ group }: { group: OfficeGroup }) => (
  <Aside only>
    {group !== 'running' && <Dates />}
    <section aria-label="ほかの確認">
      <SectionHeading>ほかの確認</SectionHeading>
      <List>
        {desks.map(({ to, icon, title }) => (
          <ListLink key={to} to={to} icon={<Icon of={icon} className="text-ai" />} title={title} />
        ))}
      </List>
    </section>
  </Aside>
)

function Dates() {
  const query = useRead(orderDeskQueries.office({ group: 'running', page: 1 }))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const orders = query.data?.orderList.filter(({ dueAt }) => dueAt !== null) ?? []
  if (orders.length === 0) return null
  return (
    <section aria-label="期日の近いオーダー">
      <SectionHeading>期日の近いオーダー</SectionHeading>
      <List>
        {[...orders]
          .sort((one, other) => Date.parse(one.dueAt ?? '') - Date.parse(other.dueAt ?? ''))
          .slice(0, SHOWN)
          .map(order => (
            <ListLink
              key={order.orderId}
              to="/myPage/admin/orderRequest"
              search={{ order: order.orderId }}
              {...dueRow(order, now)}
            />
          ))}
      </List>
    </section>
  )
}
