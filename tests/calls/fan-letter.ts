// Calls of fan letters with input for the suites of all calls: the player writes to the admin, who leads the scenario.
import type { FanLetterState } from '#rules/fan-letters.ts'
import { fanLetter } from '#server/areas/fan-letter/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, ownersCharacter, signedIn } from './row.ts'
import { onlyPhase } from './scenario-given.ts'

async function published(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  return { masterId: 'P-admin', scenarioId: of.scenarioId, phase: of.phase }
}

async function letterIn({ db, users }: TestDatabase, state: FanLetterState): Promise<number> {
  const [made] = await db
    .insert(fanLetter)
    .values({
      ...{ userId: users.player, characterId: 'harbor-rinne', masterId: users.admin, body: '楽しかったです。' },
      ...{ state, stateSince: PLAY_NOW, createdAt: PLAY_NOW },
    })
    .returning({ letterId: fanLetter.letterId })
  return made?.letterId ?? 0
}

const page = { pageStart: 1, perPage: 20 }

export const fanLetterRows: AreaRows<'fanLetter'> = {
  getReceiver: { sample: published, rights: { ...signedIn, admin: 'LETTER_TO_SELF' } },
  send: {
    sample: async database => ({
      ...(await published(database)),
      ...{ characterId: 'harbor-rinne', body: '灯台の場面が好きです。' },
      draftId: await onlyDraft(database.db, database.users.player),
    }),
    rights: ownersCharacter,
  },
  getSent: { sample: () => page, rights: signedIn },
  getInbox: {
    sample: async database => {
      await letterIn(database, 'passed')
      return page
    },
    rights: admins,
    namesUser: true,
  },
  markRead: {
    sample: async database => ({ letterIdList: [await letterIn(database, 'passed')] }),
    rights: admins,
  },
  getQueue: {
    sample: async database => {
      await letterIn(database, 'waiting')
      return { queue: 'waiting', ...page }
    },
    rights: admins,
    namesUser: true,
  },
  decide: {
    sample: async database => ({ letterId: await letterIn(database, 'waiting'), act: 'pass', reason: null }),
    rights: admins,
  },
}
