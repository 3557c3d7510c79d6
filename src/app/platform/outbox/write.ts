// A write as an area defines it: the call, the conditions of sending, its subject, the reads that it makes outdated, its
// toasts. Screens press it with useWrite; its words stand in rules/messages/acts.ts.
import type { ActKind } from '#rules/messages/acts.ts'
import type { RequestOf } from '../api.ts'
import type { Area } from '../belongings.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'

type Facts = NewOutboxItem['facts']

/** One press of a write. */
export type Pressed<Answer, Known extends Facts = Facts> = {
  /** Subject of the act; acts of one entity run one after the other (see OutboxItem). */
  entity: string
  request: RequestOf<Answer>
  /** Name of the item or character in question, for lists. */
  note: string
  facts: Known
}

export type Write<Input, Answer, Known extends Facts = Facts> = {
  kind: ActKind
  /**
   * Behaviour without a network. `mayWait`: stored, and sent when it returns. `online`: accepted only with a network; an act
   * that was not sent within the patience of a screen is taken back, so that nothing is spent hours later.
   */
  policy: 'mayWait' | 'online'
  /**
   * Facts that name the subject: while one act of this kind on the same subject is open, another is not taken. An empty list
   * allows one act of this kind at a time. Without it the last press counts, and only a request identical to the last one of
   * its entity is not taken again.
   */
  thing?: readonly (keyof Known & string)[]
  /**
   * Whether the act, or some presses of it, contain text of the user: when refused, it stays in the outbox until the user
   * discards it or sends it anew.
   */
  holdsText?: true | ((input: Input) => boolean)
  /** Field of the request that has the text of a draft which it hands in; without it the facts have the text. */
  textIn?: string
  /** Whether the facts have all fields of that form as they are in the draft. */
  isWholeForm?: true
  /** The areas that its answer makes old. */
  touches: readonly Area[]
  /** Results that a toast shows, in the words of the kind; the screen shows the others. */
  toasts: 'all' | 'problems' | 'none'
  press: (input: Input) => Pressed<Answer, Known>
}

export type WriteResult<Answer> =
  | { state: 'done'; answer: Answer }
  /** @property message the server's own words */
  | { state: 'refused'; code: string; message: string }
  /** Stored and not answered yet: the outbox continues. */
  | { state: 'waiting' }
  /** Sent, with the answer not read yet: the outbox continues to ask. */
  | { state: 'checking' }
  /** Sent without storage and not answered; pressing again sends it with the same key. */
  | { state: 'unknown'; message: string }
  /** Result of a press that was neither stored nor sent. */
  | { state: 'notNow'; message: string }

/**
 * Fault for the notice of a screen; null when there is none, or when the answer is still being asked for.
 * @returns code null: the server did not refuse it; isUnknown: it was sent, and its result is unknown
 */
export function problemOf(
  result: WriteResult<unknown>,
): { code: string | null; message: string; isUnknown: boolean } | null {
  if (result.state === 'refused') return { code: result.code, message: result.message, isUnknown: false }
  if (result.state === 'notNow') return { code: null, message: result.message, isUnknown: false }
  return result.state === 'unknown' ? { code: null, message: result.message, isUnknown: true } : null
}

/** Part that a write which hands in a draft has to have: the place of its text, in the request or in the facts. */
type HandsIn<Known> = Known extends { draftId: unknown; place: unknown }
  ? Known extends { text: unknown }
    ? unknown
    : { textIn: string }
  : unknown

/** Defines a write; the function only infers its types. */
export const defineWrite = <Input, Answer, Known extends Facts>(
  write: Write<Input, Answer, Known> & HandsIn<Known>,
): Write<Input, Answer, Known> => write

/** The act of one press, ready for the outbox. */
export const actOf = <Input, Answer, Known extends Facts>(
  { kind, touches, textIn, isWholeForm, press }: Write<Input, Answer, Known>,
  input: Input,
): NewOutboxItem => ({
  ...{ kind, touches: [...touches] },
  ...(textIn && { textIn }),
  ...(isWholeForm && { isWholeForm }),
  ...press(input),
})

export type OpenState = 'waiting' | 'sending' | 'checking'

/** State of an item that was not answered yet. */
export function openState(item: OutboxItem, sending: ReadonlySet<string>): OpenState {
  if (sending.has(item.id)) return 'sending'
  return item.attempts > 0 ? 'checking' : 'waiting'
}

/** The newest open act of a kind with all of these facts. */
export const openOf = (items: readonly OutboxItem[], kind: string, facts: Facts): OutboxItem | undefined =>
  items.findLast(
    item =>
      item.kind === kind &&
      item.state === 'waiting' &&
      Object.entries(facts).every(([name, value]) => item.facts[name] === value),
  )

/** The open act that prevents another one from being taken. */
export function inTheWay(
  items: readonly OutboxItem[],
  thing: readonly string[] | undefined,
  act: NewOutboxItem,
): OutboxItem | undefined {
  if (thing) return openOf(items, act.kind, thingOf(thing, act.facts))
  const last = items.findLast(({ entity, state }) => entity === act.entity && state === 'waiting')
  const isSame = last?.request.url === act.request.url && last.request.body === act.request.body
  return isSame && last.request.method === act.request.method ? last : undefined
}

/** The facts that name the subject. */
export const thingOf = (thing: readonly string[], facts: Facts): Facts =>
  Object.fromEntries(thing.map(name => [name, facts[name] ?? null]))
