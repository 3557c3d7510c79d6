// The calls of the area character, as the suites of all calls send them.
import { type AreaRows, everybody, ownersCharacter, signedIn } from './row.ts'

export const characterRows: AreaRows<'character'> = {
  mine: { sample: () => ({}), rights: signedIn },
  speakAs: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  rest: { sample: () => ({ characterId: 'harbor-rinne', isResting: true }), rights: ownersCharacter },
  getDetail: { sample: () => ({ characterId: 'station-rei' }), rights: everybody },
  getChangeList: { sample: () => ({ characterId: 'station-rei', offset: 0, limit: 20 }), rights: everybody },
  getHistory: { sample: () => ({ characterId: 'station-rei', offset: 0, limit: 20 }), rights: everybody },
  getTitles: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  chooseTitle: { sample: () => ({ characterId: 'harbor-rinne', titleId: null }), rights: ownersCharacter },
  setUpIcon: { sample: () => ({ characterId: 'station-rei' }), rights: everybody },
}
