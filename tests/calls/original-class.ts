// The calls of the area original-class, as the suites of all calls send them.
import { randomUUID } from 'node:crypto'
import { endProposals, givenClass, givenParameters } from '../support/applications.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, ownersCharacter, signedIn } from './row.ts'

export const originalClassRows: AreaRows<'originalClass'> = {
  getList: { sample: () => ({ worldId: 'harbor', offset: 0, limit: 10 }), rights: signedIn },
  getDetail: {
    sample: async ({ db, users }) => ({
      worldId: 'harbor',
      classId: await givenClass(db, users.player, 'harbor-rinne'),
      characterId: 'harbor-rinne',
    }),
    rights: ownersCharacter,
  },
  parameters: { sample: () => ({ worldId: 'harbor' }), rights: signedIn },
  propose: {
    sample: async ({ db, users }) => {
      await givenParameters(db)
      await endProposals(db, users.player)
      const words = { name: `灯守-${randomUUID().slice(0, 8)}`, description: '灯りを守る者。' }
      const numberList = [{ id: 1, kijun: 5, hosei: 1 }]
      return { characterId: 'harbor-rinne', ...words, numberList, draftId: await onlyDraft(db, users.player) }
    },
    rights: ownersCharacter,
  },
  take: {
    sample: async ({ db, users }) => ({
      characterId: 'harbor-rinne',
      classId: await givenClass(db, users.player, 'harbor-rinne'),
    }),
    rights: ownersCharacter,
  },
}
