// Calls of the archive with input for the suites of all calls.
import type { TestDatabase } from '../support/database.ts'
import { givenReplay } from '../support/replays.ts'
import { type AreaRows, signedIn } from './row.ts'
import { onlyPhase } from './scenario-given.ts'

const CHARACTER = 'harbor-rinne'

async function played(database: TestDatabase) {
  await givenReplay(database.db, await onlyPhase(database, 'completed', 'seated'), 'published')
  return { characterId: CHARACTER }
}

export const archiveRows: AreaRows<'archive'> = {
  getList: { sample: async database => ({ ...(await played(database)), pageStart: 1, perPage: 20 }), rights: signedIn },
  download: {
    sample: async database => ({ ...(await played(database)), format: 'zip', direction: 'vertical' }),
    rights: { ...signedIn, other: 'ARCHIVE_EMPTY', admin: 'ARCHIVE_EMPTY' },
  },
}
