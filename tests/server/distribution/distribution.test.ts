// Distribution by a hash link (doc3 §3, §7): made, counted and stopped by the owner, received once per character.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenLink, givenShouhin } from '../../support/goods.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous, clock } = createCallers(database)
const DAY = 86_400_000
const inDays = (days: number): string => new Date(PLAY_NOW.getTime() + days * DAY).toISOString()

const bag = async (characterId: string, level = 1): Promise<number> => {
  const currency = currencies.item('harbor', 'I0001', { level })
  return (await balancesOf(database.db, { kind: 'character', id: characterId }, [currency]))[currency] ?? 0
}
const taking = (link: Awaited<ReturnType<typeof givenLink>>, characterId: string) => ({
  ...link,
  characterId,
  distributionType: 0 as const,
})

beforeEach(() => {
  clock.set(PLAY_NOW)
  return database.asOwner(client =>
    client.query(`truncate distribution, distribution_taken, shouhin_option, shouhin_suuryo, shouhin, idempotency_key,
      rate_counter cascade`),
  )
})

describe('the owner', () => {
  test('sees every option and amount, makes a link, counts who came, stops it', async () => {
    const shouhinId = await givenShouhin(database)
    const key = { shouhinId, officialOptionId: 1, suuryoSentakuId: 1 }
    const before = await as.player.distribution.getDistributionList({ shouhinId })
    expect(before.shouhin).toMatchObject({ shouhinmei: '霧晶の詰め合わせ', worldName: '霧の港', picture: 'fog-1' })
    expect(before.distributionList.map(row => [row.optionName, row.amount, row.distribution])).toEqual([
      ['そのまま', 1, null],
      ['そのまま', 3, null],
      ['磨いたもの', 1, null],
      ['磨いたもの', 3, null],
    ])
    const made = await as.player.distribution.distributionInfo({ ...key, takeLimit: 2, endsAt: inDays(3) })
    expect(made).toMatchObject({ state: 'open', takenCount: 0, takeLimit: 2, endsAt: inDays(3), stoppedAt: null })
    expect(made.hash).toMatch(/^[\w-]{24}$/)
    await as.other.distribution.distribution(taking({ ...key, hash: made.hash }, 'harbor-garo'))
    expect(await bag('harbor-garo', 2)).toBe(3)
    expect(await as.player.distribution.getShouhinList()).toMatchObject({
      shouhinList: [{ shouhinId, openCount: 1, takenCount: 1 }],
    })
    expect(await as.player.distribution.getTakenList({ ...key, page: 1, size: 20 })).toEqual({
      count: 1,
      takenList: [
        expect.objectContaining({
          characterId: 'harbor-garo',
          characterFullName: 'ガロ・ミストル',
          takenAt: PLAY_NOW.toISOString(),
        }),
      ],
    })
    const stopped = await as.player.distribution.stopDistribution(key)
    expect(stopped).toMatchObject({ state: 'ended', stoppedAt: PLAY_NOW.toISOString(), takenCount: 1 })
    clock.set(new Date(PLAY_NOW.getTime() + DAY))
    expect(await as.player.distribution.stopDistribution(key)).toEqual(stopped)
  })

  test('makes a new link in place of a stopped one: the old one is dead, who received has received', async () => {
    const first = await givenLink(database, { takeLimit: 1 })
    const { hash: _, ...key } = first
    await as.other.distribution.distribution(taking(first, 'harbor-garo'))
    await as.player.distribution.stopDistribution(key)
    const again = await as.player.distribution.distributionInfo({ ...key, takeLimit: 1 })
    expect(again).toMatchObject({ state: 'open', takenCount: 1, takeLimit: 2 })
    expect(again.hash).not.toBe(first.hash)
    expect(await refusalOf(as.player.distribution.distribution(taking(first, 'harbor-mina')))).toBe(
      'DISTRIBUTION_ENDED',
    )
    const second = { ...key, hash: again.hash }
    expect(await refusalOf(as.other.distribution.distribution(taking(second, 'harbor-garo')))).toBe(
      'DISTRIBUTION_TAKEN',
    )
    await as.player.distribution.distribution(taking(second, 'harbor-mina'))
    expect(await refusalOf(as.player.distribution.distribution(taking(second, 'harbor-rinne')))).toBe(
      'DISTRIBUTION_FULL',
    )
  })

  test('opens a stopped link again, the same one: it counts on, and who has received does not receive twice', async () => {
    const link = await givenLink(database, { takeLimit: 2 })
    const { hash, ...key } = link
    const open = await as.player.distribution.resumeDistribution(key)
    expect(open).toMatchObject({ hash, state: 'open', stoppedAt: null })
    await as.other.distribution.distribution(taking(link, 'harbor-garo'))
    await as.player.distribution.stopDistribution(key)
    expect(await refusalOf(as.player.distribution.distribution(taking(link, 'harbor-mina')))).toBe('DISTRIBUTION_ENDED')
    const resumed = await as.player.distribution.resumeDistribution(key)
    expect(resumed).toMatchObject({ hash, state: 'open', takenCount: 1, takeLimit: 2, stoppedAt: null })
    expect(await refusalOf(as.other.distribution.distribution(taking(link, 'harbor-garo')))).toBe('DISTRIBUTION_TAKEN')
    await as.player.distribution.distribution(taking(link, 'harbor-mina'))
    await as.player.distribution.stopDistribution(key)
    expect(await refusalOf(as.player.distribution.resumeDistribution(key))).toBe('DISTRIBUTION_FULL')
  })

  test('cannot open again what has ended meanwhile', async () => {
    const { hash: _, ...key } = await givenLink(database, { endsAt: inDays(1) })
    await as.player.distribution.stopDistribution(key)
    clock.set(new Date(inDays(2)))
    expect(await refusalOf(as.player.distribution.resumeDistribution(key))).toBe('DISTRIBUTION_ENDED')
  })

  test.each([
    ['an end that has passed', { endsAt: inDays(-1) }, 'DISTRIBUTION_ENDS_BEFORE'],
    ['an option that there is not', { officialOptionId: 7 }, 'SHOUHIN_NOT_FOUND'],
    ['an amount that there is not', { suuryoSentakuId: 7 }, 'SHOUHIN_NOT_FOUND'],
    ['a limit of none', { takeLimit: 0 }, 'BAD_REQUEST'],
  ])('%s is refused', async (_, wanted, code) => {
    const key = { shouhinId: await givenShouhin(database), officialOptionId: 0, suuryoSentakuId: 0 }
    expect(await refusalOf(as.player.distribution.distributionInfo({ ...key, ...wanted }))).toBe(code)
  })

  test('alone: to others the goods are not there, nor can they make or stop a link', async () => {
    const { hash: _, ...key } = await givenLink(database)
    const { shouhinId } = key
    for (const caller of [as.other, as.admin]) {
      expect(await refusalOf(caller.distribution.getDistributionList({ shouhinId }))).toBe('SHOUHIN_NOT_FOUND')
      expect(await refusalOf(caller.distribution.getTakenList({ ...key, page: 1, size: 20 }))).toBe('SHOUHIN_NOT_FOUND')
      expect(await refusalOf(caller.distribution.distributionInfo(key))).toBe('SHOUHIN_NOT_FOUND')
      expect(await refusalOf(caller.distribution.stopDistribution(key))).toBe('SHOUHIN_NOT_FOUND')
      expect(await refusalOf(caller.distribution.resumeDistribution(key))).toBe('SHOUHIN_NOT_FOUND')
      expect((await caller.distribution.getShouhinList()).shouhinList).toEqual([])
    }
    const unused = { ...key, suuryoSentakuId: 0 }
    expect(await refusalOf(as.player.distribution.stopDistribution(unused))).toBe('DISTRIBUTION_NOT_FOUND')
    expect(await refusalOf(as.player.distribution.resumeDistribution(unused))).toBe('DISTRIBUTION_NOT_FOUND')
  })
})

