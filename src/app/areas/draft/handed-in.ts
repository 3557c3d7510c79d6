// Texts that are handed in through the outbox: the item holds the text until its answer was read, and only then the draft
// it was written in has ended.
import type { OutboxItem } from '#app/platform/outbox/item.ts'

export const PROFILE = 'user.updateProfile'
export const LETTER = 'inquiry.send'
export const DECISION = 'application.decide'

/** Where the text stands in the request of each kind. */
const fields: Record<string, string> = { [PROFILE]: 'introduction', [LETTER]: 'body', [DECISION]: 'reason' }

export type HandedInText = { draftId: string; place: string; target: string; text: string; fields: string }

/** What of a draft an item hands in; null when it hands none in. */
export function handedIn({ kind, facts, request }: OutboxItem): HandedInText | null {
  const field = fields[kind]
  const { draftId, place, target, fields: others } = facts
  const told = (value: unknown): string => (typeof value === 'string' ? value : '')
  if (!field || typeof draftId !== 'string' || typeof place !== 'string') return null
  try {
    const text: unknown = JSON.parse(request.body ?? '{}')[field]
    return typeof text === 'string' ? { draftId, place, target: told(target), text, fields: told(others) } : null
  } catch {
    return null
  }
}
