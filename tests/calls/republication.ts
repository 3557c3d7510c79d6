// Calls of republications with input for the suites of all calls.
import { republication } from '#server/areas/republication/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { type AreaRows, admins } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

async function finished(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  // A world has few heads at once.
  await database.db.update(republication).set({ endedAt: PLAY_NOW })
  return named(of)
}

async function standing(database: TestDatabase) {
  const { scenarioId, phase, worldId } = await finished(database)
  const [made] = await database.db
    .insert(republication)
    .values({
      ...{ scenarioId, phase, worldId, what: 'replay', words: '名作をもう一度。', createdBy: database.users.admin },
      ...{ publishAt: PLAY_NOW, publishedAt: PLAY_NOW, endedAt: new Date('2099-01-01T00:00:00Z'), createdAt: PLAY_NOW },
    })
    .returning({ republicationId: republication.republicationId })
  return { republicationId: made?.republicationId ?? 0 }
}

export const republicationRows: AreaRows<'republication'> = {
  getCandidates: {
    sample: () => ({ what: 'replay', worldId: 'harbor', keyword: '霧笛', pageStart: 1, perPage: 20 }),
    rights: admins,
  },
  republish: {
    sample: async database => ({
      ...(await finished(database)),
      ...{ what: 'replay', words: '名作をもう一度。', publishAt: null, days: 7, asDraft: false },
    }),
    rights: admins,
  },
  end: { sample: standing, rights: admins },
  getHistory: { sample: () => ({ worldId: 'harbor', pageStart: 1, perPage: 20 }), rights: admins },
}
