// The calls of the area exchange, as the suites of all calls send them.
import { give, givenRecipe, gold, item } from '../support/shops.ts'
import { type AreaRows, ownersCharacter } from './row.ts'

export const exchangeRows: AreaRows<'exchange'> = {
  getList: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  create: {
    sample: async ({ db }) => {
      await give(db, { kind: 'character', id: 'harbor-rinne' }, { [item('I0001')]: 1, [gold()]: 1 })
      const itemSynthId = await givenRecipe(db, { itemCode: 'MADE', worldToken1: 1, materials: { I0001: 1 } })
      return { characterId: 'harbor-rinne', itemSynthId, originalizedFlg: false, levelUpFlg: false, coinType: 0 }
    },
    rights: ownersCharacter,
  },
  history: { sample: () => ({ characterId: 'harbor-rinne', page: 1, size: 20 }), rights: ownersCharacter },
}
