// The order behind an opening that the office judges: who asked for it and takes part, and the coins that wait.
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { scenarioTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/rewards.ts'
import { orderDeskQueries } from '../queries.ts'

export function OrderOfOpening({ scenarioId, canApprove }: { scenarioId: number; canApprove: boolean }) {
  const { data } = useQuery(orderDeskQueries.ofScenario(scenarioId))
  const order = data?.orderList[0]
  return (
    <>
      {canApprove && (
        <Notice icon={ScrollText} silent className="mt-3" title="オーダーから生まれたシナリオです。">
          承認すると、すぐに相談が始まります。予約や抽選はありません。
        </Notice>
      )}
      {order && (
        <List className="mt-3">
          <ListLink
            to="/myPage/admin/orderRequest"
            search={{ order: order.orderId }}
            icon={<Icon of={ScrollText} className="text-ai" />}
            title={<b className="phrases font-mincho font-semibold wrap-anywhere">{order.purpose}</b>}
            note={
              <span className="num">
                {[
                  scenarioTypeLabels[order.type],
                  `${order.ownerName}さん${order.joinedCount > 1 ? `ほか${order.joinedCount - 1}名` : ''}`,
                  `${formatCount(order.orderCoin)}コイン`,
                  order.privateFlg && '参加者だけに公開',
                ]
                  .filter(Boolean)
                  .join('・')}
              </span>
            }
          />
        </List>
      )}
    </>
  )
}
