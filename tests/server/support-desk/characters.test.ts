// The support's searches of characters and of mails: found by what is known of them and by whole addresses alone; a record is opened with a reason
// that stays, and has nobody's words in it.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { SUPPORT_LINES_MOST } from '#rules/support.ts'
import { character } from '#server/areas/character/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { officeLog } from '#server/areas/office/tables.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { transact } from '#server/db/client.ts'
import { currencies } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { mailOutbox, sentMail } from '#server/platform/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const support = as.admin.support
const RINNE = 'harbor-rinne'
const REASON = '品が届かないというお問い合わせのため'

const [player] = await db.select().from(appUser).where(eq(appUser.userId, users.player))
const mailaddress = player?.mailaddress ?? ''
const find = async (keyword: string) =>
  (await support.searchCharacters({ keyword, pageStart: 1, perPage: 50 })).characterList
const matchesOf = async (keyword: string) =>
  (await find(keyword)).find(found => found.character.characterId === RINNE)?.matchList
const open = (reason = REASON) => support.openCharacter({ characterId: RINNE, reason })

let made = 0
const give = (currency: string, amount: number) =>
  transact(db, tx =>
    post(tx, PLAY_NOW, [
      {
        ...{ cause: { kind: 'distribution', id: `support-${++made}` }, currency, amount, from: systemAccounts.issue },
        to: { kind: 'character', id: RINNE },
      },
    ]),
  )

describe('a character', () => {
  test('is found by its id, its name, and its user’s name and whole address', async () => {
    expect(await matchesOf(RINNE)).toContain('id')
    expect(await matchesOf('リンネ')).toEqual(['name'])
    expect(await matchesOf(player?.userName ?? '')).toEqual(['user'])
    expect(await matchesOf(` ${mailaddress.toUpperCase()}`)).toEqual(['mail'])
    expect(await matchesOf(mailaddress.slice(1))).toBeUndefined()
    expect(await find('　')).toEqual([])
    await db.update(character).set({ isHidden: true }).where(eq(character.characterId, RINNE))
    expect((await find(RINNE))[0]).toMatchObject({ isHidden: true })
    await db.update(character).set({ isHidden: false }).where(eq(character.characterId, RINNE))
  })

  test('has a record with what it holds and what moved, under its names and causes', async () => {
    await give(currencies.item('harbor', 'W1'), 2)
    await give(currencies.item('harbor', 'W1', { level: 3 }), 1)
    await give(currencies.token('harbor', 1), 700)
    const { tokenList, itemList, movementList, userName } = await open()
    expect(userName).toBe(player?.userName)
    expect(tokenList[0]?.amount).toBeGreaterThanOrEqual(700)
    const names = itemList.map(({ name }) => name)
    expect(names.filter(name => name.endsWith(' Lv.3'))).toHaveLength(1)
    const [token, level] = movementList
    expect(token).toMatchObject({ name: tokenList[0]?.name, amount: 700, title: '配布の受け取り', note: '' })
    expect(level?.name).toMatch(/ Lv\.3$/)
    for (let nth = 0; nth < SUPPORT_LINES_MOST; nth++) await give(currencies.token('harbor', 1), 1)
    expect((await open()).movementList).toHaveLength(SUPPORT_LINES_MOST)
  })

  test('has the scenarios that it took part in', async () => {
    const key = await givenScenario(db, users.other)
    await db.insert(scenarioEntry).values({
      ...{ scenarioId: key.scenarioId, phase: key.phase, worldId: 'harbor', characterId: RINNE, userId: users.player },
      ...{ state: 'seated', isAlone: false, publicNumber: 1, cost: 50, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
    })
    expect((await open()).entryList[0]).toMatchObject({ scenarioId: key.scenarioId, state: 'seated', cost: 50 })
  })

  test('is opened with a reason that stays, and tells who opened it before', async () => {
    const before = await db.$count(officeLog)
    expect(await refusalOf(open('　'))).toBe('REASON_NEEDED')
    expect(await refusalOf(support.openCharacter({ characterId: 'none', reason: REASON }))).toBe('CHARACTER_NOT_FOUND')
    expect(await db.$count(officeLog)).toBe(before)
    await open()
    const { openList } = await open()
    expect(openList[0]?.words).toMatch(new RegExp(`：${REASON}$`))
    expect(await db.$count(officeLog)).toBe(before + 2)
  })
})

describe('mails', () => {
  beforeEach(async () => {
    await db.delete(sentMail)
    await db.delete(mailOutbox)
  })
  const search = (address: string, perPage = 20) => support.searchMails({ mailaddress: address, pageStart: 1, perPage })

  test('are found by a whole address, without their texts', async () => {
    const words = { plainText: '秘密のリンク', createdAt: PLAY_NOW }
    await db.insert(sentMail).values([
      { ...words, userId: users.player, kind: 'x', subject: '一' },
      { ...words, userId: users.player, kind: 'x', subject: '二' },
      { ...words, userId: users.other, kind: 'x', subject: '三' },
    ])
    await db.insert(mailOutbox).values({ ...words, receiver: mailaddress, subject: '待つ', html: '' })
    const found = await search(mailaddress.toUpperCase())
    expect(found).toMatchObject({ userName: player?.userName, count: 2 })
    expect(found.mailList.map(({ subject }) => subject)).toEqual(['二', '一'])
    expect(found.waitingList.map(({ subject }) => subject)).toEqual(['待つ'])
    expect(JSON.stringify(found)).not.toContain('秘密')
    expect((await search(mailaddress, 1)).mailList).toHaveLength(1)
    expect(await search(mailaddress.slice(1))).toMatchObject({ userName: null, mailList: [], waitingList: [] })
  })

  test('that wait for somebody who is no user yet are found too', async () => {
    const waiting = { receiver: 'new@example.com', subject: '登録', plainText: '', html: '', createdAt: PLAY_NOW }
    await db.insert(mailOutbox).values(waiting)
    expect(await search('new@example.com')).toMatchObject({ userName: null, waitingList: [{ subject: '登録' }] })
  })
})
