// Finished scenarios of the demo: texts long enough to be read for their own sake, in which everybody of the cast acts, and
// scenarios that ended as all do, with rewards, titles and a ledger that adds up.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shownLines } from '#rules/scenario/cast-names.ts'
import { appearancesOf } from '#rules/scenario/coverage.ts'
import { replaceCount } from '#rules/text/count.ts'
import { strip } from '#rules/text/notation.ts'
import { demoCharacters, demoReplays, demoResidents } from '#server/demo/content.ts'
import { residents } from '#server/demo/residents.ts'
import { demoWorldIds } from '#server/demo/shapes/common.ts'
import { createFiles } from '#server/platform/files.ts'
import { auditLedger } from '#server/platform/ledger/balances.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { demoFilesFolder } from '../../support/demo-template.ts'

const chapters = demoReplays.flatMap(({ key, worldId, chapters: all }) =>
  all.map((chapter, index) => ({ ...chapter, worldId, phase: index + 1, name: `${worldId}/${key} ${index + 1}` })),
)
/** Name by which a text calls somebody of the cast. */
const nameOf = (key: string): string => {
  const place = residents.findIndex(({ characterId }) => characterId === key)
  return demoCharacters.find(one => one.key === key)?.given ?? demoResidents[place]?.name.split(/[・ ]/)[0] ?? key
}

describe('what is written', () => {
  test('two finished ones of each world, one of three chapters, one with voices', () => {
    const ofWorld = Object.groupBy(demoReplays, ({ worldId }) => worldId)
    expect(Object.fromEntries(Object.entries(ofWorld).map(([worldId, told]) => [worldId, told?.length]))).toEqual(
      Object.fromEntries(demoWorldIds.map(worldId => [worldId, 2])),
    )
    expect(demoReplays.filter(told => told.chapters.length === 3)).toHaveLength(1)
    expect(chapters.some(({ voices }) => voices.length > 0)).toBe(true)
  })

  test.each(chapters)('$name: a text of 4,000 to 8,000 characters whose notation is all parsed', ({ body }) => {
    expect(replaceCount(body)).toBeGreaterThanOrEqual(4_000)
    expect(replaceCount(body)).toBeLessThanOrEqual(8_000)
    expect(strip(body)).not.toMatch(/[《》｜|]/)
  })

  test.each(chapters)('$name: everybody has sent a text, and is told of', ({ cast, playings, body }) => {
    expect(cast.length).toBeGreaterThanOrEqual(4)
    for (const { character } of cast) {
      expect(
        playings.filter(sent => sent.character === character),
        character,
      ).toHaveLength(1)
      expect(body, character).toContain(nameOf(character))
    }
  })
})

