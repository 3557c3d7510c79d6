// Items of one participant with their numbers: picked by name among those of the world.
import { PackagePlus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Count, useFocusAfter } from '#app/shared/scenario/rows.tsx'
import { Button } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { List } from '#app/ui/List.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { REWARD_MOST } from '#rules/scenario/replay.ts'

const ItemSheet = lazy(() => import('./ItemSheet.tsx').then(module => ({ default: module.ItemSheet })))

export interface GivenItem {
  itemCode: string
  count: number
}
export interface NamedItem {
  itemCode: string
  itemName: string
}

/** Name of an item, or words for one that the world no longer has. */
export const itemName = (itemList: readonly NamedItem[], code: string): string =>
  itemList.find(({ itemCode }) => itemCode === code)?.itemName ?? 'いまはないアイテム'

interface ItemsFieldProps {
  /** もらうアイテム */
  label: string
  /** name of the participant, for the sheet */
  who: string
  items: readonly GivenItem[]
  itemList: readonly NamedItem[]
  hint?: string
  error?: string | undefined
  onChange: (items: readonly GivenItem[]) => void
}

export function ItemsField({ label, who, items, itemList, hint, error, onChange }: ItemsFieldProps) {
  const { list, adder, focusAdder } = useFocusAfter()
  const [isChoosing, setChoosing] = useState(false)
  const remove = (code: string): void => {
    onChange(items.filter(({ itemCode }) => itemCode !== code))
    focusAdder()
  }
  const isFull = items.length >= REWARD_MOST.items
  return (
    <section ref={list} aria-label={label}>
      <p className="flex items-center justify-between gap-3 text-cap font-semibold">
        {label}
        <Count used={items.length} most={REWARD_MOST.items} />
      </p>
      {hint && <p className="text-meta text-ink-soft">{hint}</p>}
      {items.length > 0 && (
        <List className="mt-1.5">
          {items.map(({ itemCode, count }) => {
            const name = itemName(itemList, itemCode)
            return (
              <li key={itemCode} className="flex flex-wrap items-center justify-end gap-x-1 py-1 pr-1 pl-3">
                <div className="min-w-0 flex-[1_1_11rem]">
                  <Stepper
                    label={name}
                    unit="個"
                    min={1}
                    max={REWARD_MOST.count}
                    value={count}
                    onChange={next =>
                      onChange(items.map(one => (one.itemCode === itemCode ? { itemCode, count: next } : one)))
                    }
                  />
                </div>
                <IconButton icon={X} label={`${name}を外す`} onClick={() => remove(itemCode)} />
              </li>
            )
          })}
        </List>
      )}
      {error && <p className="mt-1.5 text-cap font-semibold text-hi">{error}</p>}
      <Button
        ref={adder}
        variant="line"
        icon={PackagePlus}
        className="mt-1.5"
        reason={
          itemList.length === 0
            ? 'このワールドには、渡せるアイテムがありません。'
            : isFull
              ? `アイテムは${REWARD_MOST.items}種類までです。`
              : undefined
        }
        onClick={() => setChoosing(true)}
      >
        アイテムを選ぶ<span className="vh">：{label}</span>
      </Button>
      <Suspense>
        {isChoosing && (
          <ItemSheet
            title={label}
            who={who}
            itemList={itemList}
            chosen={items}
            onAdd={itemCode => onChange([...items, { itemCode, count: 1 }])}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </section>
  )
}
