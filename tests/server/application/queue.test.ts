// The queue of the admins: order, pages, numbers, allowed decisions.
import { expect, test } from 'vitest'
import { givenApplication, givenParameters, givenSetting } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const ofPlayer = { userId: users.player, characterId: 'harbor-rinne' }
const queue = (kind: 'setting' | 'item' | 'skill' | 'class', isDecided = false, offset = 0, limit = 2) =>
  as.admin.adminApplication.list({ kind, isDecided, offset, limit })
const ids = async (...of: Parameters<typeof queue>) =>
  (await queue(...of)).applicationList.map(({ applicationId }) => applicationId)

test('what waits stands oldest first, page by page; what was judged goes to the other list', async () => {
  const items: number[] = []
  for (let nth = 0; nth < 5; nth++) items.push(await givenApplication(db, { kind: 'item', ...ofPlayer }))
  await givenParameters(db)
  await givenApplication(db, { kind: 'class', ...ofPlayer, name: '灯守' })
  await givenSetting(db, 'harbor-rinne', 4)
  await givenApplication(db, { kind: 'setting', ...ofPlayer })
  expect(await as.admin.adminApplication.counts({})).toEqual({ setting: 1, item: 5, skill: 0, class: 1 })
  expect([await ids('item'), await ids('item', false, 2), await ids('item', false, 4)]).toEqual([
    items.slice(0, 2),
    items.slice(2, 4),
    items.slice(4),
  ])
  expect((await queue('class')).applicationList).toMatchObject([
    { name: '灯守', numberList: [{ id: 1, name: '体力', kijun: 5, hosei: 1 }], isNameKnown: false, before: null },
  ])
  const [first = 0, second = 0] = items
  const no = { isApproved: false, reason: ' 似た名前がある。 ' }
  await as.admin.adminApplication.decide({ applicationId: first, ...no })
  await as.admin.adminApplication.decide({ applicationId: second, isApproved: true, reason: '' })
  expect(await ids('item')).toEqual(items.slice(2, 4))
  expect((await queue('item', true)).applicationList).toMatchObject([
    { applicationId: second, status: 2, reason: null },
    { applicationId: first, status: 3, reason: '似た名前がある。', characterName: 'リンネ・ハル', worldName: '霧の港' },
  ])
})

test('a name that the world has is pointed out', async () => {
  await givenApplication(db, { kind: 'item', ...ofPlayer, name: '霧晶のかけら' })
  const { applicationList } = await queue('item', false, 0, 50)
  expect(applicationList.filter(({ isNameKnown }) => isNameKnown).map(({ name }) => name)).toEqual(['霧晶のかけら'])
})

test.each([
  ['without a reason', ' ', 'REJECTION_REASON'],
  ['with a reason that is too long', 'あ'.repeat(201), 'REJECTION_REASON'],
])('rejecting %s is refused', async (_, reason, code) => {
  const applicationId = await givenApplication(db, { kind: 'item', ...ofPlayer })
  expect(await refusalOf(as.admin.adminApplication.decide({ applicationId, isApproved: false, reason }))).toBe(code)
})

test('what is not there is not decided', async () => {
  const call = as.admin.adminApplication.decide({ applicationId: 2_147_483_647, isApproved: true, reason: '' })
  expect(await refusalOf(call)).toBe('APPLICATION_NOT_FOUND')
})
