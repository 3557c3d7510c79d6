// Slots with their items. Pressing one filters the bag by it.
import { X } from 'lucide-react'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import type { HeldItem } from '#app/shared/settings/queries.ts'
import { cx } from '#app/ui/cx.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { type EquipmentSlotId, equipmentSlots, pieceKey, type WornPiece } from '#rules/equipment.ts'

export function SlotTiles({
  worn,
  bag,
  changed,
  chosen,
  onChoose,
  onTakeOff,
}: {
  worn: readonly WornPiece[]
  bag: readonly HeldItem[]
  /** slots in which the tried equipment differs from the saved one */
  changed: readonly EquipmentSlotId[]
  chosen: EquipmentSlotId | null
  onChoose: (slotId: EquipmentSlotId) => void
  onTakeOff: (slotId: EquipmentSlotId) => void
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
      {equipmentSlots.map(({ slotId, label }) => {
        const piece = worn.find(each => each.slotId === slotId)
        const item = piece && bag.find(held => pieceKey(held) === pieceKey(piece))
        return (
          <li
            key={slotId}
            className={cx(
              'flex items-stretch rounded-card border bg-surface',
              chosen === slotId
                ? 'border-ai outline -outline-offset-[1.5px] outline-ai'
                : item
                  ? 'border-line'
                  : 'border-dashed border-line-strong',
            )}
          >
            <button
              type="button"
              aria-pressed={chosen === slotId}
              onClick={() => onChoose(slotId)}
              className="flex min-h-16 min-w-0 flex-1 items-center gap-2 rounded-card p-2 text-left"
            >
              {item ? (
                <ItemPicture picture={item.picture} itemKind={item.itemKind} />
              ) : (
                <span aria-hidden="true" className="size-11 flex-none rounded-card bg-sunken" />
              )}
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-1 text-meta whitespace-nowrap text-ink-soft">
                  {label}
                  {changed.includes(slotId) && <b className="text-kin">変更</b>}
                </span>
                <span
                  className={cx(
                    'line-clamp-2 text-cap phrases leading-[1.35]',
                    item ? 'font-semibold' : 'text-ink-soft',
                  )}
                >
                  {item ? item.itemName : 'なし'}
                  {item && item.level > 1 && <span className="num"> Lv.{item.level}</span>}
                </span>
              </span>
            </button>
            {item && (
              <IconButton
                icon={X}
                label={`${label}の${item.itemName}を外す`}
                className="self-center text-ink-soft"
                onClick={() => onTakeOff(slotId)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
