// The demo as it lives: what stands in it on its first day, residents who take part, openings that follow, and one player who lives
// through a whole scenario alone, with the office moving story time.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { lengthCount } from '#rules/text/count.ts'
import { demoResidents, demoScenarios, demoTemperaments } from '#server/demo/content.ts'
import { MOST_OF_RESIDENTS } from '#server/demo/live/open-next.ts'
import { waitingPhases } from '#server/demo/live/waiting-phases.ts'
import { residentsOf } from '#server/demo/residents.ts'
import { runDemo } from '#server/demo/running.ts'
import { demoWorldIds } from '#server/demo/shapes/common.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createLogger } from '#server/platform/log.ts'
import { movableStory } from '#server/platform/story-time.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const HOUR = 3_600_000

describe('what is written', () => {
  test('there are twenty openings of 800 to 1,500 characters', () => {
    expect(demoScenarios).toHaveLength(20)
    const lengths = demoScenarios.map(({ key, opening }) => [key, [...opening].length] as const)
    expect(lengths.filter(([, length]) => length < 800 || length > 1_500)).toEqual([])
  })

  test('residents have texts of 150 to 400 characters that every opening takes', () => {
    const own = demoScenarios.flatMap(({ residentTexts }) => residentTexts.map(({ playing }) => playing))
    const general = Object.values(demoTemperaments).flatMap(({ texts }) => texts)
    expect(own.length).toBeGreaterThanOrEqual(3 * demoScenarios.length)
    expect(new Set([...own, ...general]).size).toBe(own.length + general.length)
    const lengths = [...own, ...general].map(playing => [lengthCount(playing), playing.slice(0, 20)] as const)
    expect(lengths.filter(([length]) => length < 150 || length > 400)).toEqual([])
  })

  test('every world has ten residents, and lines enough that nobody says what was said', () => {
    for (const worldId of demoWorldIds) expect(residentsOf(worldId)).toHaveLength(10)
    const alike = demoWorldIds.flatMap(worldId =>
      Object.keys(demoTemperaments).map(
        name => demoResidents.filter(one => one.worldId === worldId && one.temperament === name).length,
      ),
    )
    expect(Math.max(...alike)).toBeLessThanOrEqual(4)
  })
})

