// What every step of the wizard is given.

import type { Registration } from './queries.ts'
import type { RegistrationValues } from './registration-values.ts'
import type { FormDraft } from './use-form-draft.ts'

export interface StepProps {
  registration: Registration
  form: FormDraft<RegistrationValues>
  values: RegistrationValues
  /** what is wrong, by field; empty until the step was to be left */
  errors: Partial<Record<string, string>>
  online: boolean
}
