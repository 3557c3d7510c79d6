// Sheet that asks before an order is confirmed: the whole sum, who bears it, what is held now, and what cancelling
// costs from then on.
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { NextSteps } from '#app/areas/scenario/NextSteps.tsx'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { TakenRows } from '#app/shared/coin/TakenRows.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { coinsTaken } from '#rules/exchange.ts'
import { formatCount } from '#rules/rewards.ts'
import { cancellingSteps } from '../cancelling-steps.ts'
import type { Order } from '../queries.ts'
import type { OrderActs } from '../writes.ts'

interface ConfirmSheetProps {
  order: Order
  acts: OrderActs
  onClose: () => void
}

export function ConfirmSheet({ order, acts, onClose }: ConfirmSheetProps) {
  const { orderId, purpose, orderCoin, ownerRest, memberList, seats } = order
  const { data: purse } = useQuery(coinQueries.balance())
  const guests = memberList.filter(({ isOwner, state }) => !isOwner && state === 'joined')
  const held = memberList.find(({ isOwner }) => isOwner)?.held ?? 0
  const more = Math.max(0, ownerRest - held)
  const taken = purse && coinsTaken(more, purse, 'both')
  const waiting = memberList.filter(({ state }) => state === 'asked').length
  const free = seats - guests.length - 1
  const confirm = async (): Promise<void> => {
    if (await acts.press({ act: 'confirm', ownerCoin: ownerRest, orderId, purpose })) onClose()
  }
  return (
    <Sheet open onClose={onClose} title="オーダーを確定しますか？" lead={purpose}>
      <List className="mt-3">
        <ListRow
          title="オーダーの総額"
          note={guests.length > 0 ? `参加する${guests.length}人の分とあわせて` : undefined}
          trailing={<b className="num text-body">{formatCount(orderCoin)} コイン</b>}
        />
        {guests.length > 0 && (
          <ListRow
            title="参加する人の分"
            note="もうお預かりしています"
            trailing={<b className="num">{formatCount(guests.reduce((sum, guest) => sum + guest.share, 0))}</b>}
          />
        )}
        <ListRow
          title="あなたの分"
          note={`お預かり済み ${formatCount(held)}${more > 0 ? `・いま ${formatCount(more)}` : ''}`}
          trailing={<b className="num text-body">{formatCount(ownerRest)} コイン</b>}
        />
        {more > 0 && <TakenRows taken={taken} purse={purse} />}
      </List>
      {free > 0 && (
        <p className="mt-2 text-cap text-ink-soft">
          空いている席 {free} は、あなたが持ちます。{waiting > 0 && '返事のない招待は、ここで終わります。'}
        </p>
      )}
      <h3 className="mt-3 mb-2 text-sub font-bold">このあと</h3>
      <NextSteps steps={cancellingSteps(order.cancelTerms, order, orderCoin)} />
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        icon={Check}
        pending={acts.pending}
        pendingLabel="確定しています"
        reason={taken === null ? 'LPとACを合わせても足りません' : acts.reason}
        onClick={() => void confirm()}
      >
        確定する
      </ConfirmActions>
    </Sheet>
  )
}
