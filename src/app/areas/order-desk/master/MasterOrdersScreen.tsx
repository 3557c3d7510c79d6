// /myPage/scenario/order: orders of a master, first those that wait for an answer or an opening; requests that are offered to all.
import { Link } from '@tanstack/react-router'
import { ORDER_PAGE_SIZE } from '#app/areas/order/queries.ts'
import { TermsAside } from '#app/shared/order-plan/TermsAside.tsx'
import { GroupedList } from '#app/shared/screen/GroupedList.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { DeskOrderRow } from '../DeskOrderRow.tsx'
import { orderDeskQueries } from '../queries.ts'
import { type MasterGroup, type MasterOrdersAddress, masterGroups } from './address.ts'

const labels: Record<MasterGroup, string> = {
  turn: 'あなたの番',
  offered: '募集',
  running: '進行中',
  over: '終わったもの',
}
const none: Record<MasterGroup, { title: string; note?: string }> = {
  turn: {
    title: '返事やオープニングを待つオーダーはありません。',
    note: 'リクエストを受け付けると、運営の確認のあと、ここに届きます。',
  },
  offered: {
    title: 'マスターを募集しているオーダーはありません。',
    note: 'リクエストを受け付けているワールドのものが並びます。',
  },
  running: { title: '進行中のオーダーはありません。' },
  over: { title: '終わったオーダーはありません。' },
}

export function MasterOrdersScreen({ place }: { place: MasterOrdersAddress }) {
  const { group, page } = place
  const query = useRead(orderDeskQueries.master(place))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { title, note } = none[group]
  return (
    <GroupedList
      title="オーダー"
      back={<BackLink to="/myPage/scenario" />}
      groups={masterGroups.map(key => ({ key, label: labels[key] }))}
      group={group}
      groupLink={(tab, face) => (
        <Link to="/myPage/scenario/order" search={{ group: tab.key as MasterGroup, page: 1 }} replace {...face} />
      )}
      query={query}
      page={page}
      size={ORDER_PAGE_SIZE}
      link={(to, face) => <Link to="/myPage/scenario/order" search={{ group, page: to }} {...face} />}
      list={({ orderList, count }) => ({
        count,
        rows: orderList.map(order => (
          <Card key={order.orderId} as="li" flush>
            <ul>
              <DeskOrderRow
                order={order}
                now={now}
                renderLink={face => <Link to="/myPage/scenario/order" search={{ order: order.orderId }} {...face} />}
              />
            </ul>
          </Card>
        )),
      })}
      aside={<TermsAside />}
      empty={{
        title,
        note,
        action:
          group === 'turn' || group === 'offered' ? (
            <ButtonLink variant="ai" to="/myPage/scenario/scenarioSetting">
              受け付けの設定へ
            </ButtonLink>
          ) : undefined,
      }}
    />
  )
}
