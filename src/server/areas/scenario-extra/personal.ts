// Personal data of extra stories: published ones stay with the scenario, others lose their words.
import { sql } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { extraPurchase, scenarioExtra } from './tables.ts'

export const scenarioExtraPersonal: PersonalArea = {
  tables: [
    {
      table: scenarioExtra,
      users: { master_id: 'renamed', approved_by: 'renamed' },
      archive: {
        name: 'extra-stories',
        own: ofUser('master_id'),
        without: ['approved_by'],
        texts: { title: 'title', body: 'body' },
      },
    },
    { table: extraPurchase, users: { user_id: 'renamed' }, archive: { name: 'extra-purchases', own: ofUser() } },
  ],
  forget: async (tx, { userId }) => {
    await tx.execute(sql`
      update scenario_extra set title = '', teaser = '', body = '', length = 0
      where master_id = ${userId} and published_at is null`)
    return []
  },
}
