// The legacy registration and application forms (doc1 §2.1, §5): what has to be filled in, in the order of their messages.
import { legacyFormMessages as messages } from '../messages/checks.ts'
import { terms, visibleName } from './sign-up.ts'

export type LegacyField = keyof typeof messages
export type LegacyForm = 'newPlayer' | 'newMaster' | 'newCreator'

/** The fields of each form; which form has which, the document does not say but by their names. */
export const legacyForms: Readonly<Record<LegacyForm, readonly LegacyField[]>> = {
  newPlayer: ['playerName', 'terms'],
  newMaster: ['masterName', 'masterCareer', 'terms'],
  newCreator: ['creatorName', 'creatorCareer', 'terms'],
}

/** Whether one field is filled in; the terms are agreed to (doc1 §5). */
export const isFilledIn = (field: LegacyField, value: unknown): boolean =>
  field === 'terms' ? terms(value) : visibleName(value)

/** The first thing missing, with its message; null when the form is whole (doc1 §5: messages in order). */
export function firstMissing(
  fields: readonly LegacyField[],
  values: Readonly<Partial<Record<LegacyField, unknown>>>,
): { field: LegacyField; message: string } | null {
  const field = fields.find(name => !isFilledIn(name, values[name]))
  return field === undefined ? null : { field, message: messages[field] }
}