describe('a link opened', () => {
  test('tells what it hands out, how many are left, and what one has received', async () => {
    const link = await givenLink(database, { takeLimit: 2, endsAt: inDays(2) })
    const opened = await anonymous.distribution.getDetail(link)
    expect(opened).toMatchObject({
      state: 'open',
      itemName: '霧晶のかけら',
      amount: 3,
      ownerName: '名-player',
      remaining: 2,
      endsAt: inDays(2),
      receivedCharacterIdList: [],
    })
    await as.other.distribution.distribution(taking(link, 'harbor-garo'))
    expect((await as.other.distribution.getDetail(link)).receivedCharacterIdList).toEqual(['harbor-garo'])
    expect((await as.admin.distribution.getDetail(link)).receivedCharacterIdList).toEqual([])
  })

  test.each([
    ['without its hash', '', 'none'],
    ['with a wrong hash', 'x'.repeat(24), 'ended'],
  ])('%s tells the goods alone', async (_, hash, state) => {
    const { hash: __, ...key } = await givenLink(database, { takeLimit: 5, endsAt: inDays(2) })
    expect(await anonymous.distribution.getDetail({ ...key, hash })).toMatchObject({
      state,
      remaining: null,
      endsAt: null,
    })
  })

  test('has ended when its time is over, at that very moment', async () => {
    const link = await givenLink(database, { endsAt: inDays(1) })
    clock.set(new Date(PLAY_NOW.getTime() + DAY - 1))
    expect((await anonymous.distribution.getDetail(link)).state).toBe('open')
    clock.set(new Date(PLAY_NOW.getTime() + DAY))
    expect((await anonymous.distribution.getDetail(link)).state).toBe('ended')
    expect(await refusalOf(as.other.distribution.distribution(taking(link, 'harbor-garo')))).toBe('DISTRIBUTION_ENDED')
  })
})

