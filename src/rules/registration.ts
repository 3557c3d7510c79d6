// The registration of a character as a whole: the faults of each step. The wizard and the server both use it.
import {
  type Errors,
  type NamePart,
  type Names,
  nameErrors,
  type ToldField,
  toldError,
  toldFieldNames,
} from './character-texts.ts'
import { type FreeSetting, settingError } from './free-settings.ts'
import { checkMessages } from './messages/checks.ts'
import { arePointsRight, type Points, pointsUsed, pointsWanted } from './registration-points.ts'

export type RegistrationForm = Names &
  Record<ToldField, string> & {
    classAId: string | null
    classBId: string | null
    classCId: string | null
    points: Points
    /** Code of the sex; null while none is chosen. */
    seibetsu: number | null
    settings?: readonly FreeSetting[]
  }

export type Offer = {
  classes: readonly { classId: string; classKind: string }[]
  /** Ids of the parameters on which points may be put. */
  assignable: readonly number[]
  /** Names of the player's other characters of that world. */
  taken?: readonly string[]
}

const kinds = { A: '種族', B: 'クラス', C: 'サブクラス' } as const

export type RegistrationField =
  | NamePart
  | 'kana'
  | 'nameOrder'
  | ToldField
  | 'classAId'
  | 'classBId'
  | 'classCId'
  | 'points'
  | 'seibetsu'
  | 'settings'

export function classErrors(form: RegistrationForm, { classes }: Pick<Offer, 'classes'>) {
  const errors: Errors<'classAId' | 'classBId' | 'classCId'> = {}
  for (const kind of ['A', 'B', 'C'] as const) {
    const field = `class${kind}Id` as const
    const offered = classes.filter(each => each.classKind === kind)
    const isKnown = offered.some(each => each.classId === form[field])
    // A world may lack classes of a kind, and the second class is optional.
    const mayBeNone = kind === 'C' || offered.length === 0
    if (form[field] === null ? !mayBeNone : !isKnown) errors[field] = checkMessages.choice(kinds[kind])
  }
  return errors
}

export function pointErrors(form: RegistrationForm, { assignable }: Pick<Offer, 'assignable'>) {
  const errors: Errors<'points'> = {}
  if (arePointsRight(form.points, assignable)) return errors
  const left = pointsWanted(assignable.length) - pointsUsed(form.points)
  errors.points = left > 0 ? `あと${left}ポイントを割り振ってください` : '割り振りをお確かめください'
  return errors
}

export function toldErrors(form: Record<ToldField, string>, fields: readonly ToldField[] = toldFieldNames) {
  const errors: Errors<ToldField> = {}
  for (const field of fields) {
    const wrong = toldError(field, form[field])
    if (wrong) errors[field] = wrong
  }
  return errors
}

export function seibetsuErrors({ seibetsu }: Pick<RegistrationForm, 'seibetsu'>) {
  const errors: Errors<'seibetsu'> = {}
  if (![0, 1, 2].includes(seibetsu ?? -1)) errors.seibetsu = checkMessages.choice('性別')
  return errors
}

export function settingErrors(settings: readonly FreeSetting[]) {
  const errors: Errors<'settings'> = {}
  const wrong = settings.map(settingError).find(each => each !== null)
  if (wrong) errors.settings = wrong
  return errors
}

/** All faults of the form, by field. */
export const registrationErrors = (form: RegistrationForm, offer: Offer): Errors<RegistrationField> => ({
  ...classErrors(form, offer),
  ...pointErrors(form, offer),
  ...nameErrors(form, offer.taken),
  ...seibetsuErrors(form),
  ...toldErrors(form),
  ...settingErrors(form.settings ?? []),
})

export const isRegistrationRight = (form: RegistrationForm, offer: Offer): boolean =>
  Object.keys(registrationErrors(form, offer)).length === 0
