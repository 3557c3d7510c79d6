// The calls of the area application, as the suites of all calls send them.
import { givenApplication, givenCoins, givenPiece, givenSetting, givenSkill, SETTING } from '../support/applications.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, ownersCharacter, ownersOnly, signedIn } from './row.ts'

export const applicationRows: AreaRows<'application'> = {
  settings: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  applySetting: {
    sample: async ({ db, users }) => {
      await givenSetting(db, 'harbor-rinne')
      await givenCoins(db, users.player, 'LP', 300)
      return { characterId: 'harbor-rinne', slotNo: 1, ...SETTING, coin: 'llamaPoint' }
    },
    rights: ownersCharacter,
  },
  originalizable: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  applyOriginal: {
    sample: async ({ db, users }) => {
      await givenSkill(db, 'harbor-rinne')
      await givenPiece(db, 'harbor-rinne')
      await givenCoins(db, users.player, 'LP', 500)
      const thing = { characterId: 'harbor-rinne', kind: 'item', code: 'I0001', level: 1 }
      const words = { name: '波音の欠片', description: '遠い波の音がする。' }
      return { ...thing, ...words, coin: 'llamaPoint', draftId: await onlyDraft(db, users.player) }
    },
    rights: ownersCharacter,
  },
  mine: {
    sample: () => ({ characterId: 'harbor-rinne', group: 'original', offset: 0, limit: 10 }),
    rights: ownersCharacter,
  },
  decisions: { sample: () => ({ offset: 0, limit: 10 }), rights: signedIn },
  markSeen: { sample: () => ({ applicationIdList: [1] }), rights: signedIn },
  cancel: {
    sample: async ({ db, users }) => ({
      applicationId: await givenApplication(db, { kind: 'item', userId: users.player, characterId: 'harbor-rinne' }),
    }),
    rights: ownersOnly('APPLICATION_NOT_FOUND'),
  },
}
