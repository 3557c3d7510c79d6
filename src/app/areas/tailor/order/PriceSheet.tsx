// Sheet that asks before a work is ordered: what is held now, and when it comes back or is paid.
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { TakenRows } from '#app/shared/coin/TakenRows.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { COMMISSION_WAIT_DAYS } from '#rules/commission/transitions.ts'
import { coinsTaken } from '#rules/exchange.ts'
import { formatCount } from '#rules/rewards.ts'
import { CORRECTIONS_MOST } from '#rules/tailor.ts'

interface PriceSheetProps {
  order: { title: string; price: number; days: number; creatorName: string }
  pending: boolean
  reason: string | undefined
  problem: ReactNode
  onPress: () => void
  onClose: () => void
}

export function PriceSheet({ order, pending, reason, problem, onPress, onClose }: PriceSheetProps) {
  const { title, price, days, creatorName } = order
  const { data: purse } = useQuery(coinQueries.balance())
  const taken = purse && coinsTaken(price, purse, 'both')
  return (
    <Sheet open onClose={onClose} title="この内容で発注しますか？" lead={title}>
      <List className="mt-3">
        <ListRow title="いま、お預かりする額" trailing={<b className="num text-body">{formatCount(price)} コイン</b>} />
        <TakenRows taken={taken} purse={purse} />
      </List>
      <h3 className="mt-3 mb-2 text-sub font-bold">このあと</h3>
      <ol className="list-decimal pl-6 text-sub leading-[1.8]">
        <li className="phrases">
          {creatorName}さんが{COMMISSION_WAIT_DAYS.placed}日以内に返事をします。それまでは取り消せて、全額もどります。
        </li>
        <li className="phrases">引き受けてから{days}日ほどで作品ができ、運営が確認します。</li>
        <li className="phrases">
          届いた作品を確かめます。修正は{CORRECTIONS_MOST}回までお願いできます。受け取ったときに、お支払いになります。
        </li>
      </ol>
      {problem}
      <ConfirmActions
        onCancel={onClose}
        icon={Send}
        pending={pending}
        pendingLabel="発注しています"
        reason={taken === null ? 'LPとACを合わせても足りません' : reason}
        onClick={onPress}
      >
        発注する
      </ConfirmActions>
    </Sheet>
  )
}
