// Texts that are handed in through the outbox. The act holds the text until its answer was read; only then its draft ends.
import type { OutboxItem } from '#app/platform/outbox/item.ts'

export const PROFILE = 'user.updateProfile'
export const LETTER = 'inquiry.send'
export const DECISION = 'application.decide'
const APPLICATION = 'application.act'
export const NEWS = 'news.step'
export const PLAYING = 'scenario.playing'
export const BOARD_POST = 'scenario.post'
export const OPENING_DECISION = 'scenario.check'
export const REPLAY = 'replay.save'
export const REPLAY_DECISION = 'replay.check'
export const REPLAY_COMMENT = 'replay.comment'
export const NPC_SHEET = 'scenario.npc'
export const MASTER_NOTICE = 'scenario.masterNotice'
export const OPENING = 'scenario.opening'
export const REGISTERING = 'character.register'
export const CHARACTER_PROFILE = 'character.saveProfile'
export const BOARD_EDIT = 'scenario.editPost'
export const RESPONSE_COMMENT = 'response.comment'
export const TWEET = 'tweet.post'
export const FAN_LETTER = 'fanLetter.send'
export const EXTRA = 'extra.save'
export const EXTRA_DECISION = 'extra.check'
export const FAN_LETTER_DECISION = 'fanLetter.decide'
export const ROOM = 'room.save'
export const ROOM_NOTICE = 'room.notice'
export const ROOM_POST = 'room.post'
/** Two kinds of acts whose facts hold the text, because it stands under several names in their requests. */
export const REQUEST_SENT = 'classRequest.send'
export const EXAM_SENT = 'classRequest.exam'
export const CLASS_REQUEST_DECISION = 'classRequest.decide'
export const LEGAL_TEXT = 'legalDocument.publish'
/** Two kinds of acts whose facts hold the text, because it stands deeper in their requests. */
export const OMNIBUS = 'omnibus.save'
export const OMNIBUS_TEMPLATE = 'omnibus.template'
export const OMNIBUS_DECISION = 'omnibus.review'
export const ORDER_PLACED = 'order.place'
export const ORDER_REVISED = 'order.revise'
export const ORDER_MESSAGE = 'order.message'
/** A kind of acts whose facts hold the text, because it stands deeper in their requests. */
export const REACT = 'react.save'
export const REACT_ORDER = 'react.order'
export const ORDER_DECISION = 'order.decide'
export const ORDER_ANSWER = 'order.answer'
/** A kind of acts whose facts hold the text, because it stands inside the scenario in their requests. */
export const ORDERED_OPENING = 'order.opening'
export const WEB_FORM = 'form.save'
export const CAMPAIGN = 'campaign.save'
export const NOTE = 'note.save'
export const NOTE_COMMENT = 'note.comment'
export const NOTE_BOOK = 'noteBook.save'
export const JOURNAL_ENTRY = 'journal.entry'
export const JOURNAL_SAVED = 'journal.save'
export const LETTER_SENT = 'letter.send'
export const LETTER_GIVEN = 'letter.give'
export const MAKAI_SENT = 'makai.send'
export const REPORT_SENT = 'report.send'

/** Name of the text field in the request, by kind of act. */
const fields: Record<string, string> = {
  [PROFILE]: 'introduction',
  [LETTER]: 'body',
  [DECISION]: 'reason',
  [APPLICATION]: 'description',
  [NEWS]: 'body',
  [WEB_FORM]: 'body',
  [CAMPAIGN]: 'body',
  [NOTE]: 'body',
  [NOTE_COMMENT]: 'body',
  [NOTE_BOOK]: 'summary',
  [JOURNAL_ENTRY]: 'body',
  [JOURNAL_SAVED]: 'rules',
  [LETTER_SENT]: 'body',
  [LETTER_GIVEN]: 'body',
  [MAKAI_SENT]: 'body',
  [REPORT_SENT]: 'words',
  [PLAYING]: 'playing',
  [BOARD_POST]: 'body',
  [BOARD_EDIT]: 'body',
  [OPENING_DECISION]: 'reason',
  [REPLAY]: 'body',
  [REPLAY_DECISION]: 'comment',
  [REPLAY_COMMENT]: 'body',
  [NPC_SHEET]: 'profile',
  [MASTER_NOTICE]: 'body',
  [OPENING]: 'openingContent',
  [REGISTERING]: 'profile',
  [RESPONSE_COMMENT]: 'body',
  [TWEET]: 'body',
  [FAN_LETTER]: 'body',
  [EXTRA]: 'body',
  [EXTRA_DECISION]: 'comment',
  [FAN_LETTER_DECISION]: 'reason',
  [ROOM]: 'intro',
  [ROOM_NOTICE]: 'body',
  [ROOM_POST]: 'body',
  [CLASS_REQUEST_DECISION]: 'reason',
  [LEGAL_TEXT]: 'body',
  [OMNIBUS_DECISION]: 'comment',
  [ORDER_PLACED]: 'orderContent',
  [ORDER_REVISED]: 'orderContent',
  [ORDER_MESSAGE]: 'body',
  [REACT_ORDER]: 'orderContent',
  [ORDER_DECISION]: 'reason',
  [ORDER_ANSWER]: 'reason',
}
/** Kinds that hand in a whole form, with the fields as they are in the draft. */
const wholeForms: readonly string[] = [
  ...[REGISTERING, CHARACTER_PROFILE, NOTE, NOTE_BOOK],
  ...[LETTER_SENT, LETTER_GIVEN, MAKAI_SENT],
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
export function handedIn({ kind, facts, request }: OutboxItem): HandedInText | null {
  const field = fields[kind]
  const { draftId, place, target, fields: others } = facts
  const isWhole = wholeForms.includes(kind) && typeof others === 'string'
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
