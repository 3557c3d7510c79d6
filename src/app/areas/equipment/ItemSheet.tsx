// Sheet of an item of the bag: its description, the effect of wearing it, and its level-up.
import { useState } from 'react'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import type { HeldItem, NamedParameter, OfCharacter } from '#app/shared/settings/queries.ts'
import { StatNumbers } from '#app/shared/settings/StatChanges.tsx'
import { isChanged, namedNumbers, signed, statRows } from '#app/shared/settings/stat-values.ts'
import { putOn } from '#app/shared/settings/trying.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { type EquipmentSlotId, itemKindLabels, pieceKey, slotsOf } from '#rules/equipment.ts'
import { LevelUp } from './LevelUp.tsx'
import type { Fitting } from './use-fitting.ts'

export function ItemSheet({
  item,
  of,
  parameters,
  fitting,
  acts,
  onClose,
}: {
  item: HeldItem
  of: OfCharacter
  parameters: readonly NamedParameter[]
  fitting: Fitting
  acts: Outfitting
  onClose: () => void
}) {
  const slots = slotsOf(item.itemPositionId)
  const wear = (slotId: EquipmentSlotId) => {
    fitting.putOn(item, slotId)
    onClose()
  }
  return (
    <Sheet open onClose={onClose} width={500} title={item.itemName}>
      <div className="mt-2 flex gap-3">
        <ItemPicture picture={item.picture} itemKind={item.itemKind} size={96} zoomName={item.itemName} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-1">
            <Chip>{itemKindLabels[item.itemKind]}</Chip>
            <Chip tone={item.level > 1 ? 'kin' : 'line'}>Lv.{item.level}</Chip>
            {item.originalize > 0 && <Chip tone="ai">オリジナル</Chip>}
          </p>
          <p className="mt-1.5 text-sub">{item.description}</p>
        </div>
      </div>
      <Facts item={item} parameters={parameters} />
      {slots.length > 0 && (
        <section className="mt-3" aria-label="つけたときの変化">
          {slots.map(({ slotId, label }) => (
            <WearAt key={slotId} {...{ item, slotId, label, parameters, fitting }} onWear={() => wear(slotId)} />
          ))}
        </section>
      )}
      {item.maxLevel > 1 && <LevelUp {...{ item, of, acts }} isWornNow={isWornNow(fitting, item)} />}
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}

/** Whether the item is worn by the saved equipment; a tried change does not count yet. */
const isWornNow = ({ saved }: Fitting, item: HeldItem): boolean =>
  saved.some(piece => pieceKey(piece) === pieceKey(item))

function Facts({ item, parameters }: { item: HeldItem; parameters: readonly NamedParameter[] }) {
  const numbers = namedNumbers(parameters, item.parameters)
  return (
    <dl className="num mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sub">
      <dt className="text-ink-soft">所持</dt>
      <dd>{item.shojiSu}個</dd>
      <dt className="text-ink-soft">重さ</dt>
      <dd>{item.itemCost}</dd>
      {numbers.length > 0 && (
        <>
          <dt className="text-ink-soft">効き目</dt>
          <dd className="flex flex-wrap gap-x-3">
            {numbers.map(({ id, name, value }) => (
              <span key={id}>
                {name} <b className={value > 0 ? 'text-matsuba' : 'text-hi'}>{signed(value)}</b>
              </span>
            ))}
          </dd>
        </>
      )}
      {item.source && (
        <>
          <dt className="text-ink-soft">手に入る所</dt>
          <dd>{item.source}</dd>
        </>
      )}
    </dl>
  )
}

function WearAt({
  item,
  slotId,
  label,
  parameters,
  fitting,
  onWear,
}: {
  item: HeldItem
  slotId: EquipmentSlotId
  label: string
  parameters: readonly NamedParameter[]
  fitting: Fitting
  onWear: () => void
}) {
  const [asked] = useState(() => fitting.statsOf(putOn(fitting.worn, item, slotId)))
  const isThere = fitting.worn.some(piece => piece.slotId === slotId && pieceKey(piece) === pieceKey(item))
  const rows = statRows(parameters, fitting.numbers().after.values, asked.values).filter(isChanged)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-cap font-semibold">{label}</p>
        {isThere ? (
          <p className="text-meta text-ink-soft">いまつけています。</p>
        ) : rows.length === 0 ? (
          <p className="text-meta text-ink-soft">能力は変わりません。</p>
        ) : (
          <ul className="text-cap">
            {rows.map(row => (
              <li key={row.id} className="flex flex-wrap items-baseline gap-x-2">
                {row.name}
                <StatNumbers row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isThere ? (
        <Button variant="line" onClick={() => fitting.takeOff(slotId)}>
          外す
        </Button>
      ) : (
        <Button onClick={onWear}>
          つける<span className="vh">（{label}）</span>
        </Button>
      )}
    </div>
  )
}
