// Personal data of applications.

import { sql } from 'drizzle-orm'
import { applicationCauses } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { takenBy } from '../coin/charge.ts'
import { cancelApplication } from './end-application.ts'
import { ownApplication } from './own-application.ts'
import { application, originalized } from './tables.ts'

const applicationColumn = columnsOf(application, null, ['applicationId'])
const named = columnsOf(application, null, { id: 'applicationId', name: 'name' })

export const applicationPersonal: PersonalArea = {
  tables: [
    {
      table: application,
      users: { user_id: 'deleted', decided_by: 'renamed' },
      characters: { character_id: 'deleted' },
      archive: { name: 'applications', own: ofUser(), without: ['decided_by'] },
    },
    {
      table: originalized,
      characters: { character_id: 'stays' },
      archive: { name: 'original-names', own: ofCharacters() },
    },
  ],
  endings: async (db, userId) => {
    const { rows } = await db.execute<RowOf<typeof named>>(sql`
      select ${named} from application where user_id = ${userId} and status = ${shinseiStatus.applying}
      order by application_id`)
    return Promise.all(
      rows.map(async ({ id, name }) => {
        const taken = await takenBy(db, { kind: applicationCauses.fee, id: String(id) })
        return { title: `申請「${name}」`, coins: taken.reduce((sum, { amount }) => sum + Number(amount), 0) }
      }),
    )
  },
  end: async (tx, userId, now) => {
    const { rows } = await tx.execute<RowOf<typeof applicationColumn>>(sql`
      select ${applicationColumn} from application
      where user_id = ${userId} and status = ${shinseiStatus.applying} order by application_id`)
    for (const { applicationId } of rows) {
      const own = await ownApplication(tx, { userId, applicationId })
      await cancelApplication(tx, { own, userId, now })
    }
  },
}
