// Labels for facts about a character.
import { shinseiStatus } from './codes/application.ts'
import { type Seibetsu, seibetsuLabels } from './codes/user.ts'
import { type ExcludedStatus, excludedStatusLabels } from './codes/world.ts'

/** Note on a character that scenarios may not use; empty for statuses without a note. */
export const excludedStatusText = (status: number | null): string =>
  status !== null && Object.hasOwn(excludedStatusLabels, status) ? excludedStatusLabels[status as ExcludedStatus] : ''

export const seibetsuText = (code: number): string =>
  Object.hasOwn(seibetsuLabels, code) ? seibetsuLabels[code as Seibetsu] : ''

/** State of a free setting: what a character says of itself is 自称 until the operators confirm it. */
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
