// Sheet of the two options of the exchange (doc2 §§2, 5), which decide on the pieces that may be used up.
import { Button } from '#app/ui/Button.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { exchangeMessages } from '#rules/messages/exchange.ts'
import type { ExchangeAddress } from './address.ts'

export function OptionsSheet({
  place,
  onChange,
  onClose,
}: {
  place: ExchangeAddress
  onChange: (place: ExchangeAddress) => void
  onClose: () => void
}) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="交換の設定"
      lead="どちらもオフのときは、手を加えていないアイテムだけを使います。"
    >
      <div className="mt-2 grid divide-y divide-line border-y border-line">
        <Switch
          label={exchangeMessages.useLevelUpItems}
          note="レベルの低いものから使います"
          checked={place.levelUp}
          onChange={levelUp => onChange({ ...place, levelUp, page: 1 })}
          className="py-2"
        />
        <Switch
          label={exchangeMessages.useOriginalizedItems}
          note="ほかに使えるものがないときに使います"
          checked={place.original}
          onChange={original => onChange({ ...place, original, page: 1 })}
          className="py-2"
        />
      </div>
      <Actions>
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.close}
        </Button>
      </Actions>
    </Sheet>
  )
}
