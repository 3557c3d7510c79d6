// The standard rules of the form catalogue (doc3 §5). The document only names them; they accept the same values as the
// rules of the same names in the VeeValidate catalogue. Empty values pass every rule but required; a list passes when
// each element does.
import { passesAsNumber, passesAsText } from './value.ts'

/**
 * A value is present: more than white space, including full-width spaces; an unticked box (`false`) is missing, 0 is
 * present.
 */
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

// Longest address that mail can carry (RFC 5321), so that only short texts are split into parts.
const MAX_MAIL = 254

/**
 * A mail address of ASCII letters: its first part neither begins nor ends with a dot nor has two in a row, its domain
 * has two labels or more.
 */
export const email = (value: unknown): boolean =>
  passesAsText(value, text => {
    const [local = '', domain = '', ...rest] = text.length > MAX_MAIL ? [] : text.split('@')
    if (rest.length > 0 || local.startsWith('.') || local.includes('..') || !mailLocalPart.test(local)) return false
    const labels = domain.split('.')
    return (
      labels.length > 1 && labels.every(label => domainLabel.test(label)) && /^[a-z]{2,}$/i.test(labels.at(-1) ?? '')
    )
  })

/** At least this many characters, counted by code point (G03). */
export const min = (value: unknown, length: number): boolean =>
  passesAsText(value, text => characterCount(text) >= length)

/** At most this many characters, counted by code point (G03). */
export const max = (value: unknown, length: number): boolean =>
  passesAsText(value, text => characterCount(text) <= length)

export const minValue = (value: unknown, least: number): boolean => passesAsNumber(value, number => number >= least)

export const maxValue = (value: unknown, most: number): boolean => passesAsNumber(value, number => number <= most)

/** A number between two others, both included. */
export const between = (value: unknown, least: number, most: number): boolean =>
  passesAsNumber(value, number => number >= least && number <= most)

/** Exactly this many half-width digits and nothing else. */
export const digits = (value: unknown, length: number): boolean =>
  passesAsText(value, text => text.length === length && /^[0-9]*$/.test(text))

/** Half-width digits, with a minus sign before them or without. */
export const integer = (value: unknown): boolean => passesAsText(value, text => /^-?[0-9]+$/.test(text))

/** Half-width digits only: no sign, no point. A text of Arabic digits only passes too. */
export const numeric = (value: unknown): boolean =>
  passesAsText(value, text => /^[0-9]+$/.test(text) || /^[\u0660-\u0669]+$/.test(text))

/** The text contains a match of the pattern. The pattern and its cost are up to the developer; an invalid one fails. */
export const regex = (value: unknown, pattern: RegExp | string): boolean =>
  // `search` starts at the beginning, even if a global pattern has matched before.
  passesAsText(value, text => text.search(pattern) >= 0)

/** The same text as the target's. Empty values are no exception: an empty one does not equal a filled one. */
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
