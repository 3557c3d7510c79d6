// Own things: a handler that forgets the check of whose thing it is does not compile. The types are checked with those of all tests.
import { expect, test } from 'vitest'
import type { Contract } from '#contract/index.ts'
import { type OwnApplicationId, ownApplication } from '#server/areas/application/own-application.ts'
import type { DeskPhase } from '#server/areas/scenario-desk/own-desk.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { type handlersOf, owned } from '#server/platform/handlers.ts'
import type { OwnCharacter } from '#server/platform/own-character.ts'
import type { AdminId } from '#server/platform/rights.ts'

type VerbOf<Area extends keyof Contract, Name extends keyof Contract[Area]> = Parameters<
  typeof handlersOf<Area>
>[1][Name]

/** A verb of any call that gives it what it asks for. */
const asking =
  <Given>() =>
  (_db: Db | Tx, _given: Given): Promise<never> =>
    Promise.reject(new Error('Nobody calls it.'))

test('a call for the owner of a thing needs the finder of that thing', () => {
  const finds: VerbOf<'application', 'cancel'> = owned(ownApplication, asking<{ own: OwnApplicationId }>())
  // @ts-expect-error nothing finds the application
  const forgets: VerbOf<'application', 'cancel'> = asking<{ own: OwnApplicationId }>()
  // @ts-expect-error nothing asks whose it is
  const takesAny: VerbOf<'application', 'cancel'> = asking<{ applicationId: number }>()
  expect([finds, forgets, takesAny].map(verb => typeof verb)).toEqual(['object', 'function', 'function'])
})

test('an own character comes to calls that declare one', () => {
  const declared: VerbOf<'equipment', 'getSettings'> = asking<{ own: OwnCharacter }>()
  // @ts-expect-error any user makes this call
  const undeclared: VerbOf<'draft', 'list'> = asking<{ own: OwnCharacter }>()
  expect([declared, undeclared]).toHaveLength(2)
})

test('a call for masters brings no phase, and is no call of the office', () => {
  const asks: VerbOf<'scenarioInfo', 'getTexts'> = asking<{ userId: string; worldId: string; scenarioId: number }>()
  // @ts-expect-error whose phase it is has to be read
  const forgets: VerbOf<'scenarioInfo', 'getTexts'> = asking<{ own: DeskPhase }>()
  // @ts-expect-error a master is no admin
  const isOffice: VerbOf<'scenarioInfo', 'getTexts'> = asking<{ adminId: AdminId }>()
  // @ts-expect-error a phase that nobody has looked for
  const named: DeskPhase = { scenarioId: 1, phase: 1, worldId: 'world0', masterId: 'shirabe', isStaff: false }
  expect([asks, forgets, isOffice, named]).toHaveLength(4)
})
