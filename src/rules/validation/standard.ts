// The standard rules of the form catalogue (doc3 §5). The document names them only; they accept what the rules of the same
// names accept in the VeeValidate catalogue. Empty values pass every rule but required, of a list every element has to pass.
import { passesAsNumber, passesAsText } from './value.ts'

/** Something is there: not only white space, full-width spaces included; an unticked box (`false`) is nothing, 0 is something. */
export function required(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false
  try {
    return !(Array.isArray(value) && value.length === 0) && String(value).trim() !== ''
  } catch {
    return false
  }
}

const mailLocalPart = /^[a-z0-9_'+\-.]*[a-z0-9_+-]$/i
const domainLabel = /^[a-z0-9][a-z0-9-]*$/i

// The longest address mail can carry (RFC 5321), so that the parts are split only of short texts.
const MAX_MAIL = 254

/** A mail address of ASCII letters: no dot at either end of its first part nor two in a row, a domain of two labels or more. */
export const email = (value: unknown): boolean =>
  passesAsText(value, text => {
    const [local = '', domain = '', ...rest] = text.length > MAX_MAIL ? [] : text.split('@')
    if (rest.length > 0 || local.startsWith('.') || local.includes('..') || !mailLocalPart.test(local)) return false
    const labels = domain.split('.')
    return (
      labels.length > 1 && labels.every(label => domainLabel.test(label)) && /^[a-z]{2,}$/i.test(labels.at(-1) ?? '')
    )
  })

/** At least that many characters, counted by code point (G03). */
export const min = (value: unknown, length: number): boolean =>
  passesAsText(value, text => characterCount(text) >= length)

/** At most that many characters, counted by code point (G03). */
export const max = (value: unknown, length: number): boolean =>
  passesAsText(value, text => characterCount(text) <= length)

export const minValue = (value: unknown, least: number): boolean => passesAsNumber(value, number => number >= least)

export const maxValue = (value: unknown, most: number): boolean => passesAsNumber(value, number => number <= most)

/** From one number to another, both included. */
export const between = (value: unknown, least: number, most: number): boolean =>
  passesAsNumber(value, number => number >= least && number <= most)

/** Exactly that many half-width digits and nothing else. */
export const digits = (value: unknown, length: number): boolean =>
  passesAsText(value, text => text.length === length && /^[0-9]*$/.test(text))

/** Half-width digits, with a minus sign before them or without. */
export const integer = (value: unknown): boolean => passesAsText(value, text => /^-?[0-9]+$/.test(text))

/** Half-width digits only: no sign, no point. Arabic digits count too, as long as all are. */
export const numeric = (value: unknown): boolean =>
  passesAsText(value, text => /^[0-9]+$/.test(text) || /^[\u0660-\u0669]+$/.test(text))

/** Contains what the pattern describes. The pattern is the developer's, and so is its cost; one that cannot be read fails. */
export const regex = (value: unknown, pattern: RegExp | string): boolean =>
  // `search` begins at the start whatever a global pattern has found before.
  passesAsText(value, text => text.search(pattern) >= 0)

/** The same text as the target's. It has no word on empty values of its own: an empty one does not equal a filled one. */
export function confirmed(value: unknown, target: unknown): boolean {
  try {
    return String(value ?? '') === String(target ?? '')
  } catch {
    return false
  }
}

function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