describe('the demo', async () => {
  const database = await openDatabase('demo')
  const { db } = database
  const now = new Date()
  const story = movableStory(fixedClock(now))
  const demo = runDemo({ db, story, log: createLogger('silent') })
  const callers = createCallers(database, { now, demo })
  const { rows: users } = await db.execute<{ id: string; mail: string }>(
    sql`select user_id as id, mailaddress as mail from app_user`,
  )
  const as = (account: string) => callers.asUser(users.find(({ mail }) => mail === `${account}@example.com`)?.id ?? '')
  const office = as('demo-admin').demo
  /** Moves story time; on a busy machine the answer comes before everything due was lived through. */
  const move = async (to: Parameters<typeof office.moveClock>[0]): Promise<void> => {
    await office.moveClock(to)
    await demo.catchUp()
  }

  const statesByCount = async () => {
    const { rows } = await db.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from scenario_phase group by state`,
    )
    return new Map(rows.map(({ state, count }) => [state, count]))
  }

  test('every state of a phase stands there at least twice', async () => {
    const counts = await statesByCount()
    // Replays are written by hand.
    const wanted = SCENARIO_STATES.filter(state => state !== 'completed')
    expect(wanted.filter(state => (counts.get(state) ?? 0) < 2)).toEqual([])
  })

  test('a lottery is drawn within the hour, a deadline comes within hours, and every world has something ahead', async () => {
    const waiting = await waitingPhases(db)
    const within = (state: string, hours: number) =>
      waiting.filter(one => one.state === state && one.at.getTime() - now.getTime() < hours * HOUR)
    expect(within('lottery', 1).length).toBeGreaterThan(0)
    expect(within('consultation', 5).length).toBeGreaterThan(0)
    const ahead = ['reservation', 'lottery', 'consultation'].flatMap(state => within(state, 24))
    expect(new Set(ahead.map(({ worldId }) => worldId))).toEqual(new Set(demoWorldIds))
  })

  test('catching up twice does nothing twice', async () => {
    const counts = async () =>
      (
        await db.execute(sql`
          select (select count(*) from scenario) as scenarios, (select count(*) from scenario_entry) as entries,
            (select count(*) from scenario_post) as posts, (select count(*) from scenario_playing) as texts`)
      ).rows
    await demo.catchUp()
    const before = await counts()
    await Promise.all([demo.catchUp(), demo.catchUp()])
    expect(await counts()).toEqual(before)
  })

  test('one player alone lives through a scenario, from the reservation until it is written', async () => {
    const player = as('demo-player')
    const characterId = 'world0-linette'
    const { scenarioList } = await player.scenario.getOpeningList({ worldId: 'world0', pageStart: 1, perPage: 20 })
    const card = scenarioList.find(({ state }) => state === 'reservation')
    if (!card) throw new Error('Nothing can be reserved.')
    const key = { worldId: 'world0', scenarioId: card.scenarioId, phase: card.phase }
    const read = () => player.scenario.getScenarioDetail({ ...key, characterId })
    const coins = async () => (await player.coin.getCoins({})).alpacaCoin + (await player.coin.getCoins({})).llamaPoint
    const rich = await coins()
    await player.scenario.reserve({ ...key, characterId, cost: card.cost + card.reservingCost, fatePower: 0 })
    const lived: string[] = []
    for (let of = await read(); of.state !== 'resolving'; of = await read()) {
      lived.push(of.state)
      if (of.actList.includes('confirm')) await player.scenario.confirm({ ...key, characterId })
      // The draw may have been against them; what is left is free to take.
      else if (of.state === 'recruiting' && of.actList.includes('join')) {
        await player.scenario.participation({ ...key, characterId })
      } else if (of.state === 'consultation') break
      const date = awaitedDate(of.state)
      await move({ until: (date && of.dates[date]) ?? '' })
    }
    expect(lived[0]).toBe('reservation')
    expect(lived.at(-1)).toBe('consultation')

    const said = await player.scenarioBoard.post({
      ...{ ...key, characterId, asCharacter: false, replyTo: null, draftId: null },
      body: '戸を訪ねてみたいです。どなたか、いっしょに行きませんか。',
    })
    await move({ hours: 1 })
    const { postList } = await player.scenarioBoard.getPosts({ ...key, limit: 60 })
    const answers = postList.filter(({ replyTo }) => replyTo?.postId === said.postId)
    expect(answers).toHaveLength(1)
    expect(answers[0]?.body).not.toMatch(/[{}]/)

    await player.scenarioPlaying.save({
      ...{ ...key, characterId, chooseId: 3, playing: '戸をたたき返します。三つ。', consumeItem: [], tagId: null },
      ...{ onlyPlayingFlg: false, onlyTeamTagFlg: false },
    })
    await move({ until: (await read()).dates.playingUntil ?? '' })
    const written = await read()
    expect(written.state).toBe('resolving')
    expect(written.seated).toBeGreaterThanOrEqual(written.minimum)
    // Everybody who is no resident but the player came by the seeds, without a text.
    const { rows: silent } = await db.execute<{ characterId: string }>(sql`
      select character_id as "characterId" from scenario_entry e where scenario_id = ${key.scenarioId} and state = 'seated'
        and not exists (select 1 from scenario_playing p where p.entry_id = e.entry_id)`)
    expect(silent).toEqual([])
    const { playing } = await player.scenarioPlaying.get({ ...key, characterId })
    expect(playing).toMatchObject({ playing: '戸をたたき返します。三つ。', sentBy: 'player' })
    expect(rich - (await coins())).toBeGreaterThanOrEqual(card.cost)

    await move({ until: written.dates.replayDueAt ?? '' })
    expect((await read()).state).toBe('late')
    // Weeks of five worlds pass in it, one job after the other.
  }, 180_000)

  test('residents spoke each for themselves, after they had come, and before the texts were due', async () => {
    const { rows } = await db.execute<{ twice: number; early: number; late: number; words: number }>(sql`
      select count(*)::int as words,
        count(*) filter (where s.created_at < e.seated_at)::int as early,
        count(*) filter (where s.created_at >= p.playing_until)::int as late,
        count(*) filter (where exists (select 1 from scenario_post o where o.scenario_id = s.scenario_id
          and o.post_id < s.post_id and o.body = s.body))::int as twice
      from scenario_post s join scenario_phase p using (scenario_id, phase)
        join scenario_entry e on e.scenario_id = s.scenario_id and e.phase = s.phase
          and e.character_id = s.character_id and e.state = 'seated'
      where s.user_id like '%-resident-%'`)
    expect(rows[0]?.words).toBeGreaterThan(20)
    expect(rows[0]).toMatchObject({ twice: 0, early: 0, late: 0 })
  })

  test('a world that has nothing ahead is told its next opening, once, as a new scenario', async () => {
    const { rows: before } = await db.execute<{ id: number }>(sql`select max(scenario_id) as id from scenario`)
    await move({ hours: 31 * 24 })
    const at = await story.now(db)
    const { rows } = await db.execute<{ worldId: string; title: string; state: string; tellings: number }>(sql`
      select s.world_id as "worldId", s.title, p.state,
        (select count(*)::int from scenario o where o.world_id = s.world_id and o.title = s.title) as tellings
      from scenario s join scenario_phase p using (scenario_id) where s.scenario_id > ${before[0]?.id ?? 0}`)
    const opened = new Set(rows.map(({ worldId }) => worldId))
    expect(opened.size).toBe(rows.length)
    expect(rows.every(({ state }) => state === 'reservation')).toBe(true)
    const soon = (await waitingPhases(db)).filter(one => one.at.getTime() - at.getTime() <= 24 * HOUR)
    const watched = soon.filter(({ state }) => ['reservation', 'lottery', 'consultation'].includes(state))
    expect(new Set(watched.map(({ worldId }) => worldId))).toEqual(new Set(demoWorldIds))
    expect(rows.some(({ tellings }) => tellings > 1)).toBe(true)
    // The stock comes first.
    const stock = demoScenarios.filter(({ state }) => state === 'stock')
    const { rows: told } = await db.execute<{ title: string }>(sql`
      select title from scenario s join scenario_phase p using (scenario_id) where p.published_at is not null`)
    expect(stock.filter(({ title }) => !told.some(one => one.title === title))).toEqual([])
  })

  test('weeks later its scenarios still come together, and no coin is lost on the way', async () => {
    const { rows: logged } = await db.execute<{ last: number }>(
      sql`select coalesce(max(log_id), 0)::int as last from scenario_log`,
    )
    for (let nth = 0; nth < 5; nth++) await move({ hours: 48 })
    // Of all scenarios together, what fell due in one move was lived through in the order of its dates.
    const { rows: lived } = await db.execute<{ scenarioId: number; at: string }>(sql`
      select scenario_id::int as "scenarioId", created_at as at from scenario_log
      where log_id > ${logged[0]?.last ?? 0} and user_id is null order by log_id`)
    expect(new Set(lived.map(({ scenarioId }) => scenarioId)).size).toBeGreaterThan(3)
    const dates = lived.map(({ at }) => Date.parse(at))
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
    const counts = await statesByCount()
    expect(counts.get('resolving')).toBeGreaterThan(2)
    const { rows: alone } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from scenario_phase p where state in ('resolving', 'late') and not exists (
        select 1 from scenario_entry e where e.scenario_id = p.scenario_id and e.state = 'seated'
          and e.user_id not like '%-resident-%') group by world_id`)
    for (const { count } of alone) expect(count).toBeLessThanOrEqual(MOST_OF_RESIDENTS)
    expect(alone.some(({ count }) => count === MOST_OF_RESIDENTS)).toBe(true)
    const { rows } = await db.execute(sql`
      select e.entry_id from scenario_entry e join scenario_phase p using (scenario_id, phase)
      where e.state in ('lost', 'lapsed', 'ended', 'cancelled') and e.coins in ('held', 'earned')`)
    expect(rows).toEqual([])
  })
})
