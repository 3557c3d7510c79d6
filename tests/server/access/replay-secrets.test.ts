// B21 for replays: words in every place that holds some (a private replay, parts for some, one that is not published, the version
// before, comments of the check, notes, questions, drafts) reach nobody else.
import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import {
  scenarioCastNote,
  scenarioQuestion,
  scenarioReplay,
  scenarioReplayComment,
  scenarioReplayVersion,
} from '#server/areas/scenario-replay/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { BODY, castResult, givenReplay } from '../../support/replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'
import { openSecrets, saysNothing, tellNobodyElse } from '../../support/secrets.ts'

const database = await openDatabase('play')
const { db, users } = database
const opened = await openSecrets(database)
const LATER = new Date('2037-01-01T00:00:00Z')
const [named, participant] = [await givenPlayer(db), await givenPlayer(db)]

const userOf = { ...opened.usual, participant: participant.userId, named: named.userId }
type Viewer = keyof typeof userOf

/** Words of each hidden place with those who may read them; each is found nowhere else. */
const secrets = {
  privateBody: { words: '灯台の底の秘密の海図', readers: ['named', 'participant', 'master', 'office'] },
  call: { words: '内緒の呼びかた', readers: ['named', 'participant', 'master', 'office'] },
  part: { words: '片耳だけに届く秘密の声', readers: ['named', 'master', 'office'] },
  unpublished: { words: '書きかけの秘密の結末', readers: ['master', 'office'] },
  version: { words: '差し戻しの前の秘密の段落', readers: ['master', 'office'] },
  draft: { words: 'まだ誰にも見せぬ秘密の続き', readers: ['master'] },
  comment: { words: '審査だけが知る秘密の指摘', readers: ['master', 'office'] },
  note: { words: '書き手だけの秘密の覚え書き', readers: ['master'] },
  question: { words: '秘密の問いかけをひとつ', readers: ['named', 'master'] },
  answer: { words: '秘密の答えをひとつだけ', readers: ['named', 'master'] },
  playing: { words: '六百字のなかの秘密の作戦', readers: ['named', 'master', 'office'] },
} as const satisfies Record<string, { words: string; readers: readonly Viewer[] }>

/** A scenario with two seated participants; its text was sent by the one who is named in its parts. */
async function peopled(state: 'completed' | 'resolving', isPrivate: boolean) {
  const { key, entries } = await opened.seated(
    [named, participant],
    { isPrivate },
    { state, playingUntil: PLAY_NOW, replayDueAt: LATER },
  )
  const [first = 0] = entries
  const sent = { items: [], sentBy: 'player' as const, receivedAt: PLAY_NOW }
  await db.insert(scenarioPlaying).values({ entryId: first, playing: secrets.playing.words, ...sent })
  return { key, entries, first }
}

async function giveReplay(of: Awaited<ReturnType<typeof peopled>>, state: 'published' | 'checking' | 'writing') {
  await givenReplay(db, of.key, state)
  const castList = of.entries.map(entryId => castResult(entryId))
  return {
    set: (replay: { body: string; partList?: { body: string; entryIds: number[] }[] }) =>
      db
        .update(scenarioReplay)
        .set({ replay: { result: 'Success', castList, partList: [], ...replay } })
        .where(sql`scenario_id = ${of.key.scenarioId}`),
  }
}

const openOne = await peopled('completed', false)
await (await giveReplay(openOne, 'published')).set({
  body: BODY,
  partList: [{ body: secrets.part.words, entryIds: [openOne.first] }],
})
const privateOne = await peopled('completed', true)
await (await giveReplay(privateOne, 'published')).set({ body: `${BODY}${secrets.privateBody.words}` })
const [caller = 0, called = 0] = privateOne.entries
await db.insert(scenarioCastNote).values({
  ...{ entryId: caller, calls: [{ entryId: called, names: [secrets.call.words] }], updatedAt: PLAY_NOW },
})
const checked = await peopled('resolving', false)
await (await giveReplay(checked, 'checking')).set({ body: `${BODY}${secrets.unpublished.words}` })
const written = await peopled('resolving', false)
await (await giveReplay(written, 'writing')).set({ body: `${BODY}${secrets.draft.words}` })

await db.insert(scenarioReplayVersion).values({
  ...{ ...checked.key, version: 1, state: 'returned', userId: users.admin, comment: secrets.comment.words },
  replay: { body: `${BODY}${secrets.version.words}`, result: null, castList: [], partList: [] },
  createdAt: PLAY_NOW,
})
await db.insert(scenarioReplayComment).values({
  ...{ ...checked.key, rowNo: 1, quoted: '霧笛が', body: secrets.comment.words, userId: users.admin },
  createdAt: PLAY_NOW,
})
await db
  .insert(scenarioCastNote)
  .values([checked, written].map(({ first }) => ({ entryId: first, note: secrets.note.words, updatedAt: PLAY_NOW })))
await db.insert(scenarioQuestion).values({
  ...{ entryId: checked.first, question: secrets.question.words, askedAt: PLAY_NOW, answerUntil: LATER },
  ...{ answer: secrets.answer.words, answeredAt: PLAY_NOW },
})

const scenarios = [openOne, privateOne, checked, written].map(({ key }) => key)
const ofScenarios = scenarios.map(key => ({ worldId: 'harbor', ...key }))

tellNobodyElse<Viewer>(opened, {
  userOf,
  secrets,
  leads: [
    ...ofScenarios,
    // A version that was returned.
    ...ofScenarios.map(of => ({ ...of, version: 1, state: 'returned' })),
    ...ofScenarios.map(of => ({ ...of, characterId: named.characterId })),
    ...[named, participant].map(({ characterId }) => ({ characterId })),
  ],
  // The office opens a text by an act of its own, which stands in the log.
  meets: (viewer, place) => !(viewer === 'office' && place === 'playing'),
})

test.each(scenarios.map(({ scenarioId }) => scenarioId))('pages and link cards of scenario %i', async scenarioId => {
  const page = `/world/harbor/scenario/${String(scenarioId).padStart(10, '0')}/1`
  const parts = ['', '/read', '/replay', '?tab=replay', '/participation', '/playing']
  await saysNothing(
    opened,
    secrets,
    parts.map(part => page + part),
  )
})
