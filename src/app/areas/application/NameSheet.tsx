// Before a name is applied for: how it will look, what is held, what it costs.
import { useOnline } from '#app/platform/connectivity.ts'
import { CardTitle } from '#app/ui/Card.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { applicationFees, type FeeCoin } from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { Fee, useFeeCoin } from './Fee.tsx'
import type { Thing } from './NameForm.tsx'
import { ThingTile } from './ThingTile.tsx'
import { Told } from './Told.tsx'
import type { Act } from './use-act.ts'

export interface NameSheetProps {
  thing: Thing
  name: string
  description: string
  act: Act
  onClose: () => void
  onApply: (coin: FeeCoin) => void
}

export function NameSheet({ thing, name, description, act, onClose, onApply }: NameSheetProps) {
  const online = useOnline()
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
      {act.problem && <ProblemNotice problem={act.problem} className="mt-3" />}
      <ConfirmActions
        onCancel={onClose}
        pending={act.pending}
        reason={offlineReason(online, '送れます') ?? (coin === null ? 'コインが足りません。' : undefined)}
        onClick={() => coin && onApply(coin)}
      >
        申請する
      </ConfirmActions>
    </Sheet>
  )
}
