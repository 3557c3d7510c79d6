// B2 for gifts in letters: thirty answers at the same moment, on two servers, and the date of the gift with them. A gift ends once, and
// goes to one side; of thirty letters as many take a gift along as is held; one key is one letter.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { GIFT_DAYS } from '#rules/letters.ts'
import { expireGifts } from '#server/areas/letter/jobs.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { openDatabase } from '../../support/database.ts'
import { givenGift, LAMP_OIL } from '../../support/letters-between.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf, report } from '../../support/random.ts'
import { give } from '../../support/shops.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { openTwoServers } from '../../support/two-servers.ts'

const ROUNDS = size(4, 1_000)
const AT_ONCE = 30
const [RINNE, GARO] = ['harbor-rinne', 'harbor-garo']

takeTurn()
const random = randomOf('B2 parallel gifts')
const database = await openDatabase('play')
const { db, users } = database
const { salvo } = await openTwoServers(database)
let token = ''

beforeAll(async () => {
  // One of a sign-in holds for a quarter of an hour, shorter than a full run.
  token = (await database.asOwner(installTestKey))(users.player)
})

const held = async (id: string) => (await balancesOf(db, { kind: 'character', id }, [LAMP_OIL]))[LAMP_OIL] ?? 0
const keys = () => Array.from({ length: AT_ONCE }, () => random.uuid())

async function fire(path: string, bodies: object[], given: string[]) {
  const answers = await salvo.fire(
    bodies.map((body, nth) => ({
      path,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': given[nth] ?? '' },
      body: JSON.stringify(body),
    })),
  )
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
  return answers.filter(({ status }) => status === 200).map(({ body }) => body)
}

const stateOf = async (letterId: number) =>
  (await db.execute<{ state: string }>(sql`select state from letter_gift where letter_id = ${letterId}`)).rows[0]?.state
const afterDays = new Date(PLAY_NOW.getTime() + (GIFT_DAYS + 1) * 86_400_000)

test(`${ROUNDS} rounds of taking and sending back a gift at once, half of them as its date passes: it ends once`, {
  timeout: limitSeconds(120),
}, async () => {
  let ends = { accepted: 0, refused: 0, expired: 0 }
  for (let nth = 0; nth < ROUNDS; nth++) {
    const amount = random.integer(1, 5)
    const letterId = await givenGift(db, { fromId: GARO, toId: RINNE }, amount)
    const before = [await held(RINNE), await held(GARO)]
    const bodies = Array.from({ length: AT_ONCE }, () => ({
      ...{ characterId: RINNE, letterId, isAccepted: random.chance(0.5) },
    }))
    const isLate = random.chance(0.5)
    const [passed] = await Promise.all([
      fire('/api/Letter/endGift', bodies, keys()),
      ...(isLate ? [expireGifts(db, afterDays), expireGifts(db, afterDays)] : []),
    ])
    const state = (await stateOf(letterId)) as keyof typeof ends
    expect(passed).toHaveLength(state === 'expired' ? 0 : 1)
    if (passed[0]) expect(JSON.parse(passed[0])).toMatchObject({ letterId, state })
    const [rinne, garo] = [await held(RINNE), await held(GARO)]
    const isTaken = state === 'accepted'
    expect([rinne - (before[0] ?? 0), garo - (before[1] ?? 0)]).toEqual(isTaken ? [amount, 0] : [0, amount])
    ends = { ...ends, [state]: ends[state] + 1 }
  }
  report(`B2 gifts: ${ROUNDS} rounds passed, 0 failed; ${JSON.stringify(ends)}`)
})

const letter = (amount: number) => ({
  ...{ worldId: 'harbor', characterId: RINNE, otherId: GARO, body: 'どうぞ。', clipId: null, draftId: null },
  gift: { kind: 'item', itemCode: 'I0001', level: 1, originalizeId: null, amount },
})
const letters = async () => (await db.execute<{ many: number }>(sql`select count(*) as many from letter`)).rows[0]?.many

test(`${ROUNDS} rounds of thirty letters with a gift: as many go as is held`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let nth = 0; nth < ROUNDS; nth++) {
    const amount = random.integer(1, 3)
    await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: random.integer(1, 20) })
    const [before, sent] = [await held(RINNE), (await letters()) ?? 0]
    const passed = await fire(
      '/api/Letter/send',
      Array.from({ length: AT_ONCE }, () => letter(amount)),
      keys(),
    )
    expect(passed).toHaveLength(Math.min(AT_ONCE, Math.floor(before / amount)))
    expect(await held(RINNE)).toBe(before - passed.length * amount)
    expect(await letters()).toBe(sent + passed.length)
  }
  report(`B2 letters with gifts: ${ROUNDS} rounds passed, 0 failed`)
})

test(`${ROUNDS} rounds of thirty times one key: one letter, equal answers`, {
  timeout: limitSeconds(120),
}, async () => {
  for (let nth = 0; nth < ROUNDS; nth++) {
    await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: 3 })
    const [before, sent, key] = [await held(RINNE), (await letters()) ?? 0, random.uuid()]
    const passed = await fire(
      '/api/Letter/send',
      Array.from({ length: AT_ONCE }, () => letter(1)),
      Array.from({ length: AT_ONCE }, () => key),
    )
    expect([passed.length, new Set(passed).size]).toEqual([AT_ONCE, 1])
    expect([await held(RINNE), await letters()]).toEqual([before - 1, sent + 1])
  }
  report(`B2 one key of letters with gifts: ${ROUNDS} rounds passed, 0 failed`)
})
