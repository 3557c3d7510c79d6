// /world/{worldId}/scenarioOrder and /subOrder: orders of one's own in groups, and those of others in which one takes part.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { EmptyState } from '#app/ui/States.tsx'
import { useNow } from '#app/ui/use-now.ts'
import type { OrderListAddress } from '../address.ts'
import { ORDER_PAGE_SIZE, orderQueries } from '../queries.ts'
import { OrderCardItem } from './OrderCardItem.tsx'
import { CardsSkeleton, OrdersFrame } from './OrdersFrame.tsx'

const groups = [
  { key: 'turn', label: 'いまの番' },
  { key: 'running', label: '進行中' },
  { key: 'over', label: 'おわった' },
] as const

const nothing = {
  turn: { title: 'いま、あなたの番のオーダーはありません。', note: '番がくると、ここに並びます。' },
  running: { title: 'オーダーはありません。', note: 'マスターに、あなたの物語を頼めます。' },
  over: { title: 'おわったオーダーはありません。', note: '物語になったもの、取り消したものが並びます。' },
}

export function OrderListScreen({ worldId, address }: { worldId: string; address: OrderListAddress }) {
  const { group, page } = address
  const place = { to: '/world/$worldId/scenarioOrder', params: { worldId } } as const
  return (
    <OrdersFrame worldId={worldId} tab="own">
      <FilterChips
        label="絞りこみ"
        filters={groups}
        current={group}
        renderLink={({ key }, face) => <Link {...place} search={{ group: key, page: 1 }} replace {...face} />}
      />
      <Orders
        query={useOrders(orderQueries.own(worldId, address))}
        page={page}
        link={(to, face) => <Link {...place} search={{ group, page: to }} {...face} />}
        empty={
          <EmptyState
            drawing={<EmptyDrawing />}
            {...nothing[group]}
            action={
              group === 'running' && (
                <ButtonLink variant="ai" to="/world/$worldId/scenarioRequest" params={{ worldId }} search={{}}>
                  物語を頼む
                </ButtonLink>
              )
            }
          />
        }
      />
    </OrdersFrame>
  )
}

export function SubOrderScreen({ worldId, page }: { worldId: string; page: number }) {
  return (
    <OrdersFrame worldId={worldId} tab="sub">
      <Orders
        query={useOrders(orderQueries.sub(worldId, page))}
        page={page}
        link={(to, face) => (
          <Link to="/world/$worldId/scenarioOrder/subOrder" params={{ worldId }} search={{ page: to }} {...face} />
        )}
        empty={
          <EmptyState
            drawing={<EmptyDrawing />}
            title="加わっているオーダーはありません。"
            note="友だちの招待リンクを開くと、一緒に物語を頼めます。"
          />
        }
      />
    </OrdersFrame>
  )
}

const useOrders = (options: ReturnType<typeof orderQueries.own> | ReturnType<typeof orderQueries.sub>) =>
  useRead(options as ReturnType<typeof orderQueries.own>)

interface OrdersProps {
  query: ReturnType<typeof useOrders>
  page: number
  link: (page: number, face: LinkFace) => ReactNode
  empty: ReactNode
}

function Orders({ query, page, link, empty }: OrdersProps) {
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Read query={query} title="オーダーを読み込めませんでした。" className="mt-3" skeleton={<CardsSkeleton />}>
      {({ orderList, count }, age) => (
        <PagedList
          shown={orderList.length}
          count={count}
          page={page}
          size={ORDER_PAGE_SIZE}
          age={age}
          link={link}
          past="このページにオーダーはありません。"
          empty={empty}
        >
          <ul className="mt-1">
            {orderList.map(order => (
              <OrderCardItem key={order.orderId} order={order} now={now} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