describe('the demo', async () => {
  const database = await openDatabase('demo')
  const { db } = database
  const { anonymous, asUser } = createCallers(database, { now: new Date() })
  const { rows } = await db.execute<{ id: string; mail: string }>(
    sql`select user_id as id, mailaddress as mail from app_user`,
  )
  const as = (account: string) => asUser(rows.find(({ mail }) => mail === `${account}@example.com`)?.id ?? '')
  const { rows: phases } = await db.execute<{ title: string; worldId: string; scenarioId: number; phase: number }>(sql`
    select s.title, s.world_id as "worldId", s.scenario_id as "scenarioId", p.phase
    from scenario s join scenario_phase p using (scenario_id) where p.state = 'completed'`)
  const keyOf = ({ title, phase }: { title: string; phase: number }) => {
    const found = phases.find(row => row.title === title && row.phase === phase)
    if (!found) throw new Error(`${title} ${phase} is not finished.`)
    return { worldId: found.worldId, scenarioId: found.scenarioId, phase }
  }

  test('every one that was written is finished, and stands among the replays of its world', async () => {
    expect(phases).toHaveLength(chapters.length)
    for (const worldId of new Set(demoReplays.map(told => told.worldId))) {
      const { scenarioList } = await anonymous.scenario.getReplayList({ worldId, pageStart: 1, perPage: 20 })
      const titles = demoReplays.filter(told => told.worldId === worldId).map(told => told.chapters[0]?.title)
      expect(scenarioList.map(({ scenarioTitle }) => scenarioTitle).sort()).toEqual(titles.sort())
    }
  })

  test.each(chapters)('$name is shown with the results of its cast', async chapter => {
    const shown = await as('demo-admin').scenarioReplay.getReplay(keyOf(chapter))
    expect(shown).toMatchObject({ body: chapter.body, result: chapter.result, lockedParts: 0 })
    expect(shown.length).toBe(Math.ceil(replaceCount(chapter.body)))
    expect(
      shown.castList.map(({ character, result, gains }) => [
        ...[character.characterId, result, gains?.experience, gains?.money, gains?.title, gains?.mvpReason],
      ]),
    ).toEqual(
      chapter.cast.map(({ character, result, experience, money, title }) => [
        ...[character, result, experience, money, title || null],
        chapter.mvps.find(mvp => mvp.character === character)?.words ?? null,
      ]),
    )
    expect(shown.partList).toHaveLength(chapter.privateParts.length)
  })

  test('voices of one stand on the lines of their characters, and each has its sound', async () => {
    const files = createFiles(demoFilesFolder)
    const voiced = chapters.filter(({ voices }) => voices.length > 0)
    expect(voiced.length).toBeGreaterThan(0)
    for (const chapter of voiced) {
      const { voiceList } = await anonymous.scenarioReplay.getReplay(keyOf(chapter))
      const lines = shownLines(chapter.body)
      expect(
        voiceList.map(({ characterId, rowNo, voiceText }) => [characterId, lines[rowNo - 1]?.includes(voiceText)]),
      ).toEqual(chapter.voices.filter(({ isWaiting }) => !isWaiting).map(({ character }) => [character, true]))
      for (const { shouhinNaiyou } of voiceList)
        expect((await files.getBytes(shouhinNaiyou.replace('/files/', ''))).length).toBeGreaterThan(10_000)
      const own = await as('demo-player').voice.getLines(keyOf(chapter))
      expect(own.characterList[0]?.clips).toBeGreaterThan(
        voiceList.filter(({ characterId }) => characterId === own.characterList[0]?.characterId).length,
      )
    }
  })

  test('one is late and has told its new day, another one is being written', async () => {
    const { rows: open } = await db.execute<{ state: string; isWritten: boolean; isAhead: boolean }>(sql`
      select p.state, r.length > 0 as "isWritten", p.replay_due_at > now() as "isAhead"
      from scenario_phase p left join scenario_replay r using (scenario_id, phase) where p.state in ('resolving', 'late')`)
    expect(open.some(({ state, isAhead }) => state === 'late' && isAhead)).toBe(true)
    expect(open.some(({ state, isWritten }) => state === 'resolving' && isWritten)).toBe(true)
  })

  test('the master of one that is being written has noted how some call the others, and finds one by that alone', async () => {
    const { rows: noted } = await db.execute<{ worldId: string; scenarioId: number; phase: number }>(sql`
      select distinct p.world_id as "worldId", p.scenario_id::int as "scenarioId", p.phase from scenario_cast_note n
        join scenario_entry e using (entry_id) join scenario_phase p using (scenario_id, phase)
      where p.state = 'resolving' and n.calls <> '[]'`)
    expect(noted).toHaveLength(1)
    const [key] = noted
    if (!key) throw new Error('Nobody has noted anything.')
    const { castList, replay } = await as('demo-master').scenarioReplay.getDetail(key)
    expect(castList.filter(({ calls }) => calls.length > 0).length).toBeGreaterThan(2)
    const [lines, cast] = [
      shownLines(replay.body),
      castList.map(({ entryId, nameList }) => ({ key: entryId, nameList })),
    ]
    const calling = castList.map(({ entryId, nameList, calls }) => ({
      ...{ key: entryId, nameList },
      calls: calls.map(call => ({ key: call.entryId, nameList: call.names })),
    }))
    const missing = (of: typeof cast) =>
      [...appearancesOf(lines, of)].flatMap(([entryId, runs]) => (runs.length === 0 ? [entryId] : []))
    const { characterId } =
      castList.find(({ entryId }) => missing(cast).includes(entryId) && !missing(calling).includes(entryId))
        ?.character ?? {}
    expect(characterId).toBe('world2-hibiki')
  })

  test('words of each world lead from its replays to its guide', async () => {
    for (const { worldId } of demoReplays) {
      const told = await Promise.all(
        chapters
          .filter(each => each.worldId === worldId)
          .map(chapter => anonymous.scenarioReplay.getReplay(keyOf(chapter)).catch(() => null)),
      )
      const pages = (await anonymous.world.getTop({ worldId })).guideList.map(({ pageId }) => pageId)
      const open = told.filter(replay => replay?.body != null)
      expect(open.length, worldId).toBeGreaterThan(0)
      for (const { body, termList } of open as { body: string; termList: { term: string; pageId: string }[] }[]) {
        expect(termList.filter(({ term }) => body.includes(term)).length, worldId).toBeGreaterThan(0)
        expect(termList.every(({ pageId }) => pages.includes(pageId))).toBe(true)
      }
    }
  })

  test('the players of the demo find their own characters in some', async () => {
    for (const account of ['demo-player', 'demo-player2']) {
      const own = await Promise.all(chapters.map(chapter => as(account).scenarioReplay.getReplay(keyOf(chapter))))
      expect(own.filter(({ castList }) => castList.some(({ isMine }) => isMine)).length, account).toBeGreaterThan(0)
    }
  })

  test('each step came after the one before it, and nobody waits to be told', async () => {
    const { rows: wrong } = await db.execute(sql`
      select l.scenario_id, l.act from scenario_log l join scenario_log b
        on b.scenario_id = l.scenario_id and b.phase = l.phase and b.log_id < l.log_id and b.created_at > l.created_at
      join scenario_phase p on p.scenario_id = l.scenario_id and p.phase = l.phase where p.state = 'completed'`)
    expect(wrong).toEqual([])
    const { rows: untold } = await db.execute(sql`select log_id from scenario_log where told_at is null`)
    expect(untold).toEqual([])
  })

  test('seats are paid for, and purses hold what was given', async () => {
    const { rows: unpaid } = await db.execute(sql`
      select e.entry_id from scenario_entry e join scenario_phase p using (scenario_id, phase)
      where p.state = 'completed' and e.state = 'seated' and (e.coins is distinct from 'earned' or e.cost = 0)`)
    expect(unpaid).toEqual([])
    expect(await auditLedger(db)).toEqual([])
  })
})
