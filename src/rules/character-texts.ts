// Text fields of a character: their names, their limits and their faults. Both sides check with them.
import { checkMessages, notValid } from './messages/checks.ts'
import { fullName } from './names.ts'
import { clean } from './text/clean.ts'
import { emoji } from './validation/emoji.ts'
import { maxDigits } from './validation/lengths.ts'
import { disallowCornerBrackets, kana } from './validation/scripts.ts'
import { required } from './validation/standard.ts'

type Told = { label: string; max: number; isLong?: boolean }

/** Fields in which a character is described; limits are by the validator's count (rules §3). */
export const toldFields = {
  age: { label: '年齢', max: 12 },
  height: { label: '身長', max: 12 },
  hair: { label: '髪', max: 24 },
  eyes: { label: '瞳', max: 24 },
  skin: { label: '肌', max: 24 },
  firstPerson: { label: '一人称', max: 12 },
  secondPerson: { label: '二人称', max: 24 },
  tone: { label: '口調', max: 60 },
  catchphrase: { label: 'ひとこと', max: 40 },
  personality: { label: '性格', max: 200, isLong: true },
  profile: { label: 'プロフィール', max: 1_000, isLong: true },
} as const satisfies Record<string, Told>
export type ToldField = keyof typeof toldFields
export const toldFieldNames = Object.keys(toldFields) as ToldField[]

export const nameParts = { familyName: '姓', givenName: '名', middleName: 'ミドルネーム' } as const
export type NamePart = keyof typeof nameParts
export const NAME_PART_MAX = 16
const KANA_MAX = 40

export type Errors<Field extends string> = Partial<Record<Field, string>>

const hasControls = (text: string, isLong: boolean): boolean =>
  (isLong ? text.replace(/[\r\n\t]/g, '') : text).search(/\p{Cc}/u) >= 0

export function toldError(field: ToldField, text: string): string | null {
  const { label, max, isLong = false }: Told = toldFields[field]
  if (hasControls(text, isLong)) return notValid(label)
  return maxDigits(text, max) ? null : checkMessages.max_digits(label, max)
}

export type Names = Record<NamePart, string> & { kana: string; nameOrder: number }

/** Notation in a name would be read as ruby in the text of a story. */
const hasNotation = (text: string): boolean => /[《》｜|]/.test(text)

function partError(part: NamePart, text: string): string | null {
  const label = nameParts[part]
  if (part === 'givenName' && !required(clean(text))) return checkMessages.required(label)
  if (hasControls(text, false) || hasNotation(text) || text !== text.trim() || text !== clean(text))
    return notValid(label)
  if (!maxDigits(text, NAME_PART_MAX)) return checkMessages.max_digits(label, NAME_PART_MAX)
  if (!emoji(text)) return checkMessages.emoji(label)
  return disallowCornerBrackets(text) ? null : checkMessages.disallowCornerBrackets(label)
}

/** Faults of a name by part; `taken` are the names of the same player's other characters of that world. */
export function nameErrors(names: Names, taken: readonly string[] = []): Errors<NamePart | 'kana' | 'nameOrder'> {
  const errors: Errors<NamePart | 'kana' | 'nameOrder'> = {}
  for (const part of Object.keys(nameParts) as NamePart[]) {
    const wrong = partError(part, names[part])
    if (wrong) errors[part] = wrong
  }
  if (!required(names.kana)) errors.kana = checkMessages.required('読み')
  else if (!kana(names.kana)) errors.kana = checkMessages.kana()
  else if (!maxDigits(names.kana, KANA_MAX)) errors.kana = checkMessages.max_digits('読み', KANA_MAX)
  if (!(Number.isInteger(names.nameOrder) && names.nameOrder >= 1 && names.nameOrder <= 11)) {
    errors.nameOrder = checkMessages.choice('名前の並べかた')
  }
  if (!errors.givenName && taken.includes(namesInOrder(names))) {
    errors.givenName = '同じ名前のキャラクターが、このワールドにもういます'
  }
  return errors
}

export const namesInOrder = (names: Record<NamePart, string> & { nameOrder: number }): string =>
  fullName({ given: names.givenName, middle: names.middleName, family: names.familyName }, names.nameOrder)

/** Class of a character as it is shown: クラス／サブクラス. */
export const classNameOf = (classB: string | null, classC: string | null): string =>
  [classB, classC].filter(Boolean).join('／')
