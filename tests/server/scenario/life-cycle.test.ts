// The life of a phase on the server: effects of the clock on seats, coins and fate power, and coins that come back exactly
// once.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOfSeed } from '#rules/draws.ts'
import { draw, hashOfEntries } from '#rules/scenario/lottery.ts'
import { character } from '#server/areas/character/tables.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { getScenarioDetail } from '#server/areas/scenario/detail.ts'
import { confirm, enter, takeBack } from '#server/areas/scenario/entry/enter.ts'
import { getLottery } from '#server/areas/scenario/entry/published-draw.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenarioCondition, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { removeEntry } from '#server/areas/scenario-desk/repair.ts'
import { transact } from '#server/db/client.ts'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { ownCharacter } from '#server/platform/own-character.ts'
import { givenAmount } from '../../support/applications.ts'
import { refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const HOUR = 3_600_000
const settings = { seats: 2, minimum: 2 }

type Player = Awaited<ReturnType<typeof givenPlayer>>
const reserve = (key: PhaseKey, player: Player, now: Date, fatePower = 0) =>
  transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower, now }))
const join = (key: PhaseKey, player: Player, now: Date, cost = 500) =>
  transact(db, tx => enter(tx, 'join', { ...key, ...player, cost, fatePower: 0, now }))
const cancel = (key: PhaseKey, player: Player, now: Date) =>
  transact(db, tx => takeBack(tx, 'cancel', { ...key, ...player, now }))

const coinsOf = async ({ userId }: Player) => {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, ['LP', 'AC'])
  return [balances.LP, balances.AC]
}
const fateOf = async ({ characterId }: Player) =>
  (await balancesOf(db, { kind: 'character', id: characterId }, [currencies.fatePower('harbor')]))['fate:harbor']
const stateOf = async (player: Player) =>
  (await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, player.userId))).map(({ state }) => state)
/** Sums that a scenario holds and has earned, by the entries of its accounts. */
const accountsOf = async ({ scenarioId }: PhaseKey) =>
  database.asOwner(async client => {
    const { rows } = await client.query<{ id: string; sum: number }>(
      `select account.holder_id as id, coalesce(sum(entry.amount), 0)::int as sum from ledger_account account
       left join ledger_entry entry on entry.account_id = account.id
       where account.holder_id in ($1, $2) group by account.holder_id`,
      [`held:${scenarioId}`, `earned:${scenarioId}`],
    )
    const of = (id: string) => rows.find(row => row.id === `${id}:${scenarioId}`)?.sum ?? 0
    return { held: of('held'), earned: of('earned') }
  })

let key: PhaseKey
let opened: Date
const later = (hours: number) => new Date(opened.getTime() + hours * HOUR)
beforeEach(async () => {
  key = await givenScenario(db, users.admin, { settings })
  opened = await publish(db, key, users.admin)
})

describe('without more applicants than seats', () => {
  test('every reservation is a seat; LP go first, the rest is AC; the consultation earns them', async () => {
    const [first, second] = [await givenPlayer(db, { llamaPoint: 250 }), await givenPlayer(db)]
    await reserve(key, first, opened)
    expect(await coinsOf(first)).toEqual([0, 650])
    await reserve(key, second, opened)
    expect(await accountsOf(key)).toEqual({ held: 1_200, earned: 0 })
    expect(await passTime(db, key, later(23))).toBe(false)
    expect(await passTime(db, key, later(24))).toBe(true)
    expect(await phaseOf(db, key)).toMatchObject({ state: 'consultation', applicants: 2, seated: 2 })
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 1_200 })
    expect(await stateOf(first)).toEqual(['seated'])
  })

  test('what is free is recruited first come; the minimum is tested once, at its end', async () => {
    const [first, second, third] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    await reserve(key, first, opened)
    await passTime(db, key, later(24))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'recruiting', seated: 1 })
    await join(key, second, later(25))
    expect(await refusalOf(join(key, third, later(25)))).toBe('ENTRY_FULL')
    await passTime(db, key, later(48))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'consultation' })
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 1_100 })
  })

  test('below the minimum it is not established, and everything comes back in the same kinds of coin', async () => {
    const first = await givenPlayer(db, { llamaPoint: 100 })
    await reserve(key, first, opened)
    await passTime(db, key, later(24))
    await passTime(db, key, later(48))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'notEstablished', seated: 0, applicants: 0 })
    expect(await coinsOf(first)).toEqual([100, 1_000])
    expect(await stateOf(first)).toEqual(['ended'])
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 0 })
    expect(await passTime(db, key, later(500))).toBe(false)
  })

  test('fate power that no draw needed comes back', async () => {
    const first = await givenPlayer(db)
    await givenAmount(db, { kind: 'character', id: first.characterId }, currencies.fatePower('harbor'), 7)
    await reserve(key, first, opened, 5)
    expect(await fateOf(first)).toBe(2)
    await passTime(db, key, later(24))
    expect(await fateOf(first)).toBe(7)
  })
})

