// /myPage/admin/orderRequest: requests that wait for the office, the longest waiting first; then all orders by how far they are.
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { ORDER_PAGE_SIZE, type OrderCard } from '#app/areas/order/queries.ts'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useQueueRows } from '#app/shared/decision/use-queue-rows.ts'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { DeskOrderRow } from '../DeskOrderRow.tsx'
import { decidingOrders } from '../deciding-orders.ts'
import { orderDeskQueries } from '../queries.ts'
import { type OfficeGroup, type OfficeOrdersAddress, orderTypes } from './address.ts'
import { CancelTerms } from './CancelTerms.tsx'
import { QueueAside } from './QueueAside.tsx'

const ALL = 'all'
const groups: readonly { key: OfficeGroup; label: string; none: string }[] = [
  { key: 'turn', label: '確認待ち', none: '確認待ちのオーダーはありません。' },
  { key: 'running', label: '進行中', none: '進行中のオーダーはありません。' },
  { key: 'over', label: '終わったもの', none: '終わったオーダーはありません。' },
]

export function OrderQueueScreen({ place }: { place: OfficeOrdersAddress }) {
  const { worldId, type, group } = place
  const worldNames = useWorldNames()
  return (
    <Page top={<TopBar title="オーダーの確認" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <Tabs
        label="オーダーの進みぐあい"
        tabs={groups}
        current={group}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/orderRequest"
            search={{ ...place, group: key as OfficeGroup, page: 1 }}
            replace
            {...face}
          />
        )}
      />
      <FilterChips
        label="ワールド"
        filters={[{ key: ALL, label: 'すべて' }, ...[...worldNames].map(([key, label]) => ({ key, label }))]}
        current={worldId ?? ALL}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/orderRequest"
            search={{ ...place, worldId: key === ALL ? undefined : key, page: 1 }}
            activeOptions={{ exact: true }}
            replace
            {...face}
          />
        )}
      />
      <FilterChips
        label="オーダーの種類"
        filters={[{ key: ALL, label: 'すべて' }, ...orderTypes.map(key => ({ key, label: scenarioTypeLabels[key] }))]}
        current={type ?? ALL}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/admin/orderRequest"
            search={{ ...place, type: orderTypes.find(one => one === key), page: 1 }}
            activeOptions={{ exact: true }}
            replace
            {...face}
          />
        )}
      />
      <Orders key={JSON.stringify(place)} place={place} />
      <CancelTerms />
      <QueueAside group={group} />
    </Page>
  )
}

const idOf = ({ orderId }: OrderCard): number => orderId

function Orders({ place }: { place: OfficeOrdersAddress }) {
  const query = useRead(orderDeskQueries.office(place))
  const { data, dataUpdatedAt } = query
  const isQueue = place.group === 'turn'
  const { rows } = useQueueRows(query, data?.orderList, idOf, isQueue)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Read query={query} title="オーダーを読み込めませんでした。" className="mt-3" skeleton={<RowsSkeleton />}>
      {({ count }, age) => (
        <PagedList
          shown={rows.length}
          count={count}
          page={place.page}
          size={ORDER_PAGE_SIZE}
          age={age}
          link={(page, face) => <Link to="/myPage/admin/orderRequest" search={{ ...place, page }} {...face} />}
          past="このページにオーダーはありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title={groups.find(({ key }) => key === place.group)?.none ?? ''}
              note={isQueue ? 'リクエストが確定すると、ここに並びます。' : undefined}
            />
          }
        >
          <List>
            {rows.map(({ row, isGone }) =>
              isQueue && row.status !== 'Submitting' ? (
                <Waiting key={row.orderId} order={row} isGone={isGone} now={now} />
              ) : (
                <DeskOrderRow
                  key={row.orderId}
                  order={row}
                  now={now}
                  renderLink={face =>
                    isQueue && row.scenarioId !== null ? (
                      <Link
                        to="/myPage/admin/info/$worldId/$scenarioId"
                        params={{ worldId: row.worldId, scenarioId: padScenarioId(row.scenarioId) }}
                        {...face}
                      />
                    ) : (
                      <Link to="/myPage/admin/orderRequest" search={{ order: row.orderId }} {...face} />
                    )
                  }
                />
              ),
            )}
          </List>
        </PagedList>
      )}
    </Read>
  )
}

function Waiting({ order, isGone, now }: { order: OrderCard; isGone: boolean; now: number }) {
  const decisions = useDecisions(decidingOrders)
  const worldName = useWorldNames().get(order.worldId)
  const { orderId, purpose, ownerName, masterName, stateSince, orderCoin, seats, joinedCount, privateFlg } = order
  return (
    <WaitingRow
      thing={order}
      icon={ScrollText}
      over={
        <>
          <span className="num">
            {[worldName, `${formatCount(orderCoin)}コイン`, seats > 1 && `${joinedCount}名`].filter(Boolean).join('・')}
          </span>
          {masterName === null && <Chip tone="kin">すべてのマスターへ</Chip>}
          {privateFlg && <Chip tone="line">参加者だけ</Chip>}
        </>
      }
      name={purpose}
      writer={masterName ? `${ownerName}さんから ${masterName}さんへ` : `${ownerName}さんから`}
      since={stateSince}
      isGone={isGone}
      decisions={decisions}
      now={now}
      approvedNote="返事の期日は7日です"
      renderLink={face => <Link to="/myPage/admin/orderRequest" search={{ order: orderId }} {...face} />}
    />
  )
}

const RowsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-24 rounded-card" />
    ))}
  </Loading>
)
