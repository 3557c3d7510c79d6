// Link cards: every public route has its own title, picture and text.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ownPreview } from '#server/areas/ogp/own-pages.ts'
import { pages } from '#server/areas/pages.ts'
import { openDatabase } from '../../support/database.ts'
import { projectRoot } from '../../support/paths.ts'
import { routeFiles } from '../../support/route-files.ts'

const folder = join(projectRoot, 'src/app/routes')
const routes = routeFiles().map(({ file, path }) => ({
  route: path,
  isPublic: !/require(User|Character|Admin|Master|Creator|Office)|pageOnly|AdminNews/.test(
    readFileSync(join(folder, file), 'utf8'),
  ),
}))
/** Public pages without a card: those shown for an unknown address. */
const unlinked = ['/error/404']
const said = new Set(pages.map(({ route }) => route))

test('the routes were found, and whoever says something of a page says it of one that is there', () => {
  expect(routes.length).toBeGreaterThan(45)
  expect(routes.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(15)
  const all = routes.map(({ route }) => route)
  expect([...said].filter(route => !all.includes(route))).toEqual([])
  expect(said.size).toBe(pages.length)
})

test('every public route says something of itself', () => {
  const silent = routes.filter(({ route, isPublic }) => isPublic && !said.has(route) && !unlinked.includes(route))
  expect(silent).toEqual([])
})

describe('in the demo', async () => {
  const { db } = await openDatabase('demo')
  const now = new Date()
  const first = async (query: ReturnType<typeof sql>): Promise<string> =>
    String((await db.execute<{ id: string | number }>(query)).rows[0]?.id ?? 'nobody')
  const share = await db.execute<Record<'shouhinId' | 'option' | 'amount', string>>(
    sql`select shouhin_id as "shouhinId", official_option_id as option, suuryo_sentaku_id as amount from distribution limit 1`,
  )
  const params: Record<string, string> = {
    worldId: 'world0',
    characterId: 'world0-garo',
    postId: '1',
    documentId: 'terms',
    novelId: await first(sql`select min(novel_id) as id from novel where world_id = 'world0' and published_at < now()`),
    noteId: await first(sql`select min(note_id) as id from note where world_id = 'world0' and scope = 1`),
    communityId: await first(sql`select min(community_id) as id from community where world_id = 'world0'`),
    threadId: await first(sql`
      select min(thread_id) as id from community_thread where community_id = (
        select min(community_id) from community where world_id = 'world0')`),
    noteBookId: await first(sql`select min(note_book_id) as id from note_book where world_id = 'world0'`),
    keyword: encodeURIComponent('霧'),
    scenarioId: await first(sql`select min(scenario_id) as id from scenario where world_id = 'world0'`),
    phase: '1',
    type: 'novel',
    searchType: 'novel',
    eventId: await first(sql`select min(event_id) as id from tweet_event where world_id = 'world0'`),
    pageId: await first(sql`select page_id as id from world_page where world_id = 'world0' order by display_order`),
    shopId: await first(sql`select shop_id as id from shop where world_id = 'world0' order by display_order`),
    classId: await first(
      sql`select 'O' || application_id as id from application where world_id = 'world0' and kind = 'class' and status = 2`,
    ),
    shouhinId: share.rows[0]?.shouhinId ?? '',
    officialOptionId: String(share.rows[0]?.option),
    suuryoSentakuId: String(share.rows[0]?.amount),
    creatorId: await first(
      sql`select creator_id as id from user_class where creator_id is not null and class_code = 2`,
    ),
    itemId: await first(sql`select min(item_id) as id from gallery_item`),
    itemKbn: '8',
    masterId: await first(sql`select public_user_id as id from app_user where mailaddress = 'demo-master@example.com'`),
    quotationId: 'a'.repeat(22),
    omnibusId: await first(
      sql`select omnibus_id as id from scenario_omnibus where world_id = 'world0' and approved_at is not null limit 1`,
    ),
    cpId: await first(sql`select min(cp_id) as id from campaign where status = 'published' and starts_at < now()`),
    formId: await first(sql`select min(form_id) as id from web_form where world_id is null and state <> 'draft'`),
    templateId: await first(sql`select min(template_id) as id from scenario_react where world_id = 'world0'`),
  }
  // A scene that somebody has kept, of a replay that everybody may read.
  await db.execute(sql`
    insert into quotation (quotation_id, scenario_id, phase, user_id, row_from, row_to, words, created_at)
    select ${params.quotationId}, r.scenario_id, r.phase, s.master_id, 1, 1, '霧笛が、三度鳴った。', now()
    from scenario_replay r join scenario s using (scenario_id)
    where r.state = 'published' and not s.is_private order by r.scenario_id, r.phase limit 1`)
  /** Extras stand beside scenarios that have been told to the end. */
  const extra = await db.execute<Record<'extraId' | 'scenarioId' | 'phase', string>>(
    sql`select extra_id::text as "extraId", scenario_id::text as "scenarioId", phase::text from scenario_extra
      where world_id = 'world0' order by extra_id limit 1`,
  )
  const formOfWorld = await first(
    sql`select min(form_id) as id from web_form where world_id = 'world0' and state <> 'draft'`,
  )
  const address = (route: string): string => {
    const more = route.endsWith('$extraId') ? extra.rows[0] : {}
    const form = route === '/world/$worldId/form/$formId' ? { formId: formOfWorld } : {}
    const page = route === '/world/$worldId/event/$eventId' ? { eventId: 'winter-lamps' } : {}
    const of: Record<string, string> = { ...params, ...more, ...form, ...page }
    return route.replace(/\$(\w+)/g, (_, name: string) => of[name] ?? 'missing')
  }

  test.each(pages.map(({ route }) => route))('%s has a title, a text and a picture', async route => {
    const card = await ownPreview(db, address(route), now)
    expect(card, address(route)).toMatchObject({ title: expect.stringMatching(/\S/), targetName: /^つむぎ/ })
    expect(card?.description).toMatch(/\S/)
    if (route.startsWith('/world/')) expect(card?.imagePath).toMatch(/^\/files\//)
    else expect(card?.imagePath).toMatch(/^\/(?:files|api|icons)\//)
    const imagePath = card?.imagePath ?? ''
    if (imagePath.startsWith('/icons/'))
      expect(existsSync(join(projectRoot, 'public', imagePath)), imagePath).toBe(true)
    if (/^\/world\/\$worldId\/./.test(route) && !route.endsWith('withoutLogin'))
      expect(card?.targetName).toBe('つむぎ・灯守のエルダ')
  })

  test('every page says something else, but for steps of one way and views of one text', async () => {
    const routesByWords = new Map<string, string[]>()
    for (const { route } of pages) {
      const { title, description } = (await ownPreview(db, address(route), now)) ?? {}
      const words = `${title}：${description}`
      routesByWords.set(words, [...(routesByWords.get(words) ?? []), route])
    }
    const same = [...routesByWords.values()].filter(found => found.length > 1)
    const of = '/world/$worldId/scenario/$scenarioId/$phase'
    const search = '/world/$worldId/worldSearch/scenario'
    expect(same.map(found => found.toSorted()).toSorted()).toEqual([
      ['/authOver', '/newCreator', '/newMaster', '/newPlayer', '/signup', '/social'],
      ['/loading', '/login'],
      ['/news/$postId', '/news/$postId/read'],
      ['/tailor/$itemKbn', '/tailor/ordermade/$itemKbn', '/tailor/ordermade/$itemKbn/$keyword'],
      ['/world/$worldId', '/world/$worldId/withoutLogin'],
      ['/world/$worldId/note/$noteId', '/world/$worldId/note/$noteId/read'],
      ['/world/$worldId/novel/$novelId', '/world/$worldId/novel/$novelId/read'],
      [of, `${of}/read`, `${of}/replay`],
      [search, `${search}V2`],
    ])
  })

  test('what is not there, or not public, has no card', async () => {
    const nothing = [
      '/myPage',
      '/admin/news',
      '/world/nowhere',
      '/world/world0/shop/nothing',
      '/world/world0/guide/nothing',
    ]
    for (const path of [
      ...nothing,
      '/world/world0/originalClass/O999999',
      '/%E0%A4%A',
      '/news/0',
      '/world/world0/novel/x',
    ])
      expect(await ownPreview(db, path, now), path).toBeNull()
    const { rows } = await db.execute<{ id: string }>(
      sql`select 'O' || application_id as id from application where kind = 'class' and status <> 2`,
    )
    for (const { id } of rows) expect(await ownPreview(db, `/world/world0/originalClass/${id}`, now)).toBeNull()
  })

  test('a written-out part of an address is no name', async () => {
    expect(await ownPreview(db, '/world/world0/originalClass/propose', now)).toMatchObject({
      title: 'クラスを提案する',
    })
    expect(await ownPreview(db, '/world/world0/', now)).toEqual(await ownPreview(db, '/world/world0', now))
  })
})
