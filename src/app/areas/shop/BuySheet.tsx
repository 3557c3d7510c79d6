// Question before a payment: the number, the total price, the rest, and the effect of the goods.
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Package, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PaymentRows } from '#app/shared/coin/PaymentRows.tsx'
import { coinNote, coinPayment, tokenPayments } from '#app/shared/coin/payment.ts'
import { equipmentQueries } from '#app/shared/settings/queries.ts'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { imageSource } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import { ChangeNote } from './ChangeNote.tsx'
import { changeBy } from './changes.ts'
import type { Goods, Standing } from './queries.ts'
import { type SeenGoods, shortReasons } from './shelf.ts'

export function BuySheet({
  seen: { goods, isSkill, buyer },
  standing: { wallet },
  character,
  pending,
  onClose,
  onBuy,
}: {
  seen: SeenGoods
  standing: Standing
  character: OwnCharacter
  pending: boolean
  onClose: () => void
  onBuy: (count: number) => void
}) {
  const [chosen, setCount] = useState(1)
  // Read together with the sheet, which works without it.
  const { data: settings } = useQuery(equipmentQueries.settings(character))
  const change = settings ? changeBy(goods, isSkill, settings) : null
  const most = Math.max(1, buyer?.most ?? 1)
  // There may be less by now, because others buy too.
  const count = Math.min(chosen, most)
  const total = goods.price * count
  const coin = goods.tokenNo === null ? coinPayment(total, wallet) : null
  const payments = [...tokenPayments(costsOf(goods, total), wallet), ...(coin ? [coin] : [])]
  const note = goods.tokenNo === null ? coinNote(total, wallet) : null
  const held = buyer?.shojiSu ?? 0
  return (
    <Sheet
      open
      onClose={onClose}
      title={isSkill ? `${goods.name} を習得しますか？` : `${goods.name} を購入しますか？`}
      lead={`${character.characterFullName}が${isSkill ? '習得' : '購入'}します。あとから取り消せません。`}
    >
      <List className="mt-3">
        <ListRow
          icon={
            <ItemTile
              src={goods.picture ? imageSource(goods.picture, 'shouhin', 96) : null}
              size={44}
              glyph={isSkill ? BookOpen : Package}
            />
          }
          title={<b className="font-mincho font-semibold">{goods.name}</b>}
          note={
            isSkill ? 'Lv.1 を習得します' : `所持 ${formatCount(held)}個 から ${formatCount(held + count)}個 になります`
          }
        />
        <PaymentRows payments={payments} />
      </List>
      {change && <ChangeNote change={change} isSkill={isSkill} />}
      {note && <p className="mt-1.5 text-meta text-ink-soft">{note}</p>}
      {!isSkill && (
        <div className="mt-3">
          <Stepper label="購入する数" unit="個" min={1} max={most} value={count} onChange={setCount} />
          <p className="num text-right text-meta text-ink-soft">いま購入できるのは {formatCount(most)}個 まで</p>
        </div>
      )}
      <ConfirmActions
        onCancel={onClose}
        icon={isSkill ? BookOpen : ShoppingBag}
        pending={pending}
        pendingLabel="購入しています"
        reason={pending || !buyer?.reason ? undefined : shortReasons[buyer.reason]}
        onClick={() => onBuy(count)}
      >
        {isSkill ? '習得する' : `${formatCount(count)}個 購入する`}
      </ConfirmActions>
    </Sheet>
  )
}

const costsOf = ({ tokenNo }: Goods, total: number) => {
  const of = (no: number) => (tokenNo === no ? total : 0)
  return { coin: 0, worldToken1: of(1), worldToken2: of(2), worldToken3: of(3), worldToken4: of(4) }
}