describe('with more applicants than seats', () => {
  const three = async () => {
    const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)] as const
    await givenAmount(db, { kind: 'character', id: players[0].characterId }, currencies.fatePower('harbor'), 10)
    for (const [nth, player] of players.entries()) await reserve(key, player, opened, nth === 0 ? 10 : 0)
    return players
  }

  test('a lottery is drawn as it was promised, losers have their coins back and gain fate power', async () => {
    const players = await three()
    await passTime(db, key, later(24))
    const closed = await phaseOf(db, key)
    expect(closed).toMatchObject({ state: 'lottery', seedHash: await hashOfSeed(closed.seed) })
    const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
    const list = entries.map(({ publicNumber, fatePower }) => ({ number: publicNumber, tickets: 10 + fatePower }))
    expect(closed.entriesHash).toBe(await hashOfEntries(list))
    expect(await refusalOf(cancel(key, players[0], later(24)))).toBe('ENTRY_NOT_NOW')
    await passTime(db, key, later(24.5))
    const expected = await draw({ ...key, seed: closed.seed }, list, 2)
    const drawn = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
    for (const { number, rank, hasWon } of expected)
      expect(drawn.find(entry => entry.publicNumber === number)).toMatchObject({ rank, state: hasWon ? 'won' : 'lost' })
    for (const player of players) {
      const hasLost = (await stateOf(player))[0] === 'lost'
      expect(await coinsOf(player)).toEqual(hasLost ? [1_000, 1_000] : [400, 1_000])
      expect(await fateOf(player)).toBe(hasLost ? 5 : 0)
    }
    expect(await accountsOf(key)).toEqual({ held: 1_200, earned: 0 })
  })

  test('public numbers are joined to no name but one’s own, before the draw and after it', async () => {
    const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    for (const player of players) await reserve(key, player, opened)
    const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
    const numberOf = (player: Player) => entries.find(({ userId }) => userId === player.userId)?.publicNumber ?? 0
    const [own] = players as [Player]
    const look = async () => {
      for (const userId of [own.userId, null, users.admin]) {
        const detail = await getScenarioDetail(db, { ...key, worldId: 'harbor', userId, now: opened })
        expect(detail.entryList.map(one => one.publicNumber)).toEqual(userId === own.userId ? [numberOf(own)] : [])
        const told = JSON.stringify({ ...detail, entryList: [], lottery: null })
        for (const player of players) expect(told).not.toContain(String(numberOf(player)))
      }
    }
    await look()
    await passTime(db, key, later(24))
    await look()
    const { drawAt } = await phaseOf(db, key)
    await passTime(db, key, drawAt ?? later(25))
    await look()
    const drawn = JSON.stringify(await getLottery(db, { ...key, worldId: 'harbor', userId: own.userId }))
    for (const { userId, characterId } of players) {
      expect(drawn).not.toContain(characterId)
      expect(drawn).not.toContain(userId)
    }
  })

  test('what is published stays as it was drawn when the office changes the seats afterwards', async () => {
    await three()
    await passTime(db, key, later(24))
    await passTime(db, key, later(24.5))
    const published = () => getLottery(db, { userId: null, worldId: 'harbor', ...key })
    const before = await published()
    expect(before).toMatchObject({ seats: 2, entryList: { length: 3 } })
    expect(before.entryList.filter(({ hasWon }) => hasWon)).toHaveLength(2)
    const more = { ...(await phaseOf(db, key)).settings, seats: 3 }
    await db.update(scenarioPhase).set({ settings: more }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    expect(await published()).toEqual(before)
  })

  test('a phase that the office takes back before its publication waits for a new date and is drawn by a new seed', async () => {
    await three()
    await passTime(db, key, later(24))
    await passTime(db, key, later(24.5))
    const { seed } = await phaseOf(db, key)
    await transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), {
        ...{ name: 'repairUnpublish', by: 'office', userId: users.admin, reason: '席の数が違うため', now: later(25) },
      }),
    )
    expect(await passTime(db, key, later(26))).toBe(false)
    expect(await phaseOf(db, key)).toMatchObject({ state: 'awaitingPublication', openAt: null, drawnAt: null })
    expect(await refusalOf(getLottery(db, { userId: null, worldId: 'harbor', ...key }))).toBe('SCENARIO_NOT_FOUND')
    await db
      .update(scenarioPhase)
      .set({ openAt: later(27) })
      .where(eq(scenarioPhase.scenarioId, key.scenarioId))
    expect(await passTime(db, key, later(27))).toBe(true)
    const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    for (const player of players) await reserve(key, player, later(27))
    await passTime(db, key, later(51))
    await passTime(db, key, later(51.5))
    const again = await getLottery(db, { userId: null, worldId: 'harbor', ...key })
    expect(again.seed).not.toBe(seed)
    expect(again.seedHash).toBe(await hashOfSeed(again.seed))
    const list = again.entryList.map(({ publicNumber: number, tickets }) => ({ number, tickets }))
    expect([list.length, await hashOfEntries(list)]).toEqual([3, again.entriesHash])
  })

  test('who does not confirm in time loses the seat, has the coins back, and the seat is free for others', async () => {
    const players = await three()
    await passTime(db, key, later(24))
    await passTime(db, key, later(24.5))
    const states = await Promise.all(players.map(stateOf))
    const winners = players.filter((_, nth) => states[nth]?.[0] === 'won')
    const [confirmed, silent] = winners as [Player, Player]
    await transact(db, tx => confirm(tx, { ...key, ...confirmed, now: later(25) }))
    expect(await refusalOf(transact(db, tx => confirm(tx, { ...key, ...confirmed, now: later(25) })))).toBe(
      'ENTRY_NOT_NOW',
    )
    await passTime(db, key, later(48.5))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'recruiting', seated: 1 })
    expect(await stateOf(silent)).toEqual(['lapsed'])
    expect(await coinsOf(silent)).toEqual([1_000, 1_000])
    await join(key, silent, later(49))
    await passTime(db, key, later(72.5))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'consultation', seated: 2 })
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 1_100 })
  })
})

