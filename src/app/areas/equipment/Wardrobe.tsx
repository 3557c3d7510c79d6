// Slots, weight and numbers beside the bag, for the tried equipment.
import { Bookmark, TriangleAlert, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import type { EquipmentSettings, HeldItem, OfCharacter } from '#app/shared/settings/queries.ts'
import { SaveBar } from '#app/shared/settings/SaveBar.tsx'
import { StatChanges } from '#app/shared/settings/StatChanges.tsx'
import { statRows } from '#app/shared/settings/stat-values.ts'
import { useOutfitting } from '#app/shared/settings/use-outfitting.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { type EquipmentSlotId, equipmentSlots, fitsSlot, pieceKey } from '#rules/equipment.ts'
import { BagList } from './BagList.tsx'
import type { BagFilter } from './bag-filters.ts'
import { SlotTiles } from './SlotTiles.tsx'
import { useFitting } from './use-fitting.ts'
import { WeightCard } from './WeightCard.tsx'

const ItemSheet = lazy(() => import('./ItemSheet.tsx').then(module => ({ default: module.ItemSheet })))
const SetSheet = lazy(() => import('./SetSheet.tsx').then(module => ({ default: module.SetSheet })))
const BestSheet = lazy(() => import('./BestSheet.tsx').then(module => ({ default: module.BestSheet })))

type Open = { kind: 'item'; key: string } | { kind: 'sets' } | { kind: 'best' } | null

export function Wardrobe({ of, settings }: { of: OfCharacter; settings: EquipmentSettings }) {
  const isAfterFirst = useAfterFirst()
  const acts = useOutfitting(of.characterId)
  const fitting = useFitting(of, settings, acts)
  const bagTop = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<BagFilter>('wearable')
  const [slot, setSlot] = useState<EquipmentSlotId | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const { allHoyuItemList: bag, parameterList: parameters } = settings
  const { worn, changed } = fitting
  const numbers = isAfterFirst ? fitting.numbers() : null
  const rows = numbers ? statRows(parameters, numbers.before.values, numbers.after.values) : []

  const show = (next: Open) => {
    acts.forgetProblem()
    setOpen(next)
  }
  const choose = (slotId: EquipmentSlotId) => {
    const position = equipmentSlots.find(each => each.slotId === slotId)?.position ?? 'wearable'
    setSlot(slotId === slot ? null : slotId)
    setFilter(slotId === slot ? 'wearable' : position)
    if (slotId !== slot) bagTop.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  const putOn = (item: HeldItem) => {
    const fits = slot !== null && fitsSlot(item.itemPositionId, slot)
    fitting.putOn(item, fits ? slot : undefined)
  }
  const opened = open?.kind === 'item' ? bag.find(item => pieceKey(item) === open.key) : undefined
  // A repeated read may no longer contain the item; its sheet is then closed.
  const isSheetOpen = opened !== undefined || open?.kind === 'sets' || open?.kind === 'best'
  const close = () => show(null)
  return (
    <>
      <Problems acts={acts} fitting={fitting} isHidden={isSheetOpen} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 min-[960px]:grid-cols-2">
        <div className="grid gap-3 *:mt-0!">
          <SlotTiles
            {...{ worn, bag, changed }}
            chosen={slot}
            onChoose={choose}
            onTakeOff={slotId => fitting.takeOff(slotId)}
          />
          <div className="flex flex-wrap gap-2 *:flex-[1_1_9rem]">
            <Button icon={WandSparkles} onClick={() => show({ kind: 'best' })}>
              おすすめ装備
            </Button>
            <Button icon={Bookmark} onClick={() => show({ kind: 'sets' })}>
              装備セット
            </Button>
          </div>
          {numbers && (
            <>
              <WeightCard
                before={numbers.before.load}
                load={numbers.after.load}
                changes={numbers.byLoad}
                parameters={parameters}
              />
              <StatChanges rows={rows} />
            </>
          )}
        </div>
        <div ref={bagTop} className="min-[960px]:overflow-x-clip">
          {isAfterFirst && (
            <>
              <h2 className="font-mincho text-card font-semibold">もちもの</h2>
              <BagList
                {...{ bag, parameters, fitting, filter }}
                onFilter={next => {
                  setFilter(next)
                  setSlot(null)
                }}
                onPutOn={putOn}
                onOpen={item => show({ kind: 'item', key: pieceKey(item) })}
              />
            </>
          )}
        </div>
      </div>
      {numbers && changed.length > 0 && (
        <SaveBar
          changes={slotNames(changed)}
          keeping={fitting.keeping}
          {...{ rows, acts }}
          blocked={fitting.isOvertaken ? '別の画面での変更を、先にお確かめください。' : undefined}
          onReset={fitting.reset}
          onSave={() => void fitting.save()}
        />
      )}
      <Suspense>
        {opened && <ItemSheet {...{ of, parameters, fitting, acts }} item={opened} onClose={close} />}
        {open?.kind === 'sets' && (
          <SetSheet {...{ of, bag, worn, acts }} sets={settings.setList} onTry={fitting.tryOn} onClose={close} />
        )}
        {open?.kind === 'best' && (
          <BestSheet
            {...{ settings, fitting }}
            onClose={close}
            onTry={pieces => {
              fitting.tryOn(pieces)
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const MOST_SLOTS_NAMED = 3

const slotNames = (changed: readonly EquipmentSlotId[]): string => {
  const names = equipmentSlots.filter(({ slotId }) => changed.includes(slotId)).map(({ label }) => label)
  const rest = names.length - MOST_SLOTS_NAMED
  return names.slice(0, MOST_SLOTS_NAMED).join('・') + (rest > 0 ? `ほか${rest}か所` : '')
}

function Problems({
  acts,
  fitting,
  isHidden,
}: {
  acts: ReturnType<typeof useOutfitting>
  fitting: ReturnType<typeof useFitting>
  /** Whether to hide the note, because a sheet shows it. */
  isHidden: boolean
}) {
  if (fitting.isOvertaken) {
    return (
      <Notice tone="hi" icon={TriangleAlert} className="mt-3" title="装備が別の画面で変わりました。">
        <p>試着はまだ保存されていません。</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="line" onClick={fitting.reset}>
            いまの装備に戻す
          </Button>
          <Button onClick={fitting.goOn}>試着を続ける</Button>
        </div>
      </Notice>
    )
  }
  return isHidden ? null : <PressNotice of={acts} />
}
