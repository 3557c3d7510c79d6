// Finding characters of a world: by words in any script, race, class, level, title, kind; in three orders; page by page.
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { userFollowCharacter } from '#server/areas/follow/tables.ts'
import { conditionsOf } from '#server/areas/world/criteria.ts'
import { orders } from '#server/areas/world/search-ways.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenCharacters, givenLand } from '../../support/worlds.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous } = createCallers(database)
let worldId = ''

beforeAll(async () => {
  worldId = await givenLand(db)
  await givenCharacters(db, { userId: users.other, worldId }, [
    {
      id: 's-linette',
      name: 'リネット・ハルグレイ',
      kana: 'リネット・ハルグレイ',
      level: 14,
      shogo: '霧払いの燈手',
      race: 'A01',
      class: 'B01',
    },
    { id: 's-sui', name: '久瀬 粋', kana: 'クゼ スイ', level: 3, race: 'A02', class: 'B02', second: 'C01' },
    { id: 's-garo', name: 'Garo', kana: 'ガロ', level: 14, shogo: '燈台の霧', race: 'A01', class: 'B02' },
    { id: 's-npc', name: '灯台守', kana: 'トウダイモリ', level: 99, isNpc: true, race: 'A01' },
    { id: 's-hidden', name: 'リネット', kana: 'リネット', level: 14, isHidden: true, race: 'A01', class: 'B01' },
    { id: 's-plain', name: '五%_', kana: 'ゴ', level: 1 },
  ])
})

const search = (criteria: object) => anonymous.world.searchCharacter({ worldId, sort: 'new', page: 1, ...criteria })
const found = async (criteria: object) =>
  (await search(criteria)).characterList.map(({ characterId }) => characterId.slice(2))

describe('searching', () => {
  test.each([
    ['everybody, the newest first', {}, ['plain', 'npc', 'garo', 'sui', 'linette']],
    ['hiragana finds katakana', { name: 'りねっと' }, ['linette']],
    ['half width finds full width', { name: 'ﾊﾙｸﾞﾚｲ' }, ['linette']],
    ['capitals do not matter', { name: 'ｇARO' }, ['garo']],
    ['the reading finds kanji', { name: 'くぜ' }, ['sui']],
    ['a single letter', { name: '粋' }, ['sui']],
    ['every word must be found', { name: 'りね　はる' }, ['linette']],
    ['letters that do not stand together', { name: 'りねと' }, []],
    ['pairs that stand apart', { name: 'ルグレイリ' }, []],
    ['signs are letters', { name: '%_' }, ['plain']],
    ['a backslash finds nothing', { name: '\\' }, []],
    ['nothing but spaces is no criterion', { name: '　 ', title: ' ' }, ['plain', 'npc', 'garo', 'sui', 'linette']],
    ['race', { race: 'A01' }, ['npc', 'garo', 'linette']],
    ['class', { class: 'B02' }, ['garo', 'sui']],
    ['second class', { class: 'C01' }, ['sui']],
    ['levels', { levelFrom: 3, levelTo: 14 }, ['garo', 'sui', 'linette']],
    ['the title', { title: '燈手' }, ['linette']],
    ['a letter of the title', { title: '霧' }, ['garo', 'linette']],
    ['a name is no title', { title: 'りねっと' }, []],
    ['NPCs', { isNpc: true }, ['npc']],
    ['players', { isNpc: false }, ['plain', 'garo', 'sui', 'linette']],
    [
      'everything at once',
      { name: 'が', race: 'A01', class: 'B02', levelFrom: 14, title: '霧', isNpc: false },
      ['garo'],
    ],
    ['another world', { worldId: 'garden', name: 'りねっと' }, []],
    ['by reading', { sort: 'kana' }, ['garo', 'sui', 'plain', 'npc', 'linette']],
    ['by level', { sort: 'level' }, ['npc', 'linette', 'garo', 'sui', 'plain']],
  ] as const)('%s', async (_, criteria, expected) => {
    expect(await found(criteria)).toEqual(expected)
    expect(await search(criteria)).toMatchObject({ count: expected.length, isMore: false })
  })

  test('only those the caller follows', async () => {
    const followed = { characterId: 's-garo', userId: users.player, createdAt: PLAY_NOW }
    await db.insert(userFollowCharacter).values([followed, { ...followed, characterId: 's-hidden' }])
    const of = async (caller: typeof anonymous) => {
      const answer = await caller.world.searchCharacter({ worldId, sort: 'new', page: 1, isFollowed: true })
      return answer.characterList.map(({ characterId }) => characterId)
    }
    expect(await of(as.player)).toEqual(['s-garo'])
    expect(await of(as.other)).toEqual([])
    expect(await of(anonymous)).toEqual([])
  })

  test('keeps up with what is changed', async () => {
    await db.execute(sql`update character set shogo = '港の主', class_b_id = 'B09' where character_id = 's-plain'`)
    expect(await found({ title: '港の主', class: 'B09' })).toEqual(['plain'])
    await db.execute(sql`update character set is_hidden = true where character_id = 's-plain'`)
    expect(await found({ title: '港の主' })).toEqual([])
    await db.execute(sql`update character set is_hidden = false, world_id = 'garden' where character_id = 's-plain'`)
    expect(await found({ title: '港の主' })).toEqual([])
    expect(await found({ worldId: 'garden', title: '港の主' })).toEqual(['plain'])
    await db.execute(sql`update character set class_b_id = null, shogo = null where character_id = 's-plain'`)
    expect(await found({ worldId: 'garden', title: '港の主' })).toEqual([])
    expect(await found({ worldId: 'garden', class: 'B09' })).toEqual([])
  })

  test('goes page by page, counts no further than pages reach, turns no further', async () => {
    const many = Array.from({ length: 1_100 }, (_, index) => ({
      id: `m-${String(index).padStart(4, '0')}`,
      name: `群像${index}`,
      kana: 'グンゾウ',
    }))
    await givenCharacters(db, { userId: users.other, worldId: 'garden' }, many)
    const all = await search({ worldId: 'garden' })
    expect(all).toMatchObject({ count: 960, isMore: true })
    expect(all.characterList).toHaveLength(24)
    expect(all.characterList[0]?.characterId).toBe('m-1099')
    const second = await search({ worldId: 'garden', name: '群像', page: 2 })
    expect(second.characterList[0]?.characterId).toBe('m-1075')
    const last = await search({ worldId: 'garden', name: '群像1000', page: 1 })
    expect(last.characterList.map(({ characterId }) => characterId)).toEqual(['m-1000'])
  })

  test('words are looked up in their index', async () => {
    const rows = await db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return (
        await tx.execute(
          sql`explain select 1 from character where search_keys @> search_word_keys('garden/g:', '群像')`,
        )
      ).rows
    })
    expect(JSON.stringify(rows)).toContain('character_search')
  })

  test.each([
    ['the newest', {}, 'character_world_created'],
    ['the reading', { sort: 'kana' }, 'character_world_kana'],
    ['the level', { sort: 'level', levelFrom: 2 }, 'character_world_level'],
  ] as const)('%s are read in the order of their index', async (_, criteria, index) => {
    const plans: string[] = []
    await db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const { indexed } = await conditionsOf(tx, { worldId: 'garden', viewerId: null, ...criteria })
      const order = orders['sort' in criteria ? criteria.sort : 'new']
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select 1 from character c where ${indexed()} order by ${order} limit 24`)
      plans.push(...rows.map(row => row['QUERY PLAN']))
    })
    expect(plans.join('\n')).toContain(index)
  })
})
