// Handlers made from the contract. The declaration of a call (its access, its way of writing) is carried out here, and the
// verb of the call receives the result: the caller, the caller's own thing, a database or a transaction, the time.
import type { AnyContractProcedure, ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Router } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Contract } from '#contract/index.ts'
import { type Db, type Tx, transact } from '../db/client.ts'
import { calls, viewerOrRefuse, writeOnce } from './calls.ts'
import type { CallContext, RequestContext } from './context.ts'
import { type OwnCharacter, ownCharacter } from './own-character.ts'
import type { AdminId } from './rights.ts'

/** Arguments of a verb besides the input, by the access that the contract declares. */
type GivenBy = {
  public: { userId: string | null }
  account: { userId: string; accountMail: string | null }
  'signed-in': { userId: string }
  /** The character of the input, proven to belong to the caller (and to the input's world, if it names one). */
  character: { userId: string; own: OwnCharacter }
  /** The verb is wrapped by `owned`, which finds the thing. */
  owner: { userId: string }
  master: { userId: string }
  creator: { userId: string }
  admin: { userId: string; adminId: AdminId }
}

type InputOf<Call> =
  Call extends ContractProcedure<infer Input, infer _, infer __, infer ___> ? InferSchemaOutput<Input> : never
type OutputOf<Call> =
  Call extends ContractProcedure<infer _, infer Output, infer __, infer ___> ? InferSchemaInput<Output> : never
type MetaOf<Call> = Call extends ContractProcedure<infer _, infer __, infer ___, infer Meta> ? Meta : never
type AccessOf<Call> = NonNullable<Extract<MetaOf<Call>, CallMeta>['access']>
type EffectOf<Call> = NonNullable<Extract<MetaOf<Call>, CallMeta>['effect']>

type Given<Call> = (unknown extends InputOf<Call> ? unknown : InputOf<Call>) & GivenBy[AccessOf<Call>] & { now: Date }
/** Writes run in a transaction, reads do not. */
type Database<Call> = EffectOf<Call> extends 'read' | 'session' ? Db : Tx

type Run<Call> = (
  db: Database<Call>,
  given: Given<Call>,
  context: CallContext,
) => Promise<OutputOf<Call>> | OutputOf<Call>

/** A verb with the finder of the thing that it needs. */
type Owned<Call> = { find: unknown; verb: Run<Call> }
/** A handler without the wrapping of this file, for the few calls with work to do before their transaction. */
type ByHand<Call> = {
  byHand: (call: { input: InputOf<Call>; context: CallContext & { call: string } }) => Promise<OutputOf<Call>>
}

/** Fields of the input that an added argument of the same name would hide; calls with such fields are written by hand. */
type Hidden<Call> = Extract<keyof InputOf<Call>, 'userId' | 'own' | 'adminId' | 'now'>

/** Form of the verb by the access of the call. A call for owners of a character must name it in its input. */
type Judged<Call> =
  AccessOf<Call> extends 'owner'
    ? Owned<Call>
    : AccessOf<Call> extends 'character'
      ? InputOf<Call> extends { characterId: string }
        ? Run<Call>
        : never
      : Run<Call>

type Verb<Call> = ByHand<Call> | ([Hidden<Call>] extends [never] ? Judged<Call> : never)

type Verbs<Area extends keyof Contract> = { [Name in keyof Contract[Area]]: Verb<Contract[Area][Name]> }

/**
 * The verb of a call that only the owner of a thing may make.
 * @param find reads the thing with the caller's id in its condition and refuses when there is none
 * @param verb carries out the call
 */
export const owned = <
  Thing,
  Base extends Db | Tx,
  Finding extends { userId: string },
  Doing extends { own: Thing },
  Answer,
>(
  find: (db: Db | Tx, given: Finding) => Promise<Thing>,
  verb: (db: Base, given: Doing, context: CallContext) => Promise<Answer> | Answer,
) => ({
  find,
  // `implement` adds the thing when it runs the verb.
  verb: verb as unknown as (
    db: Base,
    given: Omit<Doing, 'own'> & Finding,
    context: CallContext,
  ) => Promise<Answer> | Answer,
})

/**
 * Time by which the verbs of an area go: that of the story, or the system's own for accounts, what is kept for them and deleted by age,
 * and caches.
 */
type Time = 'story' | 'system'

/**
 * Handlers of an area: every call of its contract with its verb.
 * @param of the area, with its time where that is not the story's
 */
export function handlersOf<Area extends keyof Contract>(
  of: Area | { area: Area; time: Time },
  verbs: Verbs<Area>,
): Router<Contract[Area], RequestContext> {
  const { area, time } = typeof of === 'object' ? of : { area: of, time: 'story' as const }
  // A plain type in place of the area's own: the union of all areas' procedures is too much for the compiler.
  const procedures = (calls as unknown as Record<string, Record<string, Implementer>>)[area] ?? {}
  const entries = Object.entries(verbs as Record<string, Verb<AnyContractProcedure>>)
  const handlers = entries.map(([name, verb]) => [name, implement(procedures[name] as Implementer, verb, time)])
  const made: unknown = Object.fromEntries(handlers)
  return made as Router<Contract[Area], RequestContext>
}

type Incoming = { input: unknown; context: CallContext & { call: string } }
type Implementer = { handler: (answer: (incoming: Incoming) => unknown) => unknown }
type AnyVerb = (db: Db | Tx, given: object, context: CallContext) => unknown
type Finder = (db: Db | Tx, given: object) => Promise<unknown>

function implement(procedure: Implementer, verb: unknown, time: Time): unknown {
  if (typeof verb === 'object' && verb !== null && 'byHand' in verb) {
    return procedure.handler(verb.byHand as (incoming: Incoming) => unknown)
  }
  const { find, verb: run } =
    typeof verb === 'function' ? { find: null, verb } : (verb as { find: Finder; verb: AnyVerb })
  const answer = async (db: Db | Tx, { input, context }: Incoming): Promise<unknown> => {
    const now = time === 'story' ? await context.story.now(db) : context.clock.now()
    const known = { ...(input as object | undefined), ...(await caller(db, input, context)), now }
    const given = find ? { ...known, own: await (find as Finder)(db, known) } : known
    return (run as AnyVerb)(db, given, context)
  }
  return procedure.handler(incoming => {
    const { input, context } = incoming
    const { effect } = context.meta
    if (effect === 'keyed') return writeOnce(context, input, tx => answer(tx, incoming))
    return effect === 'safe' ? transact(context.db, tx => answer(tx, incoming)) : answer(context.db, incoming)
  })
}

/** Facts about the caller of a call, by its access. @throws NOT_YOUR_CHARACTER */
async function caller(db: Db | Tx, input: unknown, context: CallContext): Promise<object> {
  const { access } = context.meta
  if (access === 'public') return { userId: context.viewer?.userId ?? null }
  const { userId, mailaddress } = viewerOrRefuse(context)
  if (access === 'account') return { userId, accountMail: mailaddress ?? null }
  if (access === 'admin') return { userId, adminId: context.adminId }
  if (access !== 'character') return { userId }
  const { characterId, worldId } = input as { characterId: string; worldId?: string }
  return { userId, own: await ownCharacter(db, userId, characterId, worldId) }
}