describe('a player', () => {
  test('has one entry in a scenario, may take it back and apply again', async () => {
    const player = await givenPlayer(db)
    await reserve(key, player, opened)
    expect(await refusalOf(reserve(key, player, opened))).toBe('ENTRY_TWICE')
    expect(await cancel(key, player, opened)).toMatchObject({ returned: 600 })
    expect(await coinsOf(player)).toEqual([1_000, 1_000])
    await reserve(key, player, opened)
    expect(await stateOf(player)).toEqual(['cancelled', 'applied'])
  })

  test('who takes an application back has the fate power of it back, once', async () => {
    const player = await givenPlayer(db)
    await givenAmount(db, { kind: 'character', id: player.characterId }, currencies.fatePower('harbor'), 7)
    await reserve(key, player, opened, 4)
    expect(await fateOf(player)).toBe(3)
    await cancel(key, player, opened)
    expect(await fateOf(player)).toBe(7)
    expect(await refusalOf(cancel(key, player, opened))).toBe('ENTRY_NOT_FOUND')
    await reserve(key, player, opened, 7)
    expect(await fateOf(player)).toBe(0)
  })

  test('takes part with several characters where the scenario allows it, each of them once', async () => {
    const several = await givenScenario(db, users.admin, { settings: { ...settings, allowsSeveral: true } })
    const at = await publish(db, several, users.admin)
    const player = await givenPlayer(db, { llamaPoint: 5_000 })
    const characterId = `${player.characterId}-two`
    const [row] = await db.select().from(character).where(eq(character.characterId, player.characterId))
    if (!row) throw new Error('There is no character.')
    await db.insert(character).values({ ...row, characterId })
    const second = { ...player, characterId, own: await ownCharacter(db, player.userId, characterId) }
    await reserve(key, player, at)
    expect(await refusalOf(reserve(key, second, at))).toBe('ENTRY_TWICE')
    await reserve(several, player, at)
    await reserve(several, second, at)
    expect(await refusalOf(reserve(several, second, at))).toBe('ENTRY_TWICE')
    expect(await stateOf(player)).toEqual(['applied', 'applied', 'applied'])
    // The seats of both are told apart on the page, and each is one's own.
    await passTime(db, several, new Date(at.getTime() + 24 * HOUR))
    const detail = await getScenarioDetail(db, { ...several, worldId: 'harbor', userId: player.userId, now: at })
    expect(detail.characterList.map(one => [one.characterId, one.isMine])).toEqual([
      [player.characterId, true],
      [characterId, true],
    ])
    expect(detail.entryList.map(one => one.characterId).toSorted()).toEqual(
      [player.characterId, characterId].toSorted(),
    )
  })

  test('has at most ten running entries', async () => {
    const player = await givenPlayer(db, { llamaPoint: 20_000 })
    for (let nth = 0; nth < 10; nth++) {
      const other = await givenScenario(db, users.admin, { settings })
      await publish(db, other, users.admin)
      await reserve(other, player, opened)
    }
    expect(await refusalOf(reserve(key, player, opened))).toBe('ENTRY_TOO_MANY')
  })

  test.each([
    ['another price than shown', { cost: 500 }, 'ENTRY_PRICE'],
    ['fate power it has not', { fatePower: 3 }, 'FATE_POWER_SHORT'],
    ['fate power above the limit', { fatePower: 11 }, 'FATE_POWER_SHORT'],
  ])('is refused with %s, and nothing is held', async (_, changed, code) => {
    const player = await givenPlayer(db)
    const entering = { ...key, ...player, cost: 600, fatePower: 0, now: opened, ...changed }
    expect(await refusalOf(transact(db, tx => enter(tx, 'reserve', entering)))).toBe(code)
    expect(await coinsOf(player)).toEqual([1_000, 1_000])
    expect(await stateOf(player)).toEqual([])
  })

  test('without enough coins is refused', async () => {
    const player = await givenPlayer(db, { llamaPoint: 300, alpacaCoin: 299 })
    expect(await refusalOf(reserve(key, player, opened))).toBe('COIN_SHORT')
    expect(await coinsOf(player)).toEqual([300, 299])
  })

  test('who leaves after the consultation began has no coins back; a withdrawal refunds those who stayed', async () => {
    const [first, second] = [await givenPlayer(db), await givenPlayer(db)]
    await reserve(key, first, opened)
    await reserve(key, second, opened)
    await passTime(db, key, later(24))
    expect(await transact(db, tx => takeBack(tx, 'leave', { ...key, ...first, now: later(30) }))).toMatchObject({
      returned: 0,
    })
    await transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), {
        ...{ name: 'withdraw', by: 'office', userId: users.admin, reason: 'マスターの都合', now: later(31) },
      }),
    )
    expect(await coinsOf(second)).toEqual([1_000, 1_000])
    expect(await coinsOf(first)).toEqual([400, 1_000])
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 600 })
  })
})

