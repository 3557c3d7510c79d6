// The calls of mutes, as the suites of all calls send them.
import { sql } from 'drizzle-orm'
import { givenPlayer } from '../support/scenarios.ts'
import { type AreaRows, signedIn } from './row.ts'

export const muteRows: AreaRows<'mute'> = {
  getList: { sample: () => ({}), rights: signedIn },
  setWord: {
    sample: async ({ db }) => {
      // Samples are made by the hundred, and a user mutes a hundred words at most.
      await db.execute(sql`delete from mute_word`)
      return { word: '結末', isMuted: true }
    },
    rights: signedIn,
  },
  setCharacter: {
    sample: async ({ db }) => {
      await db.execute(sql`delete from mute_character`)
      return { otherId: (await givenPlayer(db)).characterId, isMuted: true }
    },
    rights: signedIn,
  },
}
