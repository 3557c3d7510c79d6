// Calls of the search with input for the suites of all calls.
import { savedSearch } from '#server/areas/search/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { type AreaRows, everybody, ownersOnly, signedIn } from './row.ts'

const filters = { worldId: 'harbor' }

/** A kept search of the player's; a list has room for some only. */
async function kept({ db, users }: TestDatabase) {
  await db.delete(savedSearch)
  const [made] = await db
    .insert(savedSearch)
    .values({
      ...{ userId: users.player, name: '霧笛の話', kind: 'replay' as const, keyword: '霧笛', filters, isCalling: true },
      ...{ seenUntil: PLAY_NOW, createdAt: PLAY_NOW },
    })
    .returning({ searchId: savedSearch.searchId })
  return { searchId: made?.searchId ?? 0 }
}

const criteria = { keyword: '灯', worldId: 'harbor', endedWorldFlg: true }
const more = [
  { tags: '連載' },
  { liked: false },
  { opend: true },
  { cId: 'harbor-rinne' },
  { creatorId: 'P-admin' },
  { shouhinKbn: 'tool' },
]

export const searchRows: AreaRows<'search'> = {
  find: {
    sample: () => ({ kind: 'novel', page: 1, s: 'old', ...criteria }),
    more: [...more, { kind: 'scenario' }, { kind: 'replay' }, { kind: 'character' }, { kind: 'item' }],
    rights: everybody,
  },
  findAll: { sample: () => criteria, more, rights: everybody },
  getSaved: {
    sample: async database => {
      await kept(database)
      return {}
    },
    rights: signedIn,
  },
  save: {
    sample: async ({ db }) => {
      await db.delete(savedSearch)
      return {
        ...{ name: '霧笛の話', kind: 'replay', keyword: '霧笛', isCalling: true },
        filters: {
          ...{ ...filters, tags: ['連載'], liked: true, opend: true, cId: 'harbor-garo', creatorId: 'P-admin' },
          ...{ shouhinKbn: 'tool', endedWorldFlg: true, s: 'old' },
        },
      }
    },
    rights: signedIn,
  },
  rename: {
    sample: async database => ({ ...(await kept(database)), name: '霧の話' }),
    rights: ownersOnly('SEARCH_NOT_FOUND'),
  },
  setCalling: {
    sample: async database => ({ ...(await kept(database)), isCalling: false }),
    rights: ownersOnly('SEARCH_NOT_FOUND'),
  },
  remove: { sample: kept, rights: ownersOnly('SEARCH_NOT_FOUND') },
}
