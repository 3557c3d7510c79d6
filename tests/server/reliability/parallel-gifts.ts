// Gifts in letters at the same moment: thirty answers, and the date of the gift with them. A gift ends once, and goes to one side; of
// thirty letters as many take a gift along as is held; one key is one letter.
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { GIFT_DAYS } from '#rules/letters.ts'
import { expireGifts } from '#server/areas/letter/jobs.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { givenGift, LAMP_OIL } from '../../support/letters-between.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { report } from '../../support/random.ts'
import { give } from '../../support/shops.ts'
import { size } from '../../support/size.ts'
import { AT_ONCE, type Book, type Press, passed, type Stage, times } from './parallel.ts'

const ROUNDS = size(4, 1_000)
const [RINNE, GARO] = ['harbor-rinne', 'harbor-garo']

let { db, users, random, fire, fireOneKey } = {} as Stage
const ends: Record<string, number> = { accepted: 0, refused: 0, expired: 0 }

const held = async (id: string) => (await balancesOf(db, { kind: 'character', id }, [LAMP_OIL]))[LAMP_OIL] ?? 0
const letters = async () => (await db.execute<{ many: number }>(sql`select count(*) as many from letter`)).rows[0]?.many
const stateOf = async (letterId: number) =>
  (await db.execute<{ state: string }>(sql`select state from letter_gift where letter_id = ${letterId}`)).rows[0]?.state
const afterDays = new Date(PLAY_NOW.getTime() + (GIFT_DAYS + 1) * 86_400_000)

async function firePassing(presses: readonly Press[]) {
  const answers = await fire(presses)
  expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
  return passed(answers)
}

async function endAtOnce(): Promise<void> {
  const amount = random.integer(1, 5)
  const letterId = await givenGift(db, { fromId: GARO, toId: RINNE }, amount)
  const before = [await held(RINNE), await held(GARO)]
  const presses = times(AT_ONCE, () => ({
    ...{ userId: users.player, path: '/api/Letter/endGift' },
    body: { characterId: RINNE, letterId, isAccepted: random.chance(0.5) },
  }))
  const isLate = random.chance(0.5)
  const [answers] = await Promise.all([
    firePassing(presses),
    ...(isLate ? [expireGifts(db, afterDays), expireGifts(db, afterDays)] : []),
  ])
  const state = (await stateOf(letterId)) ?? ''
  expect(answers).toHaveLength(state === 'expired' ? 0 : 1)
  if (answers[0]) expect(JSON.parse(answers[0].body)).toMatchObject({ letterId, state })
  const [rinne, garo] = [await held(RINNE), await held(GARO)]
  const isTaken = state === 'accepted'
  expect([rinne - (before[0] ?? 0), garo - (before[1] ?? 0)]).toEqual(isTaken ? [amount, 0] : [0, amount])
  ends[state] = (ends[state] ?? 0) + 1
}

const letter = (amount: number): Press => ({
  ...{ userId: users.player, path: '/api/Letter/send' },
  body: {
    ...{ worldId: 'harbor', characterId: RINNE, otherId: GARO, body: 'どうぞ。', clipId: null, draftId: null },
    gift: { kind: 'item', itemCode: 'I0001', level: 1, originalizeId: null, amount },
  },
})

export const gifts: Book = {
  name: 'gifts',
  mayBeBusy: false,
  open: async stage => {
    ;({ db, users, random, fire, fireOneKey } = stage)
  },
  races: [
    {
      title: 'taking and sending back a gift at once, half of them as its date passes: it ends once',
      rounds: ROUNDS,
      round: endAtOnce,
      end: async () => report(`B2 gifts: ${JSON.stringify(ends)}`),
    },
    {
      title: 'thirty letters with a gift: as many go as is held',
      rounds: ROUNDS,
      round: async () => {
        const amount = random.integer(1, 3)
        await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: random.integer(1, 20) })
        const [before, sent] = [await held(RINNE), (await letters()) ?? 0]
        const answers = await firePassing(times(AT_ONCE, () => letter(amount)))
        expect(answers).toHaveLength(Math.min(AT_ONCE, Math.floor(before / amount)))
        expect(await held(RINNE)).toBe(before - answers.length * amount)
        expect(await letters()).toBe(sent + answers.length)
      },
    },
    {
      title: 'thirty times one key: one letter, equal answers',
      rounds: ROUNDS,
      round: async () => {
        await give(db, { kind: 'character', id: RINNE }, { [LAMP_OIL]: 3 })
        const [before, sent] = [await held(RINNE), (await letters()) ?? 0]
        await fireOneKey(letter(1))
        expect([await held(RINNE), await letters()]).toEqual([before - 1, sent + 1])
      },
    },
  ],
}
