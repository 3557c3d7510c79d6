// The calls of solo journals and of the office's desk of them, as the suites of all calls send them.
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../support/database.ts'
import { givenJournal, givenRun } from '../support/journals.ts'
import { officeDraft } from './given.ts'
import { type AreaRows, admins, ownersCharacter, ownersOnly, signedIn } from './row.ts'

const OWN = { characterId: 'harbor-rinne' }
const WORLD = { worldId: 'harbor' }
const owners = ownersOnly('JOURNAL_RUN_NOT_FOUND')

const run = async (database: TestDatabase, given: Parameters<typeof givenRun>[1] = {}) => ({
  runId: await givenRun(database, given),
})

export const journalRows: AreaRows<'journal'> = {
  getList: { sample: () => WORLD, rights: signedIn },
  getRuns: { sample: () => ({ ...OWN, pageStart: 1, perPage: 20 }), rights: ownersCharacter },
  getJournal: {
    sample: async database => ({ ...WORLD, journalId: (await givenJournal(database)).journalId }),
    rights: signedIn,
  },
  getRun: { sample: database => run(database, { entries: 2 }), rights: owners },
  begin: {
    sample: async database => {
      // Samples are made by the hundred, and ten runs of a character are open at most.
      await database.db.execute(sql`delete from journal_run where state = 'open'`)
      return { ...OWN, ...WORLD, journalId: (await givenJournal(database)).journalId }
    },
    rights: ownersCharacter,
  },
  roll: { sample: async database => ({ ...(await run(database, { entries: 1 })), step: 2 }), rights: owners },
  writeEntry: {
    sample: async database => ({
      ...{ ...(await run(database, { isRolled: true })), step: 1, body: '灯は、ついていた。', draftId: null },
    }),
    rights: owners,
  },
  finish: { sample: database => run(database, { entries: 1 }), rights: owners },
  publish: {
    sample: async database => ({
      ...{ ...(await run(database, { entries: 2, state: 'finished' })), title: '霧の夜の記録', scope: 1 },
    }),
    rights: owners,
  },
  remove: { sample: database => run(database), rights: owners },
}

const at = async (database: TestDatabase, state: 'draft' | 'published') => ({
  ...{ journalId: (await givenJournal(database, { state })).journalId, baseVersion: 1 },
})

export const journalDeskRows: AreaRows<'journalDesk'> = {
  list: { sample: () => ({ offset: 0, limit: 20 }), more: [{ state: 'draft' }], rights: admins },
  read: {
    sample: async database => ({ journalId: (await givenJournal(database)).journalId }),
    rights: admins,
  },
  save: {
    sample: async database => ({
      ...{ ...(await at(database, 'draft')), ...WORLD, title: '当直日誌', summary: '夜を書く。', rules: '振る。' },
      ...{ opening: '日が落ちた。', closing: '朝になった。', length: 3, dice: { count: 1, sides: 6 } },
      promptList: [{ fromTotal: 1, toTotal: 6, text: 'なにが見えるか。' }],
      draftId: await officeDraft(database),
    }),
    rights: admins,
  },
  publish: { sample: database => at(database, 'draft'), rights: admins },
  withdraw: { sample: database => at(database, 'published'), rights: admins },
  remove: { sample: database => at(database, 'draft'), rights: admins },
}
