// The calls of the area skill, as the suites of all calls send them.
import { givenTokens } from '../support/equipment.ts'
import { rinneWithStaves } from './given.ts'
import { type AreaRows, ownersCharacter } from './row.ts'

export const skillRows: AreaRows<'skill'> = {
  getSettings: { sample: () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }), rights: ownersCharacter },
  learn: {
    sample: async database => {
      await givenTokens(database.db, 'harbor-rinne', 2, 100)
      return { ...(await rinneWithStaves(database)), skillCode: 'S1', level: 2 }
    },
    rights: ownersCharacter,
  },
  update: {
    sample: async database => ({ ...(await rinneWithStaves(database)), baseVersion: 0, skillCodeList: ['S1'] }),
    rights: ownersCharacter,
  },
  forget: {
    sample: async database => ({ ...(await rinneWithStaves(database)), skillCode: 'S1' }),
    rights: ownersCharacter,
  },
}
