// The calls of the area ogp, as the suites of all calls send them.
import { createHash } from 'node:crypto'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { type AreaRows, everybody } from './row.ts'

const KNOWN_PAGE = 'https://story.example/known'

/** A preview that is stored already, so that nothing is fetched. */
async function givenPreview(db: TestDatabase['db']): Promise<string> {
  const urlHash = createHash('sha256').update(KNOWN_PAGE).digest('base64url')
  const row = { urlHash, url: KNOWN_PAGE, found: true, title: '知っている頁', description: '' }
  await db
    .insert(urlPreview)
    .values({ ...row, expiresAt: new Date('2099-01-01') })
    .onConflictDoNothing()
  return KNOWN_PAGE
}

export const ogpRows: AreaRows<'ogp'> = {
  postForAlpacaUrlCard: { sample: async ({ db }) => ({ url: await givenPreview(db) }), rights: everybody },
}
