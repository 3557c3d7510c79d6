// The calls of the area friend, as the suites of all calls send them.
import type { FriendState } from '#rules/friend-address.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenStanding } from '../support/friends.ts'
import { type AreaRows, everybody, ownersCharacter } from './row.ts'

const FRIENDS = { characterId: 'harbor-rinne', otherId: 'harbor-garo' }

async function givenPair(db: TestDatabase['db'], state: FriendState | null) {
  await givenStanding(db, FRIENDS.characterId, FRIENDS.otherId, state)
  return { ...FRIENDS }
}

export const friendRows: AreaRows<'friend'> = {
  getList: { sample: () => ({ characterId: 'station-rei', sort: 'kana', offset: 0, limit: 20 }), rights: everybody },
  getOwnList: {
    sample: () => ({ characterId: 'harbor-rinne', state: 'friend', sort: 'new', offset: 0, limit: 20 }),
    rights: ownersCharacter,
  },
  getStanding: { sample: () => ({ ...FRIENDS }), rights: ownersCharacter },
  ask: { sample: async ({ db }) => givenPair(db, null), rights: ownersCharacter },
  accept: { sample: async ({ db }) => givenPair(db, 'invited'), rights: ownersCharacter },
  part: {
    sample: async ({ db }) => ({ ...(await givenPair(db, 'friend')), state: 'friend' }),
    rights: ownersCharacter,
  },
  saveRelation: {
    sample: async ({ db }) => ({ ...(await givenPair(db, 'friend')), relation: '霧の夜の相棒。' }),
    rights: ownersCharacter,
  },
}
