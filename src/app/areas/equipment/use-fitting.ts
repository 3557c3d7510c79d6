// What is worn and what is tried on: the saved pieces, the tried ones, which the device keeps, and the stats of both.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { type EquipmentSlotId, stillWearable, type WornPiece } from '#rules/equipment.ts'
import { loadChanges, loadOf } from '#rules/stats/load.ts'
import { countingItems } from '#rules/stats/plain-source.ts'
import { type EquipmentSettings, equipmentCalls, equipmentQueries, type HeldItem, type OfCharacter } from './queries.ts'
import { valuesOf } from './stat-values.ts'
import { changedSlots, nextSlot, putOn, takeOff } from './trying.ts'
import type { Acts } from './use-act.ts'

/** @property base the version of what is worn that the trying began with */
type Tried = { base: number; worn: readonly WornPiece[] }

export function useFitting(of: OfCharacter, settings: EquipmentSettings, { act }: Acts) {
  const client = useQueryClient()
  const { choice: tried, keeping, choose } = useKeptChoice<Tried>(`equipment1:${of.characterId}`)
  const { allHoyuItemList: bag, wornList: saved, version } = settings

  const worn = useMemo(() => (tried ? stillWearable(tried.worn, bag) : saved), [tried, bag, saved])
  const changed = changedSlots(saved, worn)
  // What is tried may be what is saved by now.
  const isTrying = tried !== null && changed.length > 0
  useEffect(() => {
    if (tried && !isTrying) choose(null)
  }, [tried, isTrying, choose])
  const statsOf = useMemo(() => {
    return (pieces: readonly WornPiece[]) => {
      const source = { ...settings.source, items: countingItems(bag, pieces) }
      return { values: valuesOf(settings, source), load: loadOf(source) }
    }
  }, [settings, bag])
  const before = useMemo(() => statsOf(saved), [statsOf, saved])
  const byLoad = useMemo(
    () => loadChanges(settings, { ...settings.source, items: countingItems(bag, worn) }),
    [settings, bag, worn],
  )
  const after = useMemo(() => (worn === saved ? before : statsOf(worn)), [before, statsOf, worn, saved])

  const tryOn = (pieces: readonly WornPiece[]) => {
    const isAsSaved = changedSlots(saved, pieces).length === 0
    choose(isAsSaved ? null : { base: isTrying ? tried.base : version, worn: pieces })
  }
  const save = async (): Promise<void> => {
    if (!tried) return
    const { characterId } = of
    const input = { characterId, baseVersion: tried.base, wornList: [...worn] }
    const answer = await act<{ version: number; wornList: WornPiece[] }>('save', equipmentCalls.update.request(input))
    if (!answer) return
    client.setQueryData<EquipmentSettings>(equipmentQueries.settings(of).queryKey, old => old && { ...old, ...answer })
    choose(null)
    toasts.add({ type: 'success', title: '装備を保存しました' })
  }
  return {
    worn,
    saved,
    changed,
    /** Where what is tried on is kept. */
    keeping,
    before,
    after,
    /** what the load does to the numbers of what is tried on */
    byLoad,
    statsOf,
    /** Another device has changed what is worn since the trying began. */
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
