// The demo as it is seeded: worlds with content, accounts for signing in, missions on every tab, and a sound ledger.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { achievementType } from '#rules/codes/mission.ts'
import { calcTarget } from '#rules/codes/stats.ts'
import { lastClassLabels } from '#rules/codes/user.ts'
import { fullName } from '#rules/names.ts'
import { POINTS_TO_ASSIGN } from '#rules/registration-points.ts'
import { strip } from '#rules/text/notation.ts'
import { FIRST_CHANGE } from '#server/areas/character-edit/register.ts'
import { createEmbeddedProvider } from '#server/areas/identity/embedded-provider.ts'
import {
  demoAccountFacts,
  demoCharacters,
  demoLands,
  demoLeaver,
  demoMissions,
  demoNews,
  demoPeople,
  demoWorlds,
} from '#server/demo/content.ts'
import { LEAVER_MAIL } from '#server/demo/leaver.ts'
import { DEMO_PASSWORD } from '#server/demo/password.ts'
import { readDemoPeople } from '#server/demo/people.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { demoAccounts } from '#server/demo/shapes/common.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { demoFilesFolder } from '../../support/demo-template.ts'
import { openServer } from '../../support/http-server.ts'

describe('the demo', async () => {
  const database = await openDatabase('demo')
  const { db } = database
  const server = await openServer(database)
  const files = createFiles(demoFilesFolder)
  const { rows } = await db.execute<{ id: string; mail: string }>(
    sql`select user_id as id, mailaddress as mail from app_user`,
  )
  const idOf = (account: string) => rows.find(({ mail }) => mail === `${account}@example.com`)?.id ?? ''
  const player = createCallers(database, { now: new Date() }).asUser(idOf('demo-player'))
  const page = { worldId: 'all', offset: 0, limit: 50 }
  /** Open missions of all pages: at the end of a week that ends a month, the first has none without a period. */
  const allOpen = async () => {
    const first = await player.mission.getNotAchievedList(page)
    const further = await Promise.all(
      Array.from({ length: Math.ceil(first.totalCount / page.limit) - 1 }, (_, index) =>
        player.mission.getNotAchievedList({ ...page, offset: (index + 1) * page.limit }),
      ),
    )
    return [first, ...further].flatMap(({ achievementDtoList }) => achievementDtoList)
  }

  test.each(demoAccounts)('%s can sign in with the password of the README', async account => {
    const answer = await server.send('/api/Identity/signIn', {
      method: 'POST',
      headers: { origin: server.url },
      body: { mailaddress: `${account}@example.com`, password: DEMO_PASSWORD, sharedDevice: false },
    })
    expect(answer.status).toBe(200)
  })

  test('offers its accounts on the sign-in page, each with its class and purpose, and last somebody who is leaving', async () => {
    const people = await readDemoPeople(db)
    expect(people.map(({ mailaddress }) => mailaddress)).toEqual([
      ...demoAccounts.map(account => `${account}@example.com`),
      LEAVER_MAIL,
    ])
    expect(people.map(({ userName }) => userName)).toEqual([
      ...demoAccounts.map(account => demoAccountFacts[account].name),
      demoLeaver.name,
    ])
    for (const [index, account] of demoAccounts.entries()) {
      const { class: own, about, character } = demoAccountFacts[account]
      const named = demoCharacters.find(({ key }) => key === character)
      expect(people[index]?.about).toBe(
        `${lastClassLabels[own]}・${about ?? (named && fullName(named, named.nameOrder))}`,
      )
      expect(people[index]?.icon !== null, account).toBe(named !== undefined)
    }
    expect(people.at(-1)).toMatchObject({ about: demoLeaver.about, icon: null })
  })

  test('has every world, character, mission and article that was written', async () => {
    const { worldSelectList } = await player.world.worldSelect({})
    expect(worldSelectList.map(({ worldId }) => worldId)).toEqual(demoWorlds.map(({ worldId }) => worldId))
    const { characterList } = await player.mission.getCharacterListInWorld({ worldId: 'all' })
    expect(characterList).toHaveLength(demoCharacters.filter(({ owner }) => owner === 'demo-player').length)
    expect((await player.news.getList({ page: 1, size: 50 })).count).toBe(demoNews.length)
    const { rows: missions } = await db.execute(sql`select count(*) as count from mission_master`)
    expect(missions).toEqual([{ count: demoMissions.length }])
  })

  test('shows the player something on every tab, more than a page of each', async () => {
    expect((await player.mission.getNotAchievedList(page)).totalCount).toBeGreaterThan(10)
    expect((await player.mission.getAchievedList({ ...page, kind: 0 })).totalCount).toBeGreaterThan(10)
    expect((await player.mission.getAchievedList({ ...page, kind: 1 })).totalCount).toBeGreaterThan(10)
    expect((await player.mission.getSummary({})).lpRewardTotal).toBeGreaterThan(0)
  })

  test('has a mission of every type that something fulfils, and 25 for the player', async () => {
    const types = new Set(demoMissions.map(({ achievementType: type }) => type))
    expect(Object.values(achievementType).filter(type => !types.has(type))).toEqual([])
    const counts = await Promise.all([
      player.mission.getNotAchievedList(page),
      player.mission.getAchievedList({ ...page, kind: 0 }),
      player.mission.getAchievedList({ ...page, kind: 1 }),
    ])
    expect(counts.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBeGreaterThanOrEqual(25)
  })

  test('every waiting reward can be claimed with a character that is offered', async () => {
    const { achievementDtoList } = await player.mission.getAchievedList({ ...page, kind: 0 })
    for (const mission of achievementDtoList) {
      const { characterList } = await player.mission.getCharacterListInWorld({ worldId: mission.worldId })
      const characterId = mission.notLpOnly === 0 ? null : (characterList[0]?.characterId ?? null)
      const { rewardList } = await player.mission.receiveReward({ id: mission.id, characterId })
      expect(rewardList.length, mission.archiveTitle).toBeGreaterThan(0)
      for (const { name, unit, amount, before, after } of rewardList) {
        expect(
          [name, unit].every(text => text !== ''),
          mission.archiveTitle,
        ).toBe(true)
        expect(after - before).toBe(amount)
      }
    }
  })

  test('every News mission leads to an article that is there, and reading it fulfils it', async () => {
    const waiting = (await allOpen()).filter(
      ({ achievementType, achievementValue }) => achievementType === 'News' && achievementValue !== null,
    )
    expect(waiting.length).toBeGreaterThan(0)
    for (const { achievementValue, archiveTitle } of waiting) {
      const postId = Number(achievementValue)
      expect((await player.news.getDetail({ postId })).title, archiveTitle).not.toBe('')
      await player.news.read({ postId })
    }
    const left = (await allOpen()).map(({ id }) => id)
    for (const { id, archiveTitle } of waiting) expect(left, archiveTitle).not.toContain(id)
  })

  test('has letters in every world, gifts in every state, and a makai post with letters that the office was asked about', async () => {
    const page = { pageStart: 1, perPage: 50 }
    for (const { worldId } of demoWorlds) {
      const own = demoCharacters.filter(each => each.worldId === worldId && each.owner === 'demo-player')
      const lists = await Promise.all(
        own.map(({ key }) => player.letter.getThreadList({ worldId, characterId: key, ...page })),
      )
      expect(lists.flatMap(({ threadList }) => threadList).length, worldId).toBeGreaterThan(1)
      expect(lists.some(({ unread }) => unread > 0)).toBe(true)
      const boxes = await Promise.all(
        own.map(({ key }) => player.makaiPost.getInbox({ worldId, characterId: key, ...page })),
      )
      expect(boxes.flatMap(({ letterList }) => letterList).some(({ sender }) => sender === null)).toBe(true)
    }
    const { rows: states } = await db.execute(sql`select distinct state from letter_gift order by state`)
    expect(states).toHaveLength(4)
    const { rows: cases } = await db.execute(sql`select 1 from makai_case where state = 'waiting'`)
    expect(cases).toHaveLength(2)
  })

  test('has notes in every world with their tags, comments and likes, and books; some are for friends or their writer alone', async () => {
    for (const { worldId } of demoWorlds) {
      const { noteList } = await player.note.getList({ worldId, order: 'newest', pageStart: 1, perPage: 50 })
      expect(noteList.length, worldId).toBeGreaterThan(1)
      expect(noteList.some(({ commentCount, likeCount }) => commentCount > 0 && likeCount > 0)).toBe(true)
      expect(noteList.every(({ noteTagList }) => noteTagList.length > 0)).toBe(true)
      const { noteTagList } = await player.noteTag.getNoteTagMasterList({ worldId })
      expect(noteTagList.length).toBeGreaterThan(2)
    }
    const { rows: scopes } = await db.execute(sql`select distinct scope::int from note order by scope`)
    expect(scopes).toEqual([{ scope: 1 }, { scope: 2 }, { scope: 3 }])
    const book = await player.noteBook.getDetail({ noteBookId: 1 })
    expect(book.noteList).toHaveLength(2)
    expect(book.cover).toMatchObject({ width: 900, height: 1_200, description: expect.stringContaining('日誌') })
    const { rows: told } = await db.execute(sql`select 1 from notice where event like 'note.%'`)
    expect(told).toEqual([])
  })

  test('has a serial long enough to judge a reader by, and pieces from every world', async () => {
    const { novelList, count } = await player.novel.getList({ page: 1, size: 50 })
    expect(count).toBe(novelList.length)
    expect(new Set(novelList.map(({ worldId }) => worldId)).size).toBe(demoWorlds.length)
    const serials = novelList.filter(({ chapterList }) => chapterList.length > 0)
    expect(serials.map(({ chapterList }) => chapterList.map(({ chapterNumber }) => chapterNumber))).toEqual([
      [1, 2, 3, 4, 5, 6],
    ])
    const idList = novelList.flatMap(({ novelId, chapterList }) =>
      chapterList.length > 0 ? chapterList.map(chapter => chapter.novelId) : [novelId],
    )
    const texts = await Promise.all(idList.map(novelId => player.novel.getDetail({ novelId })))
    const chapters = texts.filter(({ series }) => series !== null)
    expect(chapters).toHaveLength(6)
    expect(chapters.reduce((sum, { characters }) => sum + characters, 0)).toBeGreaterThanOrEqual(15_000)
    for (const { characters } of chapters) expect(characters).toBeGreaterThan(2_300)
    for (const { title, body, castList, pictureList } of texts) {
      // Every bracket of the notation is parsed, and every picture stands on a line of its own.
      expect(strip(body), title).not.toMatch(/[《》｜|]/)
      expect(castList.length, title).toBeGreaterThan(0)
      for (const { line } of pictureList) expect(line, title).toBeGreaterThan(0)
    }
  })

  test('everybody was given the points of one registration, once', async () => {
    const { rows: given } = await db.execute(sql`
      select distinct times, points from character c cross join lateral (
        select count(distinct p.id)::int as times, sum(number)::int as points
        from character_parameter_change p cross join unnest(p.parameters) as number
        where p.character_id = c.character_id and p.reason = ${FIRST_CHANGE}) p`)
    expect(given).toEqual([{ times: 1, points: POINTS_TO_ASSIGN }])
  })

  test('one world has story supporters, and scenarios of the second version', async () => {
    const flags = await Promise.all(
      demoWorlds.map(async ({ worldId }) => (await player.world.getParameterCalcInfo({ worldId })).worldInfoFlgs),
    )
    expect(flags.filter(({ isScenarioV2 }) => isScenarioV2)).toEqual([{ isScenarioV2: true, scenarioSupportFlg: 1 }])
    expect(flags.filter(({ scenarioSupportFlg }) => scenarioSupportFlg === 1)).toHaveLength(1)
  })

  test('every picture that is named was drawn', async () => {
    const { rows: pictures } = await db.execute<{ key: string }>(sql`
      select 'assets/' || key_visual || '.1200' as key from world
      union select 'shouhin/' || picture || '.96' from world_item
      union select 'assets/' || picture || '.640' from news_post where picture is not null
      union select 'assets/' || picture || '.1200' from novel where picture is not null
      union select 'assets/' || picture || '.1200' from novel_picture
      union select 'character/main-images/' || icon || '.192' from character`)
    expect(pictures.length).toBeGreaterThan(20)
    for (const { key } of pictures) expect(await files.exists(`${key}.webp`), key).toBe(true)
  })

  const written = demoLands.filter(land => land.pages.length > 0)

  test.each(written)('$worldId: every code that is named is there, and every way of counting occurs', land => {
    const itemCodes = new Set(land.items.map(({ itemCode }) => itemCode))
    const skillCodes = new Set(land.skills.map(({ skillCode }) => skillCode))
    const classIds = new Set(land.classes.map(({ classId }) => classId))
    expect(land.parameters.filter(({ name }) => name !== '')).toHaveLength(30)
    const rows = [...land.calculation.inner, ...land.calculation.between]
    expect(new Set(rows.map(row => row.calcMethod))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(rows.map(row => row.calcTarget))).toEqual(new Set(Object.values(calcTarget)))
    const goods = (type: number) =>
      land.shops.flatMap(shop => (shop.shopType === type ? shop.goods.map(({ code }) => code) : []))
    const made = land.recipes.flatMap(recipe => [recipe, ...recipe.materials].map(({ itemCode }) => itemCode))
    const people = demoCharacters.filter(({ worldId }) => worldId === land.worldId).map(({ key }) => demoPeople[key])
    const held = people.flatMap(person => person?.items?.map(({ itemCode }) => itemCode) ?? [])
    const learnt = people.flatMap(person => person?.skills?.map(({ skillCode }) => skillCode) ?? [])
    expect(people).not.toContain(undefined)
    expect([...goods(1), ...made, ...held].filter(code => !itemCodes.has(code))).toEqual([])
    expect([...goods(2), ...learnt].filter(code => !skillCodes.has(code))).toEqual([])
    expect(people.flatMap(person => person?.classes ?? []).filter(id => id && !classIds.has(id))).toEqual([])
  })

  test('is seeded once: a second start changes nothing', async () => {
    const count = () =>
      db.execute(
        sql`select (select count(*) from mission_master) as missions, (select count(*) from app_user) as users`,
      )
    const before = (await count()).rows
    const { createAccount } = await createEmbeddedProvider(db, { accessTokenSeconds: 900, secureCookies: false })
    const seeded = await seedDemo({ db, files, clock: systemClock, createAccount, wanted: true, say: () => {} })
    expect(seeded).toBe(true)
    expect((await count()).rows).toEqual(before)
  })
})
