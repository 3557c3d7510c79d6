// The row of a call: facts for the suites that walk over all calls.
import type { Contract } from '#contract/index.ts'
import type { TestDatabase } from '../support/database.ts'

export type Input = Record<string, unknown>

export const viewers = ['anonymous', 'owner', 'other', 'admin'] as const
export type Viewer = (typeof viewers)[number]

/** Expected result: `ok`, `no character` (the status of AppView without one), or the code of the refusal. */
export type Rights = Record<Viewer, string>

export type CallRow = {
  /** Makes a valid input about things of the play world's `player`; a new thing if the call uses it up. */
  sample: (database: TestDatabase) => Input | Promise<Input>
  /** Changes of the sample that give fields a valid value which it leaves out, for instance because they narrow its answer. */
  more?: readonly Input[]
  /** Expected result of the sample for each kind of viewer. */
  rights: Rights
  /** Whether its answer names the user of its input to every caller. */
  namesUser?: true
  /** Whether its input itself stands for the owner: a secret that was mailed, or an address to which a mail goes. */
  standsForOwner?: true
  /** Whether it is meant to reach the owner as an act of another user, who is notified of it. */
  reachesOwner?: true
  /** Code of the refusal of a GET, when its address looks like that of another call. */
  codeOfGet?: 'BAD_INPUT'
}

/** Rows of all calls of an area; a missing one does not compile. */
export type AreaRows<Area extends keyof Contract> = Record<keyof Contract[Area], CallRow>

export const everybody: Rights = { anonymous: 'ok', owner: 'ok', other: 'ok', admin: 'ok' }
export const signedIn: Rights = { ...everybody, anonymous: 'UNAUTHORIZED' }
export const admins: Rights = { anonymous: 'UNAUTHORIZED', owner: 'FORBIDDEN', other: 'FORBIDDEN', admin: 'ok' }
/** Rights for a thing of the owner, which does not exist for others, or is refused. */
export const ownersOnly = (code: string): Rights => ({ ...signedIn, other: code, admin: code })
/** Rights for acts of the owner's character. */
export const ownersCharacter: Rights = ownersOnly('NOT_YOUR_CHARACTER')
/** Rights for session calls: without the cookie nobody has a session, whatever the token is. */
export const bySession = (code: string): Rights => ({ anonymous: code, owner: code, other: code, admin: code })
