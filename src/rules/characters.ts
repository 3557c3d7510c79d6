// Labels for facts about a character.
import { shinseiStatus } from './codes/application.ts'
import { type Seibetsu, seibetsuLabels } from './codes/user.ts'
import { type ExcludedStatus, excludedStatusLabels } from './codes/world.ts'

/** Whether scenarios may use it, where something is said; else nothing. */
export const excludedStatusText = (status: number | null): string =>
  status !== null && Object.hasOwn(excludedStatusLabels, status) ? excludedStatusLabels[status as ExcludedStatus] : ''

export const seibetsuText = (code: number): string =>
  Object.hasOwn(seibetsuLabels, code) ? seibetsuLabels[code as Seibetsu] : ''

/** How a free setting stands: what a character says of itself is 自称 until the operators confirm it. */
export type SettingStanding = 'claimed' | 'applying' | 'confirmed' | 'rejected'

export function settingStanding(status: number): SettingStanding {
  switch (status) {
    case shinseiStatus.approved:
      return 'confirmed'
    case shinseiStatus.applying:
    case shinseiStatus.reapplied:
      return 'applying'
    case shinseiStatus.rejected:
      return 'rejected'
    default:
      return 'claimed'
  }
}

export const settingStandingLabels: Record<SettingStanding, string> = {
  claimed: '自称',
  applying: '公認申請中',
  confirmed: '公認',
  rejected: '公認却下',
}
