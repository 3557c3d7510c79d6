// Calls of replays with input for the suites of all calls. The admin leads the scenarios of the samples: the office may do what
// masters do. The player takes part in them.
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { scenarioQuestion, scenarioReplayComment, scenarioReplayVersion } from '#server/areas/scenario-replay/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { type AreaRows, admins, everybody, ownersOnly, signedIn } from './row.ts'
import { named, onlyPhase } from './scenario-given.ts'

/** A phase with the replay of its one participant in a state. */
async function inState(database: TestDatabase, state: ReplayState | null) {
  const of = await onlyPhase(database, state === 'published' ? 'completed' : 'resolving', 'seated')
  if (state !== null) await givenReplay(database.db, of, state)
  return of
}
const keyOf = async (...given: Parameters<typeof inState>) => named(await inState(...given))
const entryOf = async (database: TestDatabase) => {
  const { entryId, ...of } = await inState(database, 'writing')
  return { ...named({ ...of, entryId }), entryId }
}

async function asked(database: TestDatabase) {
  const { entryId } = await inState(database, 'writing')
  const until = new Date('2037-01-01T00:00:00Z')
  const [made] = await database.db
    .insert(scenarioQuestion)
    .values({ entryId, question: '怒っていますか？', askedAt: PLAY_NOW, answerUntil: until })
    .returning({ questionId: scenarioQuestion.questionId })
  return { questionId: made?.questionId ?? 0 }
}

async function commented(database: TestDatabase) {
  const of = await keyOf(database, 'returned')
  const { scenarioId, phase } = of
  const said = {
    rowNo: 1,
    quoted: '霧笛が',
    body: '名前が違います。',
    userId: database.users.admin,
    createdAt: PLAY_NOW,
  }
  const [made] = await database.db
    .insert(scenarioReplayComment)
    .values({ scenarioId, phase, ...said })
    .returning({ commentId: scenarioReplayComment.commentId })
  return { ...of, commentId: made?.commentId ?? 0, isDone: true }
}

async function versioned(database: TestDatabase) {
  const of = await keyOf(database, 'checking')
  const { scenarioId, phase } = of
  const replay = { body: '霧笛が鳴った。', result: null, castList: [], partList: [] }
  const row = { scenarioId, phase, version: 1, state: 'checking' as const, replay, createdAt: PLAY_NOW }
  await database.db.insert(scenarioReplayVersion).values(row)
  return { ...of, version: 1, state: 'checking' }
}

const written = { body: '霧笛が鳴った。'.repeat(40), result: 'Success', castList: [], partList: [], draftId: null }

export const scenarioReplayRows: AreaRows<'scenarioReplay'> = {
  getList: {
    sample: () => ({ pageStart: 1, perPage: 20 }),
    more: [{ scenarioStatus: [5, 12] }, { worldId: 'harbor' }],
    rights: admins,
  },
  getCheckList: { sample: () => ({ perPage: 40 }), rights: admins },
  getDetail: { sample: database => keyOf(database, 'writing'), rights: admins, namesUser: true },
  getVersion: { sample: versioned, rights: admins },
  updateScenario: {
    sample: async database => ({ ...(await keyOf(database, null)), baseVersion: 0, ...written }),
    rights: admins,
  },
  act: {
    sample: async database => ({
      ...(await keyOf(database, 'writing')),
      ...{ baseVersion: 1, act: 'submit', comment: null },
    }),
    rights: admins,
  },
  updateScenarioByAdmin: {
    sample: async database => ({
      ...(await keyOf(database, 'checking')),
      ...{ baseVersion: 1, status: 6, comment: null, publishDateTime: null, mvpShogoCharacters: [] },
    }),
    rights: admins,
  },
  comment: {
    sample: async database => ({
      ...(await keyOf(database, 'checking')),
      ...{ rowNo: 1, quoted: '霧笛が', body: '名前が違います。' },
    }),
    rights: admins,
  },
  markComment: { sample: commented, rights: admins },
  saveNote: {
    sample: async database => {
      const of = await entryOf(database)
      return { ...of, note: '怖がり。', names: ['リンネちゃん'], calls: [{ entryId: of.entryId, names: ['きみ'] }] }
    },
    rights: admins,
    namesUser: true,
  },
  ask: {
    sample: async database => ({ ...(await entryOf(database)), question: '怒っていますか？' }),
    rights: admins,
  },
  getQuestions: { sample: database => keyOf(database, 'writing'), rights: signedIn },
  answer: {
    sample: async database => ({ ...(await asked(database)), answer: '少しだけ。' }),
    rights: ownersOnly('QUESTION_NOT_FOUND'),
  },
  epub: {
    sample: async database => ({ ...(await keyOf(database, 'published')), direction: 'vertical' }),
    rights: everybody,
  },
  getReplay: { sample: database => keyOf(database, 'published'), rights: everybody, namesUser: true },
}
