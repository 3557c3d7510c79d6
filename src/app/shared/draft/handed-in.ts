// Texts that are handed in through the outbox. The act holds the text until its answer was read; only then its draft ends.
import type { OutboxItem } from '#app/platform/outbox/item.ts'

/**
 * Field of the request that has the text, by kind, of acts that an earlier version of the app has stored: it did not say so in the act
 * itself. No kind is added here. To be removed once no such version is in use.
 */
const olderFields: Readonly<Record<string, string>> = {
  'user.updateProfile': 'introduction',
  'inquiry.send': 'body',
  'application.decide': 'reason',
  'application.act': 'description',
  'news.step': 'body',
  'form.save': 'body',
  'campaign.save': 'body',
  'note.save': 'body',
  'note.comment': 'body',
  'noteBook.save': 'summary',
  'journal.entry': 'body',
  'journal.save': 'rules',
  'letter.send': 'body',
  'letter.give': 'body',
  'makai.send': 'body',
  'report.send': 'words',
  'scenario.playing': 'playing',
  'scenario.post': 'body',
  'scenario.editPost': 'body',
  'scenario.check': 'reason',
  'replay.save': 'body',
  'replay.check': 'comment',
  'replay.comment': 'body',
  'scenario.npc': 'profile',
  'scenario.masterNotice': 'body',
  'scenario.opening': 'openingContent',
  'character.register': 'profile',
  'response.comment': 'body',
  'tweet.post': 'body',
  'fanLetter.send': 'body',
  'extra.save': 'body',
  'extra.check': 'comment',
  'fanLetter.decide': 'reason',
  'room.save': 'intro',
  'room.notice': 'body',
  'room.post': 'body',
  'classRequest.decide': 'reason',
  'legalDocument.publish': 'body',
  'omnibus.review': 'comment',
  'order.place': 'orderContent',
  'order.revise': 'orderContent',
  'order.message': 'body',
  'react.order': 'orderContent',
  'order.decide': 'reason',
  'order.answer': 'reason',
}
/** Kinds of such acts that hand in a whole form. */
const olderWholeForms: readonly string[] = [
  'character.register',
  'character.saveProfile',
  'note.save',
  'noteBook.save',
  'letter.send',
  'letter.give',
  'makai.send',
]

export type HandedInText = {
  draftId: string
  place: string
  target: string
  text: string
  fields: string
  /** Whether `fields` are all fields of the form as they were in the draft. */
  isWhole?: true
}

/** The text and draft that an act hands in; null for other acts. */
export function handedIn({ kind, facts, request, textIn, isWholeForm }: OutboxItem): HandedInText | null {
  const field = textIn ?? olderFields[kind]
  const { draftId, place, target, fields: others } = facts
  const isWhole = (isWholeForm || olderWholeForms.includes(kind)) && typeof others === 'string'
  const told = (value: unknown): string => (typeof value === 'string' ? value : '')
  if (typeof draftId !== 'string' || typeof place !== 'string') return null
  try {
    // A request that names only changes may lack the text; then the facts have it.
    const text: unknown = field ? JSON.parse(request.body ?? '{}')[field] : facts.text
    if (typeof text !== 'string') return null
    const written = { draftId, place, target: told(target), text, fields: told(others) }
    return isWhole ? { ...written, isWhole } : written
  } catch {
    return null
  }
}
