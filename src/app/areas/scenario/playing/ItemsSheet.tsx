// Sheet in which items for a playing text are chosen from the bag, each with how many of it.
import { useState } from 'react'
import { ItemPicture } from '#app/shared/settings/ItemPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import { CloseActions, ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { ITEMS_MOST } from '#rules/scenario/playing.ts'
import type { DraftedItem } from '#rules/scenario/playing-draft.ts'
import { countOf, type Usable } from './playing-items.ts'

interface ItemsSheetProps {
  usable: readonly Usable[]
  chosen: readonly DraftedItem[]
  onChoose: (chosen: DraftedItem[]) => void
  onClose: () => void
}

export function ItemsSheet({ usable, chosen, onChoose, onClose }: ItemsSheetProps) {
  const [counts, setCounts] = useState(
    () => new Map(usable.map(({ key, most }) => [key, Math.min(most, countOf(chosen, key))])),
  )
  const wanted = usable.flatMap(({ key, piece }) => {
    const count = counts.get(key) ?? 0
    return count > 0 ? [{ ...piece, count }] : []
  })
  if (usable.length === 0) {
    return (
      <Sheet open onClose={onClose} title="使うもの" width={500}>
        <div className="mt-3">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="使えるアイテムがありません。"
            note="装備しているものは、外すと使えます。"
          />
        </div>
        <CloseActions onClose={onClose} />
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="使うもの"
      lead={`${ITEMS_MOST}種類まで。装備しているものは選べません。`}
      width={500}
    >
      <List className="mt-3">
        {usable.map(({ key, name, picture, itemKind, most }) => (
          <li key={key} className="flex items-center gap-3 py-1.5 pr-1 pl-3">
            <ItemPicture picture={picture} itemKind={itemKind} />
            <div className="min-w-0 flex-1">
              <Stepper
                label={name}
                unit="個"
                min={0}
                max={most}
                value={counts.get(key) ?? 0}
                onChange={count => setCounts(new Map(counts).set(key, count))}
              />
              <p className="num text-meta text-ink-soft">もちもの {most}個</p>
            </div>
          </li>
        ))}
      </List>
      <ConfirmActions
        onCancel={onClose}
        reason={wanted.length > ITEMS_MOST ? `使えるのは${ITEMS_MOST}種類までです。` : undefined}
        onClick={() => {
          onChoose(wanted)
          onClose()
        }}
      >
        決める
      </ConfirmActions>
    </Sheet>
  )
}
