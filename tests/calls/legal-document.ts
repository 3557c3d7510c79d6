// The calls of the area legalDocument, as the suites of all calls send them.
import { legalDocument } from '#server/areas/identity/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, admins, everybody } from './row.ts'

const documentId = 'terms'

/** One version, the same for each sample. */
async function givenVersion({ asOwner, db }: TestDatabase): Promise<void> {
  await asOwner(client => client.query('delete from legal_document'))
  await db.insert(legalDocument).values({ documentId, version: 1, body: '第一版', createdAt: PLAY_NOW })
}

export const legalDocumentRows: AreaRows<'legalDocument'> = {
  get: { sample: () => ({ documentId }), rights: everybody },
  versions: { sample: () => ({ documentId }), rights: admins },
  version: {
    sample: async database => {
      await givenVersion(database)
      return { documentId, version: 1 }
    },
    rights: admins,
  },
  publish: {
    sample: async database => {
      await givenVersion(database)
      return { documentId, version: 1, body: '第二版', draftId: null }
    },
    rights: admins,
  },
}
