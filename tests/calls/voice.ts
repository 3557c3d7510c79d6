// Calls of voices with input for the suites of all calls. The admin leads the scenarios of the samples, the player takes part; a
// master is told of the characters of the players.
import { replayVoice } from '#server/areas/voice/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { givenClip, speakIn } from '../support/voices.ts'
import { type AreaRows, admins, ownersOnly } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

const CHARACTER = 'harbor-rinne'
const rights = { ...ownersOnly('VOICE_NOT_YOURS'), admin: 'ok' }

async function spoken(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  await speakIn(database.db, of, '霧が出た。\nリンネ「霧が来る」')
  return named(of)
}

async function voiced(database: TestDatabase) {
  const of = await spoken(database)
  const { scenarioId, phase } = of
  const clipId = await givenClip(database.db, CHARACTER)
  await database.db
    .insert(replayVoice)
    .values({ scenarioId, phase, rowNo: 2, clipId, userId: database.users.player, createdAt: PLAY_NOW })
  return { ...of, rowNo: 2, clipId }
}

export const voiceRows: AreaRows<'voice'> = {
  getLines: { sample: spoken, rights, namesUser: true },
  getClips: {
    sample: async database => {
      await givenClip(database.db, CHARACTER)
      return { ...(await spoken(database)), characterId: CHARACTER, pageStart: 1, perPage: 10 }
    },
    rights,
    namesUser: true,
  },
  attach: {
    sample: async database => ({
      ...(await spoken(database)),
      ...{ rowNo: 2, clipId: await givenClip(database.db, CHARACTER) },
    }),
    rights,
    namesUser: true,
  },
  detach: {
    sample: async database => {
      const { clipId: _, ...of } = await voiced(database)
      return of
    },
    rights,
  },
  takeOff: {
    sample: async database => ({ ...(await voiced(database)), reason: '音が割れています。' }),
    rights: admins,
  },
}