describe('repairs by the office', () => {
  const repair = (name: 'repairUnpublish' | 'repairReopen' | 'repairRecruitAgain' | 'repairStartNow', at: Date) =>
    transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), {
        ...{ name, by: 'office', userId: users.admin, reason: '日時の登録を誤ったため', now: at },
      }),
    )

  test('an opening that is taken back gives everybody the coins back', async () => {
    const players = [await givenPlayer(db), await givenPlayer(db)]
    for (const player of players) await reserve(key, player, opened)
    await repair('repairUnpublish', later(1))
    for (const player of players) {
      expect(await coinsOf(player)).toEqual([1_000, 1_000])
      expect(await stateOf(player)).toEqual(['ended'])
    }
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 0 })
  })

  test.each([
    ['while seats are reserved', 1, 7],
    ['while its draw is awaited', 24, 7],
    ['after its draw', 24.5, 2],
    ['while it recruits, after all were seated without a draw', 24, 7, 1],
  ])(
    'an opening that is taken back %s gives fate power back that took part in no draw, once',
    async (_, hours, left, count = 3) => {
      const players: Player[] = []
      for (let nth = 0; nth < count; nth++) players.push(await givenPlayer(db))
      const [first] = players as [Player]
      await givenAmount(db, { kind: 'character', id: first.characterId }, currencies.fatePower('harbor'), 7)
      for (const player of players) await reserve(key, player, opened, player === first ? 5 : 0)
      expect(await fateOf(first)).toBe(2)
      for (const date of [24, 24.5]) if (date <= hours) await passTime(db, key, later(date))
      // Losers keep what they gained.
      const after = left + ((await stateOf(first))[0] === 'lost' ? 5 : 0)
      await repair('repairUnpublish', later(hours + 0.1))
      expect(await fateOf(first)).toBe(after)
      expect(await refusalOf(repair('repairUnpublish', later(hours + 0.2)))).toBe('SCENARIO_STATE')
      await db
        .update(scenarioPhase)
        .set({ openAt: later(hours + 1) })
        .where(eq(scenarioPhase.scenarioId, key.scenarioId))
      await passTime(db, key, later(hours + 1))
      await reserve(key, first, later(hours + 1), 2)
      expect(await fateOf(first)).toBe(after - 2)
      await cancel(key, first, later(hours + 1))
      expect(await fateOf(first)).toBe(after)
      const { rows } = await db.execute<{ returned: number }>(sql`
        select count(*)::int as returned from ledger_transfer where cause_kind = 'fatePowerReturned' and cause_id in
          (select entry_id::text from scenario_entry where user_id = ${first.userId})`)
      // The new entry alone gave some back where a draw had used up the first one's.
      expect(rows[0]?.returned).toBe(hours === 24.5 ? 1 : 2)
    },
  )

  test('fate power comes back from a reservation that the office ends, and from a lottery that is withdrawn', async () => {
    const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    const [first, second] = players as [Player, Player]
    for (const player of [first, second])
      await givenAmount(db, { kind: 'character', id: player.characterId }, currencies.fatePower('harbor'), 7)
    for (const player of players) await reserve(key, player, opened, player === first || player === second ? 5 : 0)
    const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, first.userId))
    const act = { entryId: entry?.entryId ?? 0, reason: '重なった予約', userId: users.admin, now: later(1) }
    const own = { ...key, worldId: 'harbor' } as never
    await transact(db, tx => removeEntry(tx, own, act))
    expect(await fateOf(first)).toBe(7)
    await passTime(db, key, later(24))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'lottery', applicants: 3 })
    await transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), {
        ...{ name: 'withdraw', by: 'office', userId: users.admin, reason: 'マスターの都合', now: later(24.1) },
      }),
    )
    expect([await fateOf(first), await fateOf(second)]).toEqual([7, 7])
  })

  test('a consultation that recruits again holds what was earned, and earns it when it starts now', async () => {
    const players = [await givenPlayer(db), await givenPlayer(db)]
    for (const player of players) await reserve(key, player, opened)
    await passTime(db, key, later(24))
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 1_200 })
    await repair('repairRecruitAgain', later(25))
    expect((await phaseOf(db, key)).state).toBe('recruiting')
    expect(await accountsOf(key)).toEqual({ held: 1_200, earned: 0 })
    await repair('repairStartNow', later(26))
    expect((await phaseOf(db, key)).state).toBe('consultation')
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 1_200 })
    for (const player of players) expect(await coinsOf(player)).toEqual([400, 1_000])
  })

  test('what was not established recruits again without those who had their coins back; they enter anew', async () => {
    const player = await givenPlayer(db)
    await reserve(key, player, opened)
    await passTime(db, key, later(24))
    await passTime(db, key, later(48))
    expect((await phaseOf(db, key)).state).toBe('notEstablished')
    expect(await coinsOf(player)).toEqual([1_000, 1_000])
    await repair('repairReopen', later(49))
    expect(await phaseOf(db, key)).toMatchObject({ state: 'recruiting', seated: 0 })
    expect(await coinsOf(player)).toEqual([1_000, 1_000])
    await join(key, player, later(50))
    expect(await coinsOf(player)).toEqual([500, 1_000])
    expect(await accountsOf(key)).toEqual({ held: 500, earned: 0 })
  })

  test('a start while winners have not confirmed takes the coins of those who have alone', async () => {
    const players = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]
    for (const player of players) await reserve(key, player, opened)
    await passTime(db, key, later(24))
    await passTime(db, key, later(24))
    const { drawAt } = await phaseOf(db, key)
    await passTime(db, key, drawAt ?? later(25))
    expect((await phaseOf(db, key)).state).toBe('priority')
    const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
    const of = (entryState: string) =>
      players.filter(({ userId }) => entries.some(one => one.userId === userId && one.state === entryState))
    const [confirmed, waiting] = of('won')
    if (!confirmed || !waiting) throw new Error('Nobody has won.')
    const at = new Date((drawAt ?? later(25)).getTime() + HOUR)
    await transact(db, tx => confirm(tx, { ...key, ...confirmed, now: at }))
    await repair('repairStartNow', at)
    expect(await accountsOf(key)).toEqual({ held: 0, earned: 600 })
    expect(await coinsOf(waiting)).toEqual([1_000, 1_000])
    expect(await stateOf(waiting)).toEqual(['lapsed'])
  })
})

