// The calls of reports, as the suites of all calls send them.
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../support/database.ts'
import { givenReport } from '../support/reports.ts'
import { givenPlayer } from '../support/scenarios.ts'
import { givenTweet } from '../support/tweets.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, signedIn } from './row.ts'

const page = { pageStart: 1, perPage: 20 }

/** A tweet of a player whom no other sample needs. */
async function reported({ db }: TestDatabase) {
  await db.execute(sql`delete from report where state = 'waiting'`)
  const { characterId } = await givenPlayer(db)
  return { kind: 'tweet', targetId: String(await givenTweet(db, { characterId })) }
}

export const reportRows: AreaRows<'report'> = {
  send: {
    sample: async database => ({
      ...{ ...(await reported(database)), reason: 'spam', words: '宣伝だと思います。' },
      draftId: await onlyDraft(database.db, database.users.player),
    }),
    rights: signedIn,
  },
  getSent: { sample: () => page, rights: signedIn },
  getTold: { sample: () => page, rights: signedIn },
  getQueue: {
    sample: async database => {
      await givenReport(database)
      return { state: 'waiting', ...page }
    },
    rights: admins,
    namesUser: true,
  },
  getReport: {
    sample: async database => ({ reportId: await givenReport(database) }),
    rights: admins,
    namesUser: true,
  },
  decide: {
    sample: async database => ({
      ...{ reportId: await givenReport(database), decision: 'nothing' },
      ...{ answer: '確かめました。', words: '' },
    }),
    rights: admins,
  },
}
