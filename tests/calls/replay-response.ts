// Calls of responses to replays with input for the suites of all calls. The admin leads the scenarios of the samples.
import { replayComment } from '#server/areas/replay-response/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { type AreaRows, everybody, ownersCharacter, ownersOnly } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

const CHARACTER = 'harbor-rinne'

async function published(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  return named(of)
}

async function commented(database: TestDatabase) {
  const of = await published(database)
  const { scenarioId, phase } = of
  const [made] = await database.db
    .insert(replayComment)
    .values({
      ...{ scenarioId, phase, userId: database.users.player, characterId: CHARACTER },
      ...{ body: '灯台の場面が好きです。', createdAt: PLAY_NOW },
    })
    .returning({ commentId: replayComment.commentId })
  return { ...of, commentId: made?.commentId ?? 0 }
}

export const replayResponseRows: AreaRows<'replayResponse'> = {
  getResponses: {
    sample: async database => {
      const { commentId: _, ...of } = await commented(database)
      return { ...of, order: 'newest', pageStart: 1, perPage: 20 }
    },
    rights: everybody,
    namesUser: true,
  },
  react: {
    sample: async database => ({ ...(await published(database)), characterId: CHARACTER, kind: 2, isOn: true }),
    rights: ownersCharacter,
  },
  comment: {
    sample: async database => ({
      ...(await published(database)),
      ...{ characterId: CHARACTER, body: '灯台の場面が好きです。', draftId: null },
    }),
    rights: ownersCharacter,
  },
  deleteComment: {
    sample: async database => ({ ...(await commented(database)), reason: null }),
    // The admin leads the scenario.
    rights: { ...ownersOnly('COMMENT_NOT_FOUND'), admin: 'ok' },
  },
}
