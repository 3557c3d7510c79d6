// Calls of quotation cards with input for the suites of all calls.
import { quotation } from '#server/areas/quotation/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { type AreaRows, everybody, ownersOnly, signedIn } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

const WORDS = '霧笛が、三度鳴った。'

async function published(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  return named(of)
}

let made = 0
async function kept(database: TestDatabase) {
  const { scenarioId, phase } = await published(database)
  const quotationId = `card-${String(++made).padStart(17, '0')}`
  await database.db.insert(quotation).values({
    ...{ quotationId, scenarioId, phase, userId: database.users.player },
    ...{ rowFrom: 1, rowTo: 1, words: WORDS, createdAt: PLAY_NOW },
  })
  return { quotationId }
}

export const quotationRows: AreaRows<'quotation'> = {
  getQuotation: { sample: kept, rights: everybody },
  getOwnList: { sample: () => ({ pageStart: 1, perPage: 20 }), rights: signedIn },
  keep: {
    sample: async database => ({ ...(await published(database)), rowFrom: 1, rowTo: 1, words: WORDS }),
    rights: signedIn,
  },
  setDeleted: {
    sample: async database => ({ ...(await kept(database)), isDeleted: true }),
    rights: ownersOnly('QUOTATION_NOT_FOUND'),
  },
  picture: { sample: kept, rights: everybody },
}
