// Properties that every step of the wizard receives.

import type { Registration } from '../queries.ts'
import type { FormDraft } from '../use-form-draft.ts'
import type { RegistrationValues } from './registration-values.ts'

export interface StepProps {
  registration: Registration
  form: FormDraft<RegistrationValues>
  values: RegistrationValues
  /** faults by field; empty until the user tries to leave the step */
  errors: Partial<Record<string, string>>
  online: boolean
}
