// The calls of campaigns, and of the office's home and pictures, as the suites of all calls send them.

import type { TestDatabase } from '../support/database.ts'
import { givenNews } from '../support/letters.ts'
import { givenAsset, givenCampaign } from '../support/office-pages.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { officeDraft } from './given.ts'
import { type AreaRows, admins, everybody } from './row.ts'

const draftOf = async ({ db }: TestDatabase) => ({ cpId: await givenCampaign(db), baseVersion: 1 })
const publicOf = async ({ db }: TestDatabase) => ({ cpId: await givenCampaign(db, { status: 'published' }) })

export const campaignRows: AreaRows<'campaign'> = {
  getOpen: { sample: () => ({}), rights: everybody },
  getPast: { sample: () => ({ offset: 0, limit: 10 }), rights: everybody },
  get: { sample: publicOf, rights: everybody },
  list: { sample: () => ({ state: 'draft', offset: 0, limit: 10 }), rights: admins },
  read: { sample: async ({ db }) => ({ cpId: await givenCampaign(db) }), rights: admins },
  offer: { sample: () => ({ kind: 'mission', worldId: 'harbor', id: '' }), rights: admins },
  save: {
    sample: async database => ({
      ...(await draftOf(database)),
      ...{ title: '春の灯火', body: '春のあいだの催しです。', picture: null },
      ...{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T00:00:00.000Z' },
      resultPostId: await givenNews(database.db),
      offers: [{ kind: 'world', worldId: 'harbor', id: '', note: 'はじめての人に' }],
      draftId: await officeDraft(database),
    }),
    rights: admins,
  },
  publish: { sample: draftOf, rights: admins },
  withdraw: { sample: async database => ({ ...(await publicOf(database)), baseVersion: 1 }), rights: admins },
  remove: { sample: draftOf, rights: admins },
}

export const officeRows: AreaRows<'office'> = { getHome: { sample: () => ({}), rights: admins } }

export const assetRows: AreaRows<'asset'> = {
  list: { sample: () => ({ offset: 0, limit: 10 }), more: [{ word: '灯' }], rights: admins },
  upload: { sample: async () => ({ name: '灯.jpg', picture: await pictureInBase64(320, 200) }), rights: admins },
  uses: {
    sample: async ({ db, users }) => ({ assetId: await givenAsset(db, users.admin) }),
    rights: admins,
  },
  remove: {
    sample: async ({ db, users }) => ({ assetId: await givenAsset(db, users.admin) }),
    rights: admins,
  },
}
