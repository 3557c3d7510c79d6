// The calls of the areas letter and makaiPost, as the suites of all calls send them: the player's Rinne and the other's Garo.
import type { TestDatabase } from '../support/database.ts'
import { givenGift, givenLetter, givenMakai, givenMakaiCase, LAMP_OIL } from '../support/letters-between.ts'
import { give } from '../support/shops.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, ownersCharacter } from './row.ts'

const OWN = { characterId: 'harbor-rinne' }
const MINE = { worldId: 'harbor', ...OWN }
const PAIR = { ...OWN, otherId: 'harbor-garo' }
const page = { pageStart: 1, perPage: 20 }

const toPlayer = { fromId: PAIR.otherId, toId: OWN.characterId }
const posted = { by: PAIR.otherId, to: OWN.characterId }

export const letterRows: AreaRows<'letter'> = {
  getThreadList: {
    sample: async ({ db }) => {
      await givenLetter(db, toPlayer)
      return { ...MINE, ...page }
    },
    rights: ownersCharacter,
  },
  getThread: {
    sample: async ({ db }) => {
      await givenLetter(db, toPlayer)
      return { worldId: 'harbor', ...PAIR, ...page }
    },
    rights: ownersCharacter,
  },
  getEnclosures: { sample: () => MINE, rights: ownersCharacter },
  send: {
    sample: async ({ db, users }) => {
      await give(db, { kind: 'character', id: OWN.characterId }, { [LAMP_OIL]: 1 })
      return {
        ...{ worldId: 'harbor', ...PAIR, body: '霧が晴れました。', clipId: null },
        gift: { kind: 'item', itemCode: 'I0001', level: 1, originalizeId: null, amount: 1 },
        draftId: await onlyDraft(db, users.player),
      }
    },
    more: [{ gift: { kind: 'token', tokenNo: 1, amount: 1 } }, { clipId: 1 }],
    rights: ownersCharacter,
  },
  markRead: {
    sample: async ({ db }) => ({ ...PAIR, letterId: await givenLetter(db, toPlayer) }),
    rights: ownersCharacter,
  },
  endGift: {
    sample: async ({ db }) => ({ ...OWN, letterId: await givenGift(db, toPlayer), isAccepted: true }),
    rights: ownersCharacter,
  },
  saveMemo: { sample: () => ({ ...PAIR, body: '灯の話をした人。' }), rights: ownersCharacter },
}

const makai = (database: TestDatabase) => givenMakai(database.db, posted)

export const makaiPostRows: AreaRows<'makaiPost'> = {
  getReceiver: { sample: () => ({ worldId: 'harbor', ...PAIR }), rights: ownersCharacter },
  send: {
    sample: async ({ db, users }) => ({
      ...{ worldId: 'harbor', ...PAIR, body: '灯を、見ています。', isAnonymous: true },
      draftId: await onlyDraft(db, users.player),
    }),
    rights: ownersCharacter,
  },
  getInbox: {
    sample: async database => {
      await makai(database)
      return { ...MINE, ...page }
    },
    rights: ownersCharacter,
  },
  getSent: { sample: () => ({ ...MINE, ...page }), rights: ownersCharacter },
  markRead: {
    sample: async database => ({ ...OWN, letterIdList: [await makai(database)] }),
    rights: ownersCharacter,
  },
  consult: {
    sample: async database => ({ ...OWN, letterId: await makai(database), reason: 'こわいので、見てください。' }),
    rights: ownersCharacter,
  },
  getCases: {
    sample: async ({ db }) => {
      await givenMakaiCase(db, posted)
      return { queue: 'waiting', ...page }
    },
    rights: admins,
  },
  decide: {
    sample: async ({ db }) => ({
      letterId: await givenMakaiCase(db, posted),
      ...{ act: 'lift', reason: '相談があったため。' },
    }),
    rights: admins,
    namesUser: true,
  },
}
