// Question before an extra is paid: its price, the coin that pays it, and what is left.
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { PaymentRows } from '#app/shared/coin/PaymentRows.tsx'
import { coinNote, coinPayment, namedCoin } from '#app/shared/coin/payment.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { extraPriceWords } from '#rules/scenario/extra.ts'
import type { ExtraBuying } from './buying.ts'
import type { ShownExtra } from './queries.ts'

interface BuyExtraSheetProps {
  extra: Pick<ShownExtra, 'title' | 'price'>
  buying: ExtraBuying
  onClose: () => void
  onBuy: (coinType: 0 | 1 | undefined) => void
}

export function BuyExtraSheet({ extra: { title, price }, buying, onClose, onBuy }: BuyExtraSheetProps) {
  const { data: purse } = useQuery(coinQueries.balance())
  const payment = purse && coinPayment(price, purse)
  const coinType = purse && namedCoin(price, purse)
  const short = purse && coinType === undefined ? 'LPもACも足りません' : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title="幕間を購入しますか？"
      lead="一度購入すると、何度でも読めます。あとから取り消せません。"
    >
      <List className="mt-3">
        <ListRow
          title={<b className="font-mincho font-semibold wrap-anywhere">{title}</b>}
          trailing={<b className="num">{extraPriceWords(price)}</b>}
        />
        {payment?.enough && <PaymentRows payments={[payment]} />}
      </List>
      {purse && !short && <p className="mt-1.5 text-meta text-ink-soft">{coinNote(price, purse)}</p>}
      <PressNotice of={buying} />
      <ConfirmActions
        onCancel={onClose}
        icon={BookOpen}
        pending={buying.pending}
        pendingLabel="購入しています"
        reason={
          buying.pending ? undefined : (buying.reason ?? short ?? (purse ? undefined : '残高を読み込んでいます。'))
        }
        onClick={() => onBuy(coinType)}
      >
        購入して読む
      </ConfirmActions>
    </Sheet>
  )
}
