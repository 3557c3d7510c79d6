// Hook: the worn and tried equipment: the saved pieces, the tried ones, which the device stores, and the numbers of both.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import {
  type EquipmentSettings,
  equipmentCalls,
  equipmentQueries,
  type HeldItem,
  type OfCharacter,
} from '#app/shared/settings/queries.ts'
import { type Values, valuesOf } from '#app/shared/settings/stat-values.ts'
import { changedSlots, nextSlot, putOn, takeOff } from '#app/shared/settings/trying.ts'
import type { Outfitting } from '#app/shared/settings/use-outfitting.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { type EquipmentSlotId, stillWearable, type WornPiece } from '#rules/equipment.ts'
import { type Load, loadChanges, loadOf } from '#rules/stats/load.ts'
import { countingItems } from '#rules/stats/plain-source.ts'

/** @property base version of the equipment with which the trying began */
type Tried = { base: number; worn: readonly WornPiece[] }

type Counted = { values: Values; load: Load }
/** @property byLoad changes of the numbers by the load of the tried equipment, by the ids of the parameters */
type Numbers = { before: Counted; after: Counted; byLoad: readonly { id: number; change: number }[] }

export function useFitting(of: OfCharacter, settings: EquipmentSettings, { act }: Outfitting) {
  const client = useQueryClient()
  const { choice: tried, keeping, choose } = useKeptChoice<Tried>(`equipment1:${of.characterId}`)
  const { allHoyuItemList: bag, wornList: saved, version } = settings

  const worn = useMemo(() => (tried ? stillWearable(tried.worn, bag) : saved), [tried, bag, saved])
  const changed = changedSlots(saved, worn)
  // The tried equipment may have been saved by now.
  const isTrying = tried !== null && changed.length > 0
  useEffect(() => {
    if (tried && !isTrying) choose(null)
  }, [tried, isTrying, choose])
  const statsOf = useMemo(() => {
    return (pieces: readonly WornPiece[]): Counted => {
      const source = { ...settings.source, items: countingItems(bag, pieces) }
      return { values: valuesOf(settings, source), load: loadOf(source) }
    }
  }, [settings, bag])
  const numbers = useMemo(() => {
    let counted: Numbers | undefined
    return () => {
      if (counted) return counted
      const before = statsOf(saved)
      const byLoad = loadChanges(settings, { ...settings.source, items: countingItems(bag, worn) })
      counted = { before, after: worn === saved ? before : statsOf(worn), byLoad }
      return counted
    }
  }, [settings, bag, saved, worn, statsOf])

  const tryOn = (pieces: readonly WornPiece[]) => choose({ base: isTrying ? tried.base : version, worn: pieces })
  const save = async (): Promise<void> => {
    if (!tried) return
    const { characterId } = of
    const input = { characterId, baseVersion: tried.base, wornList: [...worn] }
    const answer = await act<{ version: number; wornList: WornPiece[] }>(
      'equipment',
      equipmentCalls.update.request(input),
    )
    if (!answer) return
    client.setQueryData<EquipmentSettings>(equipmentQueries.settings(of).queryKey, old => old && { ...old, ...answer })
    choose(null)
    toasts.add({ type: 'success', title: '装備を保存しました' })
  }
  return {
    worn,
    saved,
    changed,
    /** State of storing the tried equipment. */
    keeping,
    /** Counts the numbers of the saved and the tried equipment, once; the first screenful shows none of them. */
    numbers,
    statsOf,
    /** Whether another device has changed the equipment since the trying began. */
    isOvertaken: isTrying && tried.base !== version,
    goOn: () => tried && choose({ ...tried, base: version }),
    reset: () => choose(null),
    tryOn,
    putOn: (item: HeldItem, slotId: EquipmentSlotId | undefined = nextSlot(worn, item)) => {
      if (slotId) tryOn(putOn(worn, item, slotId))
    },
    takeOff: (slotId: EquipmentSlotId) => tryOn(takeOff(worn, slotId)),
    save,
  }
}

export type Fitting = ReturnType<typeof useFitting>
