// B21 for replays: words that not everybody may read, in every place that holds some (a private replay, parts for some, one that
// is not published, the version before, comments of the check, notes, questions, drafts), reach nobody else: every read of the
// contract is made by everybody about their scenarios, and searched with the words themselves.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import {
  scenarioCastNote,
  scenarioQuestion,
  scenarioReplay,
  scenarioReplayComment,
  scenarioReplayVersion,
} from '#server/areas/scenario-replay/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, inputShape, requestOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { errorsIn } from '../../support/refusals.ts'
import { BODY, castResult, givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'
import { installTestKey } from '../../support/tokens.ts'

const database = await openDatabase('play')
const { db, users } = database
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const tokenOf = await database.asOwner(installTestKey)
const LATER = new Date('2037-01-01T00:00:00Z')

const givenMaster = async (): Promise<string> => {
  const { userId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId, classCode: lastClass.master })
  return userId
}
const [master, otherMaster] = [await givenMaster(), await givenMaster()]
const [named, participant] = [await givenPlayer(db), await givenPlayer(db)]

type Viewer = 'anonymous' | 'outsider' | 'participant' | 'named' | 'master' | 'otherMaster' | 'office'
const userOf: Record<Viewer, string | null> = {
  ...{ anonymous: null, outsider: users.other, participant: participant.userId, named: named.userId },
  ...{ master, otherMaster, office: users.admin },
}
const viewers = Object.keys(userOf) as Viewer[]

/** Words of each hidden place with those who may read them; each is found nowhere else. */
const secrets = {
  privateBody: { words: '灯台の底の秘密の海図', readers: ['named', 'participant', 'master', 'office'] },
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
  const key = await givenScenario(db, master)
  await db.update(scenario).set({ isPrivate }).where(sql`scenario_id = ${key.scenarioId}`)
  const set = { state, publishedAt: PLAY_NOW, playingUntil: PLAY_NOW, replayDueAt: LATER }
  await db.update(scenarioPhase).set(set).where(sql`scenario_id = ${key.scenarioId}`)
  const entries: number[] = []
  for (const [publicNumber, { userId, characterId }] of [named, participant].entries()) {
    const seat = { ...key, worldId: 'harbor', characterId, userId, state: 'seated' as const, isAlone: true }
    const [made] = await db
      .insert(scenarioEntry)
      .values({ ...seat, publicNumber, cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW })
      .returning({ entryId: scenarioEntry.entryId })
    entries.push(made?.entryId ?? 0)
  }
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

/** Fields in which a read is told what to search for. */
const SEARCHED = ['keyword', 'words', 's', 'name', 'title', 'query']
/** Fields of a version that was returned. */
const VERSION = { version: 1, state: 'returned' }

const knows = (name: string, input: object): boolean => inputShape(name)?.safeParse(input).success ?? false

/** Inputs of a read that lead it to the scenarios with secrets, as far as it knows such fields. */
async function inputsOf(call: (typeof everyCall)[number]): Promise<Record<string, unknown>[]> {
  const sample = await sampleOf(call, database)
  const ofScenarios = [openOne, privateOne, checked, written].map(({ key }) => ({ worldId: 'harbor', ...key }))
  const ofCharacters = [named, participant].map(({ characterId }) => ({ characterId }))
  const found: Record<string, unknown>[] = [sample]
  const ofPlayer = ofScenarios.map(of => ({ ...of, characterId: named.characterId }))
  const versions = ofScenarios.map(of => ({ ...of, ...VERSION }))
  for (const more of [...ofScenarios, ...versions, ...ofPlayer, ...ofCharacters]) {
    // Only the fields that the sample has: a closed shape refuses others.
    const own = Object.fromEntries(Object.entries(more).filter(([field]) => field in sample))
    const input = { ...sample, ...own }
    if (Object.keys(own).length > 0 && knows(call.name, input)) found.push(input)
  }
  for (const field of SEARCHED) {
    for (const { words } of Object.values(secrets)) {
      const input = { ...sample, [field]: words.slice(0, 8) }
      if (knows(call.name, input)) found.push(input)
    }
  }
  return [...new Map(found.map(input => [JSON.stringify(input), input])).values()]
}

const reads = everyCall.filter(({ method }) => method === 'GET')
/** Secrets that each viewer was told by any read. */
const told = new Map<Viewer, Set<string>>(viewers.map(viewer => [viewer, new Set()]))

async function listen(viewer: Viewer, path: string, echoed = ''): Promise<void> {
  const userId = userOf[viewer]
  const answer = await server.send(path, userId === null ? {} : { token: tokenOf(userId) })
  for (const [place, { words }] of Object.entries(secrets)) {
    // What was searched for may be repeated; its neighbours may not.
    if (answer.text.replaceAll(echoed || '\u0000', '').includes(words.slice(-6))) told.get(viewer)?.add(place)
  }
}

describe('no read tells anybody what is not theirs', () => {
  test.each(reads)('$name', async call => {
    server.logs.length = 0
    for (const input of await inputsOf(call)) {
      const { path } = requestOf(call, input)
      for (const viewer of viewers) await listen(viewer, path)
    }
    for (const viewer of viewers) {
      const wrong = [...(told.get(viewer) ?? [])].filter(
        place => !(secrets[place as keyof typeof secrets].readers as readonly Viewer[]).includes(viewer),
      )
      expect(wrong, `${viewer} by ${call.name}`).toEqual([])
    }
    expect(errorsIn(server.logs)).toEqual([])
  })

  test('those who may read something do, so that the words are really there', () => {
    const missing = Object.entries(secrets).flatMap(([place, { readers }]) =>
      // The office opens a text by an act of its own, which stands in the log.
      readers.filter(viewer => !told.get(viewer)?.has(place) && !(viewer === 'office' && place === 'playing')),
    )
    expect(missing).toEqual([])
  })
})

test.each([openOne, privateOne, checked, written].map(({ key }) => key.scenarioId))(
  'pages and link cards of scenario %i',
  async scenarioId => {
    const id = String(scenarioId).padStart(10, '0')
    for (const path of ['', '/read', '/replay', '?tab=replay', '/participation', '/playing']) {
      const { text } = await server.send(`/world/harbor/scenario/${id}/1${path}`)
      for (const { words } of Object.values(secrets)) expect(text).not.toContain(words)
    }
  },
)
