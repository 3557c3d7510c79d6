// Searches that find many characters: a page is the same by either way of reading it, and however wrong the estimate was.
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHARACTER_SEARCH_SIZE, type CharacterSort, characterSorts } from '#rules/worlds.ts'
import { character } from '#server/areas/character/tables.ts'
import { type Criteria, conditionsOf } from '#server/areas/world/criteria.ts'
import { byWay, shorterWay, type Way } from '#server/areas/world/search.ts'
import { collect, sample, walk } from '#server/areas/world/search-ways.ts'
import { openDatabase } from '../../support/database.ts'
import { givenCharacters, givenLand } from '../../support/worlds.ts'

const { db, users } = await openDatabase('play')
let worldId = ''

/**
 * Characters of a world. Those that the name search finds have the last kana of the order, side by side; so do the levels.
 */
const crowd = Array.from({ length: 2_600 }, (_, n) => ({
  id: `w-${String((n * 997) % 2_600).padStart(4, '0')}`,
  name: n % 2 === 0 ? `波音 ${n % 7}` : `凪${n % 7}`,
  kana: n % 2 === 0 ? `ワ${n % 13}` : `ア${n % 11}`,
  level: n < 1_500 ? 100 + (n % 50) : 1 + (n % 50),
  isNpc: n % 10 === 0,
  isHidden: n % 100 === 7,
  race: n % 4 === 0 ? 'A02' : 'A01',
  class: 'B01',
  ...(n % 5 === 0 ? {} : { shogo: '霧払いの燈手' }),
}))
const shown = crowd.map((one, place) => ({ ...one, place })).filter(({ isHidden }) => !isHidden)
type One = (typeof shown)[number]

beforeAll(async () => {
  worldId = await givenLand(db)
  await givenCharacters(db, { userId: users.other, worldId }, crowd)
  // Another world has the same characters, but for their ids.
  const others = crowd.map(one => ({ ...one, id: `v${one.id}` }))
  await givenCharacters(db, { userId: users.other, worldId: 'garden' }, others)
  await db.execute(sql`analyze character`)
})

const byText = (a: string, b: string) => Number(a > b) - Number(a < b)
const inOrder: Record<CharacterSort, (a: One, b: One) => number> = {
  new: (a, b) => b.place - a.place,
  kana: (a, b) => byText(a.kana, b.kana) || byText(a.id, b.id),
  level: (a, b) => b.level - a.level || byText(b.id, a.id),
}

const searches: [string, Partial<Criteria>, (one: One) => boolean][] = [
  ['one letter', { name: '波' }, ({ name }) => name.includes('波')],
  ['two letters', { name: '波音' }, ({ name }) => name.includes('波音')],
  ['letters of the title', { title: '払いの' }, ({ shogo }) => shogo !== undefined],
  ['class', { class: 'B01' }, () => true],
  ['race and players', { race: 'A01', isNpc: false }, ({ race, isNpc }) => race === 'A01' && !isNpc],
  ['levels and letters', { title: '燈手', levelFrom: 100 }, ({ shogo, level }) => shogo !== undefined && level >= 100],
]

const ways: [string, Way][] = [
  ['walking, which suffices', { isWalk: true, rows: 100_000 }],
  ['walking, given up at once', { isWalk: true, rows: 1 }],
  ['walking, given up later', { isWalk: true, rows: 100 }],
  ['collecting all', { isWalk: false, rows: 100_000 }],
  ['collecting, given up', { isWalk: false, rows: 961 }],
  ['what the planner thinks', { isWalk: true, rows: null }],
]

describe.each(ways)('%s', (_, way) => {
  test.each(searches)('%s', async (__, criteria, isFound) => {
    const conditions = await conditionsOf(db, { worldId, viewerId: null, ...criteria })
    const all = shown.filter(isFound)
    expect(all.length).toBeGreaterThan(961)
    for (const sort of characterSorts) {
      const sorted = all.toSorted(inOrder[sort])
      for (const page of [1, 2, 40]) {
        const answer = await byWay(db, { conditions, sort, page }, way)
        const from = (page - 1) * CHARACTER_SEARCH_SIZE
        const expected = sorted.slice(from, from + CHARACTER_SEARCH_SIZE).map(({ id }) => id)
        expect(answer.characterList.map(({ characterId }) => characterId)).toEqual(expected)
        expect(answer).toMatchObject({ count: 960, isMore: true })
      }
    }
  })
})

const waves = async (page = 1) => ({
  conditions: await conditionsOf(db, { worldId, viewerId: null, name: '波音' }),
  sort: 'kana' as const,
  page,
})

test('no way goes further than it was told', async () => {
  const search = await waves()
  // All the other characters come before them.
  expect(await walk(db, search, 1_300)).toEqual([])
  expect(await walk(db, search, 1_310)).toHaveLength(10)
  expect((await collect(db, search, 100)).count).toBe(100)
})

test('the sample is one character of 256', async () => {
  const rows = await db
    .select({ id: character.characterId, keys: character.searchKeys, isSample: sql`hashtext(character_id) % 256 = 0` })
    .from(character)
    .where(sql`not is_hidden`)
  for (const { keys, isSample } of rows) expect(keys.some(key => key.endsWith('/s:'))).toBe(isSample)
  const chosen = rows.filter(({ id, isSample }) => isSample && id.startsWith('w-'))
  expect(chosen.length).toBeGreaterThan(0)
  const all = { ...(await waves()), conditions: await conditionsOf(db, { worldId, viewerId: null, class: 'B01' }) }
  expect((await sample(db, all)).hits).toBe(chosen.length * 256)
})

describe('the way that is thought to be shorter', () => {
  test.each([
    ['every tenth of a million', 1, 100_000, 1_000_000, true],
    ['the same, last page', 40, 100_000, 1_000_000, true],
    ['every hundredth of a million', 1, 10_000, 1_000_000, true],
    ['the same, last page', 40, 10_000, 1_000_000, false],
    ['every thousandth of a million', 1, 1_000, 1_000_000, false],
    ['one', 1, 1, 1_000_000, false],
    ['none', 1, 0, 1_000_000, false],
    ['a table that was never counted', 1, 512, 0, true],
  ])('%s', (_, page, hits, rows, isWalk) => {
    const way = shorterWay(page, { hits, rows })
    expect(way.isWalk).toBe(isWalk)
    // The estimate never allows many times the rows of the shorter way.
    expect(way.rows).toBeLessThanOrEqual(961 + 4 * Math.min(hits, (page * 24 * rows) / Math.max(hits, 1)) + 1)
    expect(way.rows).toBeGreaterThan(960)
  })
})
