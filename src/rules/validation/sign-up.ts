// The fields of signing up (doc1 §2.1, §5): predicates, and the checks of each field in the order their messages come.
import { parseSeinengappi } from '../birth-dates.ts'
import { birthYearListYears, passwordMax, passwordMin, playerNameMax } from '../constants/account.ts'
import { checkMessages as messages } from '../messages/checks.ts'
import { clean } from '../text/clean.ts'
import { type Check, check } from './check.ts'
import { confirmed, max, required } from './checks.ts'
import * as standard from './standard.ts'
import { passes, passesAsText } from './value.ts'

/** Half-width letters, digits and symbols (doc1 §5): the visible characters of ASCII, hence no space. */
export const passwordCharacters = (value: unknown): boolean => passesAsText(value, text => /^[\x21-\x7e]*$/.test(text))

/** Length of 6 to 72 characters (doc1 §5). */
export const passwordLength = (value: unknown): boolean =>
  standard.min(value, passwordMin) && standard.max(value, passwordMax)

/** A visible name: required (doc1 §5), and not only of characters that the display removes (notation §1). */
export const visibleName = (value: unknown): boolean =>
  standard.required(value) && passesAsText(value, text => clean(text).trim() !== '')

/** Sex: 0 (other), 1 or 2 is chosen; only a missing choice fails (doc1 §5, G33). */
export const seibetsu = (value: unknown): boolean => [0, 1, 2, '0', '1', '2'].some(choice => choice === value)

/** Terms are agreed to (doc1 §5): the value of a form's box, or the stored flag. */
export const terms = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** Only the player can be chosen; master and creator have an application of their own (doc1 §2.1). */
const signUpClass = (value: unknown): boolean => value === 'player'

/**
 * A day that the birth-date picker can be set to (doc1 §2.1, rules §13): an existing yyyyMMdd in the current year or
 * the 59 before it, and not after today. An empty value passes.
 */
export const birthDate = (value: unknown, today: string): boolean =>
  passes(value, element => {
    const text = String(element)
    const day = parseSeinengappi(text)
    return day !== null && day.year > Number(today.slice(0, 4)) - birthYearListYears && text <= today
  })

/** Checks of the password itself. The confirmation is checked at the form by `confirmationCheck`. */
export const passwordChecks = (field = 'パスワード'): [Check, Check, Check] => [
  required(field),
  check('password', messages.password(field), passwordCharacters),
  check('password_length', messages.password_length(field, passwordMin, passwordMax), passwordLength),
]

/** Check of a form, given its keys: the confirmation equals the password. */
export const confirmationCheck = (name: string, password: string): Check =>
  confirmed({ name, label: '確認用パスワード' }, { name: password, label: 'パスワード' })

export const playerNameChecks = (field = 'プレイヤー名'): [Check, Check] => [
  check('required', messages.required(field), visibleName),
  max(field, playerNameMax),
]

export const seibetsuCheck = (field = '性別'): Check => check('choice', messages.choice(field), seibetsu)

export const termsCheck = (field = '利用規約'): Check => check('agreement', messages.agreement(field), terms)

export const signUpClassCheck = (field = 'ユーザー種別'): Check => check('choice', messages.choice(field), signUpClass)

/** @param today yyyyMMdd in Japan */
export const birthDateCheck = (today: string, field = '生年月日'): Check =>
  check('birth_date', messages.birth_date(field), value => birthDate(value, today))
