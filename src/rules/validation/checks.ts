// The checks on texts and numbers (doc3 §5), functions of a field's label and the rule's parameters:
// `z.string().check(required('題名'), maxDigits('題名', 40))`. Files and pictures: file-checks.ts.
import { checkMessages as messages } from '../messages/checks.ts'
import * as letters from './alpha.ts'
import { type Check, check, checkBetween } from './check.ts'
import * as dependence from './dependent.ts'
import { emoji as isWithoutEmoji } from './emoji.ts'
import * as lengths from './lengths.ts'
import * as scripts from './scripts.ts'
import * as standard from './standard.ts'

export const required = (field: string): Check => check('required', messages.required(field), standard.required)

export const email = (field: string): Check => check('email', messages.email(field), standard.email)

export const min = (field: string, length: number): Check =>
  check('min', messages.min(field, length), value => standard.min(value, length))

export const max = (field: string, length: number): Check =>
  check('max', messages.max(field, length), value => standard.max(value, length))

export const minValue = (field: string, least: number): Check =>
  check('min_value', messages.min_value(field, least), value => standard.minValue(value, least))

export const maxValue = (field: string, most: number): Check =>
  check('max_value', messages.max_value(field, most), value => standard.maxValue(value, most))

export const between = (field: string, least: number, most: number): Check =>
  check('between', messages.between(field, least, most), value => standard.between(value, least, most))

export const digits = (field: string, length: number): Check =>
  check('digits', messages.digits(field, length), value => standard.digits(value, length))

export const integer = (field: string): Check => check('integer', messages.integer(field), standard.integer)

export const numeric = (field: string): Check => check('numeric', messages.numeric(field), standard.numeric)

export const alpha = (field: string, language?: string): Check =>
  check('alpha', messages.alpha(field), value => letters.alpha(value, language))

export const alphaNum = (field: string, language?: string): Check =>
  check('alpha_num', messages.alpha_num(field), value => letters.alphaNum(value, language))

export const alphaDash = (field: string, language?: string): Check =>
  check('alpha_dash', messages.alpha_dash(field), value => letters.alphaDash(value, language))

export const alphaSpaces = (field: string, language?: string): Check =>
  check('alpha_spaces', messages.alpha_spaces(field), value => letters.alphaSpaces(value, language))

export const regex = (field: string, pattern: RegExp | string): Check =>
  check('regex', messages.regex(field), value => standard.regex(value, pattern))

/**
 * Check of a form: `field` holds the same value as `target`. The labels are for the message, the names are the form's
 * keys.
 */
export const confirmed = (field: Named, target: Named): Check =>
  checkBetween('confirmed', messages.confirmed(field.label, target.label), field.name, target.name, standard.confirmed)

interface Named {
  readonly name: string
  readonly label: string
}

/** Check of an amount against a balance; the label is that of the balance: `アルパカコインは残高が足りません`. */
export const maxAmount = (field: string, balance: number): Check =>
  check('max_amount', messages.max_amount(field), value => lengths.maxAmount(value, balance))

export const maxDigits = (field: string, limit: number): Check =>
  check('max_digits', messages.max_digits(field, limit), value => lengths.maxDigits(value, limit))

export const maxDigitsCross = (field: string, limit: number): Check =>
  check('max_digits_cross', messages.max_digits_cross(field, limit), value => lengths.maxDigitsCross(value, limit))

export const minDigitsReplace = (field: string, limit: number): Check =>
  check('min_digits_replace', messages.min_digits_replace(field, limit), value =>
    lengths.minDigitsReplace(value, limit),
  )

export const maxDigitsReplace = (field: string, limit: number): Check =>
  check('max_digits_replace', messages.max_digits_replace(field, limit), value =>
    lengths.maxDigitsReplace(value, limit),
  )

/** Check of a form: the least headcount in `field` is at most the greatest, in the field named `target`. */
export const minmaxCharacter = (field: Named, target: string): Check =>
  checkBetween('minmaxCharacter', messages.minmaxCharacter(field.label), field.name, target, lengths.minmaxCharacter)

export const disallowCornerBrackets = (field: string): Check =>
  check('disallowCornerBrackets', messages.disallowCornerBrackets(field), scripts.disallowCornerBrackets)

export const url = (field: string): Check => check('url', messages.url(field), scripts.url)

export const hiragana = (field: string): Check => check('hiragana', messages.hiragana(field), scripts.hiragana)

/** Takes no label: by the document the message calls the field カナ in every form. */
export const kana = (): Check => check('kana', messages.kana(), scripts.kana)

export const emoji = (field: string): Check => check('emoji', messages.emoji(field), isWithoutEmoji)

export const dependent = (field: string): Check => check('dependent', messages.dependent(field), dependence.dependent)

export const dependentBr = (field: string): Check =>
  check('dependentBr', messages.dependentBr(field), dependence.dependentBr)
