// Question before anything is used up: the exact pieces, the coin, and the rest of each.
import { Hammer } from 'lucide-react'
import { PaymentRows } from '#app/shared/coin/PaymentRows.tsx'
import { coinPayment, tokenPayments } from '#app/shared/coin/payment.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { ItemTile } from '#app/ui/ItemTile.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import type { Consumed } from '#rules/exchange-consumption.ts'
import { formatCount } from '#rules/rewards.ts'
import type { JudgedEntry } from './judge.ts'
import type { ExchangeData } from './queries.ts'

export function CreateSheet({
  judged,
  data: { wallet, hoyuItemList },
  characterName,
  pending,
  onClose,
  onCreate,
}: {
  judged: JudgedEntry
  data: ExchangeData
  characterName: string
  pending: boolean
  onClose: () => void
  onCreate: () => void
}) {
  const { entry, materials, plan, lack } = judged
  const coin = coinPayment(entry.coin, wallet)
  const payments = [...tokenPayments(entry, wallet), ...(coin ? [coin] : [])]
  const material = (itemCode: string) => materials.find(each => each.itemCode === itemCode)
  const heldOf = (piece: Consumed): number =>
    hoyuItemList.find(
      ({ itemCode, level, originalizeId }) =>
        itemCode === piece.itemCode && level === piece.level && originalizeId === piece.originalizeId,
    )?.shojiSu ?? 0
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${entry.itemName}${entry.itemNum > 1 ? ` ×${entry.itemNum}` : ''} を作成しますか？`}
      lead={`${characterName}の持ち物から、次のものを使います。使ったものは戻りません。`}
    >
      <List className="mt-3" aria-label="使うもの">
        {plan?.map(piece => (
          <ListRow
            key={`${piece.itemCode}-${piece.level}-${piece.originalizeId}`}
            icon={<ItemTile src={material(piece.itemCode)?.iconUrl ?? null} size={44} />}
            title={
              <span className="flex flex-wrap items-center gap-x-1.5">
                <span className="font-mincho font-semibold">{material(piece.itemCode)?.itemName}</span>
                {piece.level > 1 && <Chip tone="kin">Lv.{piece.level}</Chip>}
                {piece.originalize > 0 && <Chip tone="kin">オリジナル</Chip>}
              </span>
            }
            note={`所持 ${formatCount(heldOf(piece))}個 から ${formatCount(heldOf(piece) - piece.count)}個 になります`}
            trailing={<b className="num flex-none">×{formatCount(piece.count)}</b>}
          />
        ))}
        <PaymentRows payments={payments} />
        {plan?.length === 0 && payments.length === 0 && <ListRow title="使うものはありません" />}
      </List>
      <ConfirmActions
        onCancel={onClose}
        icon={Hammer}
        pending={pending}
        pendingLabel="作成しています"
        reason={pending ? undefined : (lack ?? undefined)}
        onClick={onCreate}
      >
        作成する
      </ConfirmActions>
    </Sheet>
  )
}
