// State of a free setting right after its 公認申請, taken from the answer, because reading it again may fail.
import type { QueryClient } from '@tanstack/react-query'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type applicationCalls, applicationQueries, type SettingSlot } from '../queries.ts'

export type Applied = Awaited<ReturnType<typeof applicationCalls.applySetting.send>>

/** @param applied the answer, and the paid fee */
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