describe('joining conditions', () => {
  type Kind = typeof scenarioCondition.$inferInsert.kind
  const ask = (kind: Kind, value: string) => db.insert(scenarioCondition).values({ ...key, kind, value })
  /** A player whose character has level 5, a race and two classes. */
  const given5 = async (): Promise<Player> => {
    const player = await givenPlayer(db)
    const classes = { classAId: 'seal', classBId: 'keeper', classCId: 'diver' }
    await db.update(character).set(classes).where(eq(character.characterId, player.characterId))
    return { ...player, own: await ownCharacter(db, player.userId, player.characterId) }
  }
  const judge = async (player: Player, isMet: boolean) => {
    if (isMet) return expect(await reserve(key, player, opened)).toMatchObject({ state: 'applied' })
    expect(await refusalOf(reserve(key, player, opened))).toBe('ENTRY_CONDITION')
    expect(await coinsOf(player)).toEqual([1_000, 1_000])
  }

  test.each([
    ['levelFrom', '5', true],
    ['levelFrom', '6', false],
    ['levelFrom', '10', false],
    ['levelTo', '5', true],
    ['levelTo', '10', true],
    ['levelTo', '4', false],
    ['race', 'seal', true],
    ['race', 'keeper', false],
    ['class', 'keeper', true],
    ['class', 'diver', true],
    ['class', 'seal', false],
  ] as const)('%s %s: met is %s', async (kind, value, isMet) => {
    await ask(kind, value)
    await judge(await given5(), isMet)
  })

  test('joined: a seat in the named scenario, with this character', async () => {
    const before = await givenScenario(db, users.admin, { settings })
    await publish(db, before, users.admin)
    await ask('joined', String(before.scenarioId))
    const [stranger, player] = [await given5(), await given5()]
    await judge(stranger, false)
    await reserve(before, player, opened)
    expect(await refusalOf(reserve(key, player, opened))).toBe('ENTRY_CONDITION')
    await passTime(db, before, later(24))
    expect(await reserve(key, player, opened)).toMatchObject({ state: 'applied' })
  })

  test('all have to be met', async () => {
    await ask('levelFrom', '3')
    await ask('class', 'keeper')
    await judge(await given5(), true)
    await ask('levelTo', '4')
    await judge(await given5(), false)
  })
})

