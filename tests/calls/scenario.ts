// The calls of the areas of scenarios, as the suites of all calls send them.

import { givenCoins } from '../support/applications.ts'
import type { TestDatabase } from '../support/database.ts'
import { type AreaRows, everybody, ownersCharacter, type Rights, signedIn } from './row.ts'
import { drawnPhase, named, onlyPhase, withPost, withTag } from './scenario-given.ts'

const characterId = 'harbor-rinne'
const list = () => ({ worldId: 'harbor', pageStart: 1, perPage: 20, order: 'soon', keyword: '霧笛' })

/** Criteria of lists that the sample leaves out, so that it finds every kind of scenario. */
const criteria = [
  ...[{ joinable: true }, { mine: true }, { friends: true }, { withinHours: 24 }],
  ...[{ status: 0 }, { scenarioKind: 1 }, { difficultyNo: 2 }],
]

const entering = async (database: TestDatabase, state: 'reservation' | 'recruiting') => {
  await givenCoins(database.db, database.users.player, 'LP', 600)
  return { ...named(await onlyPhase(database, state, null)), characterId }
}

export const scenarioRows: AreaRows<'scenario'> = {
  getOpeningList: { sample: list, more: criteria, rights: everybody },
  getWritingList: { sample: list, more: criteria, rights: everybody },
  getReplayList: { sample: list, more: criteria, rights: everybody },
  search: {
    sample: () => ({ ...list(), scenarioType: 'Normal', rewardNo: 2, textType: 'Normal' }),
    more: [...criteria, { list: 'opening' }, { masterName: '夜半' }],
    rights: everybody,
  },
  getScenarioDetail: {
    sample: async database => ({ ...named(await onlyPhase(database, 'reservation', 'applied')), characterId }),
    rights: everybody,
  },
  participation: {
    sample: async database => ({ ...(await entering(database, 'recruiting')), cost: 500 }),
    rights: ownersCharacter,
  },
  reserve: {
    sample: async database => ({ ...(await entering(database, 'reservation')), cost: 600, fatePower: 0 }),
    rights: ownersCharacter,
  },
  confirm: {
    sample: async database => ({ ...named(await onlyPhase(database, 'priority', 'won')), characterId }),
    rights: ownersCharacter,
  },
  cancel: {
    sample: async database => ({
      ...named(await onlyPhase(database, 'reservation', 'applied')),
      characterId,
      act: 'cancel',
    }),
    rights: ownersCharacter,
  },
  getLottery: { sample: drawnPhase, rights: everybody },
  getOwnList: { sample: () => ({ worldId: 'harbor' }), rights: signedIn },
}

const consulting = async (database: TestDatabase) => named(await onlyPhase(database, 'consultation', 'seated'))
const desk = async (database: TestDatabase) => ({ ...(await consulting(database)), characterId })
const withoutPhase = async (database: TestDatabase) => {
  const { worldId, scenarioId } = await consulting(database)
  return { worldId, scenarioId, characterId }
}
const onTag = async (database: TestDatabase) => ({ ...(await withTag(database)), characterId })

export const scenarioPlayingRows: AreaRows<'scenarioPlaying'> = {
  get: { sample: desk, rights: ownersCharacter },
  save: {
    sample: async database => ({
      ...(await desk(database)),
      ...{ chooseId: null, consumeItem: [], playing: '灯りをともす。', onlyPlayingFlg: false, onlyTeamTagFlg: false },
      ...{ tagId: null, omakaseFlg: false, draftId: null },
    }),
    rights: ownersCharacter,
  },
  delete: { sample: withoutPhase, rights: ownersCharacter },
  setSavesBlank: {
    sample: async database => ({ ...(await desk(database)), savesBlank: true }),
    rights: ownersCharacter,
  },
  getTagList: { sample: withoutPhase, rights: ownersCharacter },
  getTagCharacters: { sample: onTag, rights: ownersCharacter },
  getTagTitle: { sample: withTag, rights: { ...signedIn, other: 'SCENARIO_NOT_FOUND' } },
  addTag: {
    sample: async database => ({ ...(await withoutPhase(database)), tagId: null, tagName: '港組' }),
    rights: ownersCharacter,
  },
  renameTag: { sample: async database => ({ ...(await onTag(database)), tagName: '港組' }), rights: ownersCharacter },
  removeTag: { sample: withTag, rights: { ...signedIn, other: 'TAG_NOT_FOUND', admin: 'TAG_NOT_FOUND' } },
}

/** Rights for the board: participants, the master and the office; the admin is the master of the samples' scenarios. */
const readers: Rights = { ...signedIn, other: 'BOARD_CLOSED' }

export const scenarioBoardRows: AreaRows<'scenarioBoard'> = {
  getPosts: {
    sample: async database => ({ ...(await consulting(database)), limit: 30 }),
    more: [{ before: 1_000_000 }, { after: 1 }, { from: 1 }],
    rights: readers,
  },
  getDigest: { sample: consulting, rights: readers, namesUser: true },
  post: {
    sample: async database => ({
      ...(await desk(database)),
      ...{ asCharacter: false, body: '灯台へ行きます。', replyTo: null, draftId: null },
    }),
    rights: { ...readers, admin: 'ENTRY_NOT_FOUND' },
  },
  edit: {
    sample: async database => ({ ...(await withPost(database)), body: '港へ行きます。', draftId: null }),
    rights: { ...readers, admin: 'POST_NOT_FOUND' },
  },
  delete: { sample: withPost, rights: readers, namesUser: true },
  pin: {
    sample: async database => ({ ...(await withPost(database)), isPinned: true }),
    rights: readers,
    namesUser: true,
  },
  setRole: { sample: async database => ({ ...(await desk(database)), role: '灯りをともす' }), rights: ownersCharacter },
  setRead: { sample: withPost, rights: readers },
}
