// Sheet before an application for a name: a preview, the held piece, the fee.
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { CardTitle } from '#app/ui/Card.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { applicationFees, type FeeCoin } from '#rules/applications.ts'
import { Fee, useFeeCoin } from '../Fee.tsx'
import { ThingTile } from '../ThingTile.tsx'
import { Told } from '../Told.tsx'
import type { Applying } from '../use-applying.ts'
import type { Thing } from './NameForm.tsx'

export interface NameSheetProps {
  thing: Thing
  name: string
  description: string
  act: Applying
  onClose: () => void
  onApply: (coin: FeeCoin) => void
}

export function NameSheet({ thing, name, description, act, onClose, onApply }: NameSheetProps) {
  const fee = applicationFees[thing.kind]
  const coin = useFeeCoin(fee)
  return (
    <Sheet open onClose={onClose} title="この名前で申請しますか？" lead="承認されると、こう変わります。">
      <div className="mt-3 flex items-start gap-3 rounded-card border border-line px-3.5 py-2.5">
        <ThingTile kind={thing.kind} picture={thing.picture} />
        <div className="min-w-0 flex-1">
          <CardTitle as="p" className="wrap-anywhere">
            {name}
          </CardTitle>
          <Told text={description} />
          <p className="mt-1 text-meta text-ink-soft">もとの名前 {thing.name}</p>
        </div>
      </div>
      <Fee fee={fee} coin={coin} />
      <p className="mt-2 text-cap text-ink-soft">
        {thing.kind === 'item' && `${thing.name}を1個おあずかりし、承認されると新しい名前でお返しします。`}
        却下されたときと、判断の前に取り下げたときは、すべて戻ります。
      </p>
      <PressNotice of={act} />
      <ConfirmActions
        onCancel={onClose}
        pending={act.pending}
        reason={act.reason ?? (coin === null ? 'コインが足りません。' : undefined)}
        onClick={() => coin && onApply(coin)}
      >
        申請する
      </ConfirmActions>
    </Sheet>
  )
}
