// Calls of extras (幕間) with input for the suites of all calls. The admin leads the scenarios of the samples: the office may do
// what masters do, and reads every extra; the player buys.
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import type { TestDatabase } from '../support/database.ts'
import { extraTexts, givenExtra } from '../support/extras.ts'
import { type AreaRows, admins, everybody, signedIn } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

/** An extra in a state beside a completed chapter of the admin. */
async function inState(database: TestDatabase, state: ReplayState, price = extraTexts.price) {
  const of = named(await onlyPhase(database, 'completed', null))
  const extraId = await givenExtra(database.db, { ...of, masterId: database.users.admin }, state, { price })
  return { ...of, extraId }
}
const idOf = async (...given: Parameters<typeof inState>) => ({ extraId: (await inState(...given)).extraId })

export const scenarioExtraRows: AreaRows<'scenarioExtra'> = {
  getOwnList: { sample: () => ({ pageStart: 1, perPage: 20 }), more: [{ group: 'writing' }], rights: admins },
  getPlaces: { sample: () => ({}), rights: admins },
  getOwn: { sample: database => idOf(database, 'writing'), rights: admins },
  save: {
    sample: async database => ({
      ...named(await onlyPhase(database, 'completed', null)),
      ...{ extraId: null, baseVersion: 0, ...extraTexts, submits: true, draftId: null },
    }),
    rights: admins,
  },
  act: {
    sample: async database => ({ ...(await idOf(database, 'writing')), baseVersion: 1, act: 'submit' }),
    rights: admins,
  },
  remove: {
    sample: async database => ({ ...(await idOf(database, 'writing')), baseVersion: 1 }),
    rights: admins,
  },
  getCheckList: { sample: () => ({ perPage: 40 }), rights: admins },
  getForCheck: { sample: database => idOf(database, 'checking'), rights: admins },
  check: {
    sample: async database => ({
      ...(await idOf(database, 'checking')),
      ...{ baseVersion: 1, step: 'approve', comment: null, publishDateTime: null, draftId: null },
    }),
    rights: admins,
  },
  getList: {
    sample: async database => {
      const { extraId: _, ...of } = await inState(database, 'published')
      return of
    },
    rights: everybody,
  },
  get: { sample: database => idOf(database, 'published'), rights: everybody },
  // Free, so that the suites need no coins. The office reads it already.
  buy: {
    sample: async database => ({ ...(await idOf(database, 'published', 0)), price: 0 }),
    more: [{ coinType: 1 }],
    rights: { ...signedIn, admin: 'EXTRA_READABLE' },
  },
}
