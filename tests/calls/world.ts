// The calls of the area world, as the suites of all calls send them.
import { givenCounter, givenGuidePage } from '../support/worlds.ts'
import { type AreaRows, admins, everybody, ownersOnly } from './row.ts'

export const worldRows: AreaRows<'world'> = {
  worldSelect: { sample: () => ({}), rights: everybody },
  // Worlds without characters of the play world, because the characters of a world are public.
  getTop: { sample: () => ({ worldId: 'garden' }), rights: everybody },
  worldMenu: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  worldApplicationDate: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  worldCounter: {
    sample: async ({ db }) => ({ worldId: 'garden', worldCounterId: await givenCounter(db) }),
    rights: everybody,
  },
  updateWorldCounter: {
    sample: async ({ db }) => ({ worldCounterId: await givenCounter(db), change: 2 }),
    rights: admins,
    codeOfGet: 'BAD_INPUT',
  },
  getParameterCalcInfo: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  getParameterNameList: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  appView: {
    sample: ({ users }) => ({ worldId: 'harbor', userId: users.player, characterId: 'harbor-rinne' }),
    rights: ownersOnly('no character'),
  },
  getGuidePage: {
    sample: async ({ db }) => ({ worldId: 'garden', pageId: await givenGuidePage(db) }),
    rights: everybody,
  },
  getClassList: { sample: () => ({ worldId: 'harbor' }), rights: everybody },
  searchCharacter: {
    sample: () => ({
      worldId: 'garden',
      name: '灯',
      race: 'A01',
      class: 'B01',
      levelFrom: 1,
      levelTo: 9,
      title: '守',
      isNpc: false,
      isFollowed: true,
      sort: 'kana',
      page: 1,
    }),
    rights: everybody,
  },
}
