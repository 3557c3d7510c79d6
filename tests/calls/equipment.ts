// The calls of the area equipment, as the suites of all calls send them.
import { rinneWithStaves, staff } from './given.ts'
import { type AreaRows, ownersCharacter } from './row.ts'

export const equipmentRows: AreaRows<'equipment'> = {
  allHoyuItem: { sample: () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }), rights: ownersCharacter },
  getSettings: { sample: () => ({ worldId: 'harbor', characterId: 'harbor-rinne' }), rights: ownersCharacter },
  update: {
    sample: async database => ({
      ...(await rinneWithStaves(database)),
      baseVersion: 0,
      wornList: [{ slotId: 'hand1', ...staff }],
    }),
    rights: ownersCharacter,
  },
  saveSet: {
    sample: async database => ({
      ...(await rinneWithStaves(database)),
      setNo: 1,
      setName: '旅じたく',
      wornList: [{ slotId: 'hand1', ...staff }],
    }),
    rights: ownersCharacter,
  },
  removeSet: {
    sample: async database => ({ ...(await rinneWithStaves(database)), setNo: 1 }),
    rights: ownersCharacter,
  },
  levelUp: { sample: async database => ({ ...(await rinneWithStaves(database)), ...staff }), rights: ownersCharacter },
}
