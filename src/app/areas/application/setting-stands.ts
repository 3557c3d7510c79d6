// What the card of a free setting says right after its 公認 was applied for: the same as the answer, though reading it anew may
// fail by then.
import type { QueryClient } from '@tanstack/react-query'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type applicationCalls, applicationQueries, type SettingSlot } from './queries.ts'

export type Applied = Awaited<ReturnType<typeof applicationCalls.applySetting.send>>

/** @param applied the answer, and what the application cost */
export function showApplied(
  client: QueryClient,
  { characterId, slotNo }: { characterId: string; slotNo: number },
  { applicationId, coin, fee }: Applied & { fee: number },
): void {
  const status = shinseiStatus.applying
  const createdAt = new Date().toISOString()
  const application = { applicationId, status, reason: null, fee, coin, createdAt, decidedAt: null, isUnseen: false }
  const now = (slot: SettingSlot): SettingSlot => (slot.slotNo === slotNo ? { ...slot, status, application } : slot)
  client.setQueryData(
    applicationQueries.settings(characterId).queryKey,
    old => old && { ...old, settingList: old.settingList.map(now) },
  )
}
