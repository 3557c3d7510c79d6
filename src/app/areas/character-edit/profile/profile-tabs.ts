// The tabs of the form of a character, and the properties that each receives.

import type { OwnProfile } from '../queries.ts'
import type { FormDraft } from '../use-form-draft.ts'
import type { ProfileTab } from './profile-address.ts'
import type { ProfileErrors, ProfileValues } from './profile-values.ts'

export const profileTabs: readonly { key: ProfileTab; label: string }[] = [
  { key: 'basic', label: '基本' },
  { key: 'settings', label: '設定' },
  { key: 'tone', label: '口調' },
  { key: 'picture', label: '画像' },
  { key: 'frame', label: 'フレーム' },
]

export interface TabProps {
  profile: OwnProfile
  form: FormDraft<ProfileValues>
  values: ProfileValues
  errors: ProfileErrors
  online: boolean
  onChange: (patch: Partial<ProfileValues>) => void
}
