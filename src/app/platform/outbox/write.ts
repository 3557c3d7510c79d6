// A write as an area describes it: the call, when it may be sent, what it is done to, what it makes old, who says what came
// of it. Screens press it with useWrite; its words stand in rules/messages/acts.ts.
import type { ActKind } from '#rules/messages/acts.ts'
import type { RequestOf } from '../api.ts'
import type { Area } from '../belongings.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'

type Facts = NewOutboxItem['facts']

/** One press of a write. */
export type Pressed<Answer, Known extends Facts = Facts> = {
  /** Acts of one entity run one after the other; see OutboxItem. */
  entity: string
  request: RequestOf<Answer>
  /** For the lists: with what it is done, an item or a character. */
  note: string
  facts: Known
}

export type Write<Input, Answer, Known extends Facts = Facts> = {
  kind: ActKind
  /**
   * `mayWait`: kept while there is no network, then sent. `online`: pressed with a network only; what was not sent within the
   * patience of a screen is taken back, so that nothing is spent hours later.
   */
  policy: 'mayWait' | 'online'
  /**
   * The facts that name what it is done to: while one act of this kind on the same thing is open, another is not taken. An
   * empty list: one act of this kind at a time. Without it what was pressed last counts, and only the very same request as
   * the last one of its entity is not taken again.
   */
  thing?: readonly (keyof Known & string)[]
  /** What somebody wrote is in it: refused, it stays in the outbox until its writer throws it away or sends it anew. */
  holdsText?: true
  /** The areas that its answer makes old. */
  touches: readonly Area[]
  /** Which results a toast says, in the words of its kind; the screen says the others. */
  toasts: 'all' | 'problems' | 'none'
  press: (input: Input) => Pressed<Answer, Known>
}

export type WriteResult<Answer> =
  | { state: 'done'; answer: Answer }
  /** @property message the server's own words */
  | { state: 'refused'; code: string; message: string }
  /** Kept, and not answered yet: the outbox goes on. */
  | { state: 'waiting' }
  /** Sent, and its answer not read yet: the outbox goes on asking. */
  | { state: 'checking' }
  /** Sent where nothing can be kept, and not answered: pressed again it is sent with the same key. */
  | { state: 'unknown'; message: string }
  /** Neither kept nor sent. */
  | { state: 'notNow'; message: string }

/**
 * What went wrong, for the notice of a screen; null where nothing did, or where it is still asked for.
 * @returns code null: nobody refused it; isUnknown: it was sent, and what came of it is not known
 */
export function problemOf(
  result: WriteResult<unknown>,
): { code: string | null; message: string; isUnknown: boolean } | null {
  if (result.state === 'refused') return { code: result.code, message: result.message, isUnknown: false }
  if (result.state === 'notNow') return { code: null, message: result.message, isUnknown: false }
  return result.state === 'unknown' ? { code: null, message: result.message, isUnknown: true } : null
}

/** Describes a write; only the types are worked out here. */
export const defineWrite = <Input, Answer, Known extends Facts>(
  write: Write<Input, Answer, Known>,
): Write<Input, Answer, Known> => write

/** The act of one press, ready for the outbox. */
export const actOf = <Input, Answer, Known extends Facts>(
  { kind, touches, press }: Write<Input, Answer, Known>,
  input: Input,
): NewOutboxItem => ({ kind, touches: [...touches], ...press(input) })

export type OpenState = 'waiting' | 'sending' | 'checking'

/** Where an item stands that was not answered yet. */
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

/** The open act because of which another one is not taken. */
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

/** Only the facts that name the thing. */
export const thingOf = (thing: readonly string[], facts: Facts): Facts =>
  Object.fromEntries(thing.map(name => [name, facts[name] ?? null]))
