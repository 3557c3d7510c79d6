// 公認: the fee, the slot that follows, the way back.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { characterSetting } from '#server/areas/character/tables.ts'
import { givenCoins, givenSetting, SETTING } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const CHARACTER = 'harbor-rinne'
type Change = Partial<{ slotNo: number; heading: string; body: string; coin: 'llamaPoint' | 'alpacaCoin' }>
const apply = (change: Change = {}, key?: string) =>
  as.player.application.applySetting(
    { characterId: CHARACTER, slotNo: 1, ...SETTING, coin: 'llamaPoint', ...change },
    { context: key === undefined ? {} : { key } },
  )
const coins = () => as.player.coin.getCoins({})
const slot = async (slotNo = 1) => {
  const { settingList } = await as.player.application.settings({ characterId: CHARACTER })
  return settingList.find(setting => setting.slotNo === slotNo)
}
const decide = (applicationId: number, isApproved: boolean) =>
  as.admin.adminApplication.decide({
    applicationId,
    isApproved,
    reason: isApproved ? '' : '世界の設定に合わないため。',
  })
/** Sets the balance of the purse to exactly these coins. */
async function purse(lp: number, ac: number): Promise<void> {
  for (const currency of ['LP', 'AC'] as const) {
    const before = (await coins())[currency === 'LP' ? 'llamaPoint' : 'alpacaCoin']
    const wanted = currency === 'LP' ? lp : ac
    if (before < wanted) await givenCoins(db, users.player, currency, wanted - before)
    if (before > wanted) throw new Error('The purse is too full.')
  }
}

beforeEach(async () => {
  await givenSetting(db, CHARACTER)
})

describe('applying', () => {
  test('takes 300 LP, never both coins, and the slot waits; once however often it is sent', async () => {
    await purse(300, 900)
    const key = randomUUID()
    const first = await apply({}, key)
    expect(first).toEqual({ applicationId: expect.any(Number), coin: 'llamaPoint' })
    expect(await apply({}, key)).toEqual(first)
    expect(await coins()).toEqual({ llamaPoint: 0, alpacaCoin: 900 })
    const application = { applicationId: first.applicationId, status: 1, fee: 300, coin: 'llamaPoint', reason: null }
    expect(await slot()).toMatchObject({ status: 1, ...SETTING, application })
    expect(await refusalOf(apply({ coin: 'alpacaCoin' }))).toBe('SETTING_STATE')
    await decide(first.applicationId, true)
    expect(await slot()).toMatchObject({ status: 2, application: { status: 2 } })
    expect(await refusalOf(apply({ coin: 'alpacaCoin' }))).toBe('SETTING_STATE')
    expect(await coins()).toEqual({ llamaPoint: 0, alpacaCoin: 900 })
  })

  test.each<[string, Change, string]>([
    ['with another coin than the one that was named', { coin: 'llamaPoint' }, 'APPLICATION_COIN'],
    ['for a slot without a text', { slotNo: 4 }, 'SETTING_CHANGED'],
    ['for words that are not there any more', { body: '前の文。' }, 'SETTING_CHANGED'],
    ['under another heading', { heading: '夢' }, 'SETTING_CHANGED'],
  ])('%s is refused, and nothing has happened', async (_, change, code) => {
    await purse(0, 900)
    expect(await refusalOf(apply(change))).toBe(code)
    expect(await coins()).toEqual({ llamaPoint: 0, alpacaCoin: 900 })
    expect(await slot()).toMatchObject({ status: 0 })
  })

  test('for an empty text is refused', async () => {
    await db.update(characterSetting).set({ body: '　' }).where(eq(characterSetting.characterId, CHARACTER))
    expect(await refusalOf(apply({ body: '　' }))).toBe('SETTING_STATE')
  })

  test('ten times at once applies once, and pays once', async () => {
    await purse(0, 900)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => apply({ coin: 'alpacaCoin' })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await coins()).alpacaCoin).toBe(600)
  })
})

describe('the fee', () => {
  test('comes back in the coin it was paid with, and the slot says why', async () => {
    const { applicationId } = await apply({ coin: 'alpacaCoin' })
    expect(await coins()).toMatchObject({ alpacaCoin: 300 })
    expect(await decide(applicationId, false)).toEqual({ applicationId, status: 3, refunded: 300 })
    expect(await coins()).toEqual({ llamaPoint: 0, alpacaCoin: 600 })
    expect(await slot()).toMatchObject({ status: 3, application: { reason: '世界の設定に合わないため。' } })
    // A second application, withdrawn.
    const again = await apply({ coin: 'alpacaCoin' })
    expect(await as.player.application.cancel({ applicationId: again.applicationId })).toMatchObject({ refunded: 300 })
    expect(await slot()).toMatchObject({ status: 0, application: { status: 5 } })
    expect(await coins()).toMatchObject({ alpacaCoin: 600 })
  })

  test('comes back once, whoever ends the application how often', async () => {
    const { applicationId } = await apply({ coin: 'alpacaCoin' })
    const ends = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => decide(applicationId, false)),
      ...Array.from({ length: 6 }, () => as.player.application.cancel({ applicationId })),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = ends.flatMap(end => (end.status === 'rejected' ? [String(end.reason.code)] : []))
    expect(new Set(codes)).toEqual(new Set(['APPLICATION_DECIDED']))
    expect(await coins()).toMatchObject({ alpacaCoin: 600 })
    const { rows } = await db.execute(sql`
      select count(*) as count from ledger_transfer where cause_kind = 'applicationRefund' and cause_id = ${String(applicationId)}`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

test('a text that was changed meanwhile is not confirmed; rejecting leaves the new one alone', async () => {
  const { applicationId } = await apply({ coin: 'alpacaCoin' })
  await db
    .update(characterSetting)
    .set({ body: '別の文。', status: 0 })
    .where(eq(characterSetting.characterId, CHARACTER))
  const { applicationList } = await as.admin.adminApplication.list({
    ...{ kind: 'setting', isDecided: false, offset: 0, limit: 50 },
  })
  expect(applicationList.find(row => row.applicationId === applicationId)).toMatchObject({
    ...{ isStale: true, name: SETTING.heading, description: SETTING.body },
  })
  expect(await refusalOf(decide(applicationId, true))).toBe('APPLICATION_STALE')
  await decide(applicationId, false)
  expect(await slot()).toMatchObject({ status: 0, body: '別の文。' })
  expect(await coins()).toMatchObject({ alpacaCoin: 600 })
})

test('nobody applies for a character of others', async () => {
  const wanted = { characterId: CHARACTER, slotNo: 1, ...SETTING, coin: 'llamaPoint' } as const
  expect(await refusalOf(as.other.application.applySetting(wanted))).toBe('NOT_YOUR_CHARACTER')
})
