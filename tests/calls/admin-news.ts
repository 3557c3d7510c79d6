// The calls of the area admin-news, as the suites of all calls send them.
import { givenNews } from '../support/letters.ts'
import { type AreaRows, admins } from './row.ts'

export const adminNewsRows: AreaRows<'adminNews'> = {
  list: { sample: () => ({ state: 'draft', offset: 0, limit: 10 }), rights: admins },
  read: { sample: async ({ db }) => ({ postId: await givenNews(db) }), rights: admins },
  pictures: { sample: () => ({}), rights: admins },
  save: {
    sample: async ({ db }) => ({
      postId: await givenNews(db),
      baseVersion: 1,
      title: '新しい題',
      category: 'guide',
      worldId: 'harbor',
      body: '新しい本文。',
      publishAt: '2026-12-01T00:00:00.000Z',
      picture: null,
    }),
    rights: admins,
  },
  publish: {
    sample: async ({ db }) => ({
      postId: await givenNews(db),
      baseVersion: 1,
      publishAt: '2026-12-01T00:00:00.000Z',
    }),
    rights: admins,
  },
  withdraw: {
    sample: async ({ db }) => ({
      postId: await givenNews(db, { status: 'released', publishedAt: new Date('2026-11-20T00:00:00Z') }),
      baseVersion: 1,
    }),
    rights: admins,
  },
  removeDraft: { sample: async ({ db }) => ({ postId: await givenNews(db), baseVersion: 1 }), rights: admins },
}
