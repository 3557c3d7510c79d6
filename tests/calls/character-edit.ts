// The calls of the area character-edit, as the suites of all calls send them.
import { characterIcon } from '#server/areas/character-edit/tables.ts'
import { givenSetting } from '../support/applications.ts'
import type { TestDatabase } from '../support/database.ts'
import { emptyGarden, givenGarden, pictureInBase64, registration, versionOf } from '../support/registration.ts'
import { type AreaRows, ownersCharacter, signedIn } from './row.ts'

/** Removes applications, because an examined setting cannot be changed. */
async function withoutApplications(db: TestDatabase['db'], characterId: string): Promise<string> {
  for (const slotNo of [1, 2, 3, 4]) await givenSetting(db, characterId, slotNo)
  return characterId
}

export const characterEditRows: AreaRows<'characterEdit'> = {
  getRegistration: { sample: () => ({ worldId: 'harbor' }), rights: signedIn },
  portrait: {
    sample: () => ({
      worldId: 'harbor',
      familyName: '灯',
      givenName: '茜',
      middleName: '',
      variant: 2,
    }),
    rights: signedIn,
  },
  uploadIcon: {
    sample: async ({ db }) => {
      await db.delete(characterIcon)
      return { picture: await pictureInBase64(32, 32) }
    },
    rights: signedIn,
  },
  register: {
    sample: async ({ db }) => {
      await givenGarden(db)
      await emptyGarden(db)
      return registration()
    },
    rights: signedIn,
  },
  getProfile: { sample: () => ({ characterId: 'harbor-rinne' }), rights: ownersCharacter },
  saveProfile: {
    sample: async ({ db }) => ({
      characterId: await withoutApplications(db, 'harbor-rinne'),
      baseVersion: await versionOf(db, 'harbor-rinne'),
      draftId: null,
      changes: {
        nameOrder: 1,
        height: '158cm',
        hair: '銀',
        eyes: '灰',
        skin: '白',
        firstPerson: 'わたし',
        secondPerson: 'あなた',
        tone: '静か',
        catchphrase: 'おはよう。',
        personality: '早起き。',
        profile: '港の生まれ。',
        frame: 'gold',
        isFriendListOpen: true,
        settingList: registration().settingList,
      },
    }),
    rights: ownersCharacter,
  },
  setIcon: {
    sample: () => ({ characterId: 'harbor-rinne', icon: { kind: 'drawn', variant: 1 } }),
    rights: ownersCharacter,
  },
  arrange: { sample: () => ({ characterIdList: ['harbor-rinne', 'harbor-mina'] }), rights: ownersCharacter },
  hide: { sample: () => ({ characterId: 'harbor-rinne', isHidden: false }), rights: ownersCharacter },
}