describe('receiving', () => {
  test('gives the items to the character, with the counts before and after', async () => {
    const link = await givenLink(database)
    expect(await as.other.distribution.distribution(taking(link, 'harbor-garo'))).toMatchObject({
      itemName: '霧晶のかけら',
      amount: 3,
      characterFullName: 'ガロ・ミストル',
    })
    expect(await refusalOf(as.other.distribution.distribution(taking(link, 'harbor-garo')))).toBe('DISTRIBUTION_TAKEN')
  })

  test.each([
    ['somebody else’s character', 'harbor-rinne'],
    ['a character of another world', 'station-rei'],
    ['nobody', 'harbor-nobody'],
  ])('%s receives nothing', async (_, characterId) => {
    const link = await givenLink(database)
    expect(await refusalOf(as.other.distribution.distribution(taking(link, characterId)))).toBe('NOT_YOUR_CHARACTER')
    expect((await anonymous.distribution.getDetail(link)).state).toBe('open')
  })

  test('pressed ten times at once, with one key or with ten, it gives once', async () => {
    const link = await givenLink(database)
    const before = await bag('harbor-garo')
    const key = randomUUID()
    const keys = [...Array.from({ length: 5 }, () => key), ...Array.from({ length: 5 }, () => randomUUID())]
    await Promise.allSettled(
      keys.map(each => as.other.distribution.distribution(taking(link, 'harbor-garo'), { context: { key: each } })),
    )
    expect(await bag('harbor-garo')).toBe(before + 3)
    const { hash: _, ...which } = link
    expect((await as.player.distribution.getTakenList({ ...which, page: 1, size: 20 })).count).toBe(1)
  })

  test('the last one goes to one of those who come at once', async () => {
    const link = await givenLink(database, { takeLimit: 1 })
    const answers = await Promise.allSettled([
      as.other.distribution.distribution(taking(link, 'harbor-garo')),
      as.player.distribution.distribution(taking(link, 'harbor-mina')),
      as.player.distribution.distribution(taking(link, 'harbor-rinne')),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
