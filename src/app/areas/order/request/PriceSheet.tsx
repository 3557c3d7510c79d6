// Sheet that asks before a request is placed: what is held now, what guests bear, and what cancelling costs when.
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { NextSteps } from '#app/areas/scenario/NextSteps.tsx'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { TakenRows } from '#app/shared/coin/TakenRows.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { coinsTaken } from '#rules/exchange.ts'
import { guestShare, ownerShare } from '#rules/order/prices.ts'
import { formatCount } from '#rules/rewards.ts'
import { cancellingSteps } from '../cancelling-steps.ts'
import type { CancelTerms } from '../queries.ts'

const TERMS_MISSING = '取り消しの負担を読み込むと、オーダーできます。'

interface PriceSheetProps {
  order: { type: string; purpose: string; orderCoin: number; seats: number; inviteDays: number; isOpen: boolean }
  /** terms of cancellation in force; undefined before they are read */
  terms: CancelTerms | undefined
  pending: boolean
  reason: string | undefined
  problem: ReactNode
  /** @param termsVersion version of the terms of cancellation that are shown */
  onPress: (termsVersion: number) => void
  onClose: () => void
}

export function PriceSheet({ order, terms, pending, reason, problem, onPress, onClose }: PriceSheetProps) {
  const { purpose, orderCoin, seats, inviteDays } = order
  const { data: purse } = useQuery(coinQueries.balance())
  const share = ownerShare(orderCoin, seats)
  const taken = purse && coinsTaken(share, purse, 'both')
  const first =
    seats > 1
      ? {
          when: `${inviteDays}日のあいだ`,
          words: '友だちをあつめる',
          note: 'そろったら、または途中でも、あなたが確定します。',
        }
      : { when: 'このあと', words: 'あなたが確定する', note: '内容を見なおしてから進めます。' }
  return (
    <Sheet open onClose={onClose} title="この内容でオーダーしますか？" lead={purpose}>
      <List className="mt-3">
        <ListRow title="オーダーの総額" trailing={<b className="num text-sub">{formatCount(orderCoin)} コイン</b>} />
        {seats > 1 && (
          <ListRow
            title={`参加する${seats - 1}人`}
            note="ひとりずつ、参加したときにお預かりします"
            trailing={<b className="num text-sub">{formatCount(guestShare(orderCoin, seats))} コイン</b>}
          />
        )}
        <ListRow
          title="いま、お預かりする額"
          note={seats > 1 ? 'あなたの分' : undefined}
          trailing={<b className="num text-body">{formatCount(share)} コイン</b>}
        />
        <TakenRows taken={taken} purse={purse} />
      </List>
      <h3 className="mt-3 mb-2 text-sub font-bold">このあと</h3>
      {terms && <NextSteps steps={[first, ...cancellingSteps(terms, order, orderCoin)]} />}
      <p className="mt-2 phrases text-cap text-ink-soft">
        返ったコインは7日以上使えます。{seats > 1 && '空いた席が残ったときは、そのぶんを確定のときにお預かりします。'}
      </p>
      {problem}
      <ConfirmActions
        onCancel={onClose}
        icon={Send}
        pending={pending}
        pendingLabel="オーダーしています"
        reason={taken === null ? 'LPとACを合わせても足りません' : (reason ?? (terms ? undefined : TERMS_MISSING))}
        onClick={() => terms && onPress(terms.version)}
      >
        オーダーする
      </ConfirmActions>
    </Sheet>
  )
}
