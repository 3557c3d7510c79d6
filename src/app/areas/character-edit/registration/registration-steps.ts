// The steps of a registration: their names, and the faults of each.
import { nameErrors } from '#rules/character-texts.ts'
import {
  classErrors,
  type Offer,
  pointErrors,
  type RegistrationForm,
  seibetsuErrors,
  settingErrors,
  toldErrors,
} from '#rules/registration.ts'
import type { Registration } from '../queries.ts'

export const stepNames = [
  '案内',
  '種族とクラス',
  '能力',
  '名前',
  '姿',
  '性格と口調',
  '自由設定',
  'アイコン',
  '確認',
] as const
export const LAST_STEP = stepNames.length
export const stepName = (step: number): string => stepNames[step - 1] ?? stepNames[0]

export const offerOf = (registration: Registration): Offer => ({
  classes: registration.classList,
  assignable: assignableOf(registration).map(({ id }) => id),
  taken: registration.ownNameList,
})

export const assignableOf = ({ parameterList }: Registration) =>
  parameterList.filter(({ isAssignable }) => isAssignable)

type StepErrors = Partial<Record<string, string>>

export function stepErrors(step: number, form: RegistrationForm, offer: Offer): StepErrors {
  switch (step) {
    case 2:
      return classErrors(form, offer)
    case 3:
      return pointErrors(form, offer)
    case 4:
      return nameErrors(form, offer.taken)
    case 5:
      return { ...seibetsuErrors(form), ...toldErrors(form, ['age', 'height', 'hair', 'eyes', 'skin']) }
    case 6:
      return toldErrors(form, ['firstPerson', 'secondPerson', 'tone', 'catchphrase', 'personality', 'profile'])
    case 7:
      return settingErrors(form.settings ?? [])
    default:
      return {}
  }
}

/** The first step with a fault; null: the character can be registered. */
export function firstWrongStep(form: RegistrationForm, offer: Offer): number | null {
  for (let step = 2; step < LAST_STEP; step++) {
    if (Object.keys(stepErrors(step, form, offer)).length > 0) return step
  }
  return null
}