describe('a change of state', () => {
  const change = (name: 'submit' | 'withdraw' | 'repairUnpublish', by: 'master' | 'office', reason?: string) =>
    transact(db, async tx =>
      changeState(tx, await lockPhase(tx, key), { name, by, userId: users.admin, reason: reason ?? null, now: opened }),
    )

  test('that the table does not know is refused', async () => {
    expect(await refusalOf(change('submit', 'master'))).toBe('SCENARIO_STATE')
    expect(await refusalOf(change('repairUnpublish', 'master', '理由'))).toBe('SCENARIO_STATE')
  })

  test('that needs a reason is refused without one', async () => {
    expect(await refusalOf(change('withdraw', 'master'))).toBe('REASON_NEEDED')
    expect(await refusalOf(change('withdraw', 'master', '　'))).toBe('REASON_NEEDED')
    expect(await phaseOf(db, key)).toMatchObject({ state: 'reservation' })
  })

  test('of two clocks at once happens once', async () => {
    const player = await givenPlayer(db)
    await reserve(key, player, opened)
    const changes = await Promise.all([0, 1, 2, 3].map(() => passTime(db, key, later(24))))
    expect(changes.filter(Boolean)).toHaveLength(1)
    expect(await phaseOf(db, key)).toMatchObject({ state: 'recruiting' })
  })

  test('of an event goes from publication to recruiting, without a limit of seats', async () => {
    const event = await givenScenario(db, users.admin, { kind: 2 })
    await publish(db, event, users.admin)
    expect(await phaseOf(db, event)).toMatchObject({
      state: 'recruiting',
      publishedAt: new Date(PLAY_NOW.getTime() + HOUR),
    })
    for (let nth = 0; nth < 12; nth++) await join(event, await givenPlayer(db), opened, 250)
    await passTime(db, event, later(72))
    expect(await phaseOf(db, event)).toMatchObject({ state: 'consultation', seated: 12 })
  })
})
