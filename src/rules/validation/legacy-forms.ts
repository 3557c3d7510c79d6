// The legacy registration and application forms (doc1 §2.1, §5): their required fields, in the order of the messages.
import { legacyFormMessages as messages } from '../messages/checks.ts'
import { terms, visibleName } from './sign-up.ts'

export type LegacyField = keyof typeof messages
export type LegacyForm = 'newPlayer' | 'newMaster' | 'newCreator'

/** Fields of each form; the document names the fields without saying which form has which. */
export const legacyForms: Readonly<Record<LegacyForm, readonly LegacyField[]>> = {
  newPlayer: ['playerName', 'terms'],
  newMaster: ['masterName', 'masterCareer', 'terms'],
  newCreator: ['creatorName', 'creatorCareer', 'terms'],
}

/** Whether a field is filled in; for the terms, whether they are agreed to (doc1 §5). */
export const isFilledIn = (field: LegacyField, value: unknown): boolean =>
  field === 'terms' ? terms(value) : visibleName(value)

/** First missing field, with its message; null when the form is complete (doc1 §5: messages in order). */
export function firstMissing(
  fields: readonly LegacyField[],
  values: Readonly<Partial<Record<LegacyField, unknown>>>,
): { field: LegacyField; message: string } | null {
  const field = fields.find(name => !isFilledIn(name, values[name]))
  return field === undefined ? null : { field, message: messages[field] }
}
