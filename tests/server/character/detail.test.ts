// The page of a character: its content for the owner, for other users and for guests.
import { describe, expect, test } from 'vitest'
import { shinseiStatus } from '#rules/codes/application.ts'
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { toStatSource } from '#rules/stats/plain-source.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenChange, givenHidden, givenNumbers, givenSettings, givenStanding } from '../../support/friends.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous } = createCallers(database)
const characterId = 'harbor-rinne'
const detail = (caller = anonymous, id = characterId) => caller.character.getDetail({ characterId: id })

await givenNumbers(db, characterId)

test('everybody reads it; only its owner is told that it is theirs', async () => {
  const seen = await detail()
  expect(seen).toMatchObject({
    characterId,
    characterFullName: 'リンネ・ハル',
    worldId: 'harbor',
    worldName: '霧の港',
    raceName: '岬の民',
    className: '霧読み',
    level: 5,
    isOwn: false,
  })
  expect(await detail(as.other)).toEqual(seen)
  expect(await detail(as.player)).toEqual({ ...seen, isOwn: true })
  expect(JSON.stringify(seen)).not.toContain(database.users.player)
})

test('its numbers are those of the shared calculation', async () => {
  const rules = await anonymous.world.getParameterCalcInfo({ worldId: 'harbor' })
  expect(rules).toMatchObject({
    parameterNameList: [
      { id: 1, value: '体力' },
      { id: 2, value: '機知' },
    ],
    mainParameterIdList: [1],
  })
  const { stats } = await detail()
  const values = evaluateParameters(rules, toStatSource(stats))
  // Race 10, class 4 and 2 for each of five levels, changes 8 and -1; level 5 and a half more than one.
  expect([values.get(1), values.get(2), values.get(3)]).toEqual([31, 6.5, 0])
  // The classes of the harbor do not exist in the station.
  expect((await detail(anonymous, 'station-aki')).stats).toMatchObject({ classA: null, classB: null, level: 3 })
})

test('a rejected setting is nothing special to others', async () => {
  const { notApplied, applying, approved, rejected } = shinseiStatus
  await givenSettings(db, characterId, [approved, applying, rejected, notApplied])
  const statuses = async (caller: typeof anonymous) => (await detail(caller)).settingList.map(({ status }) => status)
  expect(await statuses(as.player)).toEqual([approved, applying, rejected, notApplied])
  expect(await statuses(as.other)).toEqual([approved, applying, notApplied, notApplied])
  expect((await detail()).settingList[0]).toEqual({ slotNo: 1, heading: '生い立ち', body: '設定1', status: approved })
})

test('friends and followers are counted for whoever may see them', async () => {
  await givenStanding(db, characterId, 'harbor-garo', 'friend')
  await givenStanding(db, characterId, 'harbor-mina', 'friend')
  await as.other.follow.follow({ characterId })
  const counts = async (caller: typeof anonymous) => {
    const { friendCount, followerCount } = await detail(caller)
    return [friendCount, followerCount]
  }
  expect(await counts(as.other)).toEqual([2, 1])
  await givenHidden(db, 'harbor-mina', { isHidden: true })
  expect(await counts(as.other)).toEqual([1, 1])
  expect(await counts(as.player)).toEqual([2, 1])
  await givenHidden(db, characterId, { isFriendListOpen: false })
  expect(await counts(as.other)).toEqual([null, null])
  expect(await counts(as.player)).toEqual([2, 1])
})

test('its changes are listed the newest first, a page at a time', async () => {
  const page = (offset: number, limit: number) => anonymous.character.getChangeList({ characterId, offset, limit })
  const { changeList, count } = await page(0, 20)
  expect(count).toBe(2)
  expect(changeList).toMatchObject([
    { reason: '霧の灯の一夜', parameterList: [{ id: 1, value: -1 }] },
    {
      reason: '作成時の割り振り',
      parameterList: [
        { id: 1, value: 8 },
        { id: 2, value: 3 },
      ],
    },
  ])
  expect((await page(1, 1)).changeList).toEqual(changeList.slice(1))
  await givenChange(db, 'harbor-garo', '別の人の変化', { 5: 1 })
  expect((await page(0, 20)).count).toBe(2)
})

test('the icon comes in rows', async () => {
  expect(await anonymous.character.setUpIcon({ characterId })).toEqual([])
  await db.execute(`update character set icon = 'icon9' where character_id = '${characterId}'`)
  expect(await anonymous.character.setUpIcon({ characterId })).toEqual([[characterId, 'icon9']])
})

test('a link to its page tells who it is', async () => {
  const preview = (path: string) => anonymous.ogp.postForAlpacaUrlCard({ url: `http://localhost/world/${path}` })
  expect(await preview('harbor/character/harbor-garo')).toMatchObject({
    title: 'ガロ・ミストル',
    description: '霧読み Lv.4',
  })
  expect(await refusalOf(preview('station/character/harbor-garo'))).toBe('PREVIEW_NOT_THERE')
})

describe('nobody and nowhere', () => {
  test.each([
    ['the detail', () => detail(anonymous, 'nobody'), 'CHARACTER_NOT_FOUND'],
    [
      'the changes',
      () => anonymous.character.getChangeList({ characterId: 'nobody', offset: 0, limit: 1 }),
      'CHARACTER_NOT_FOUND',
    ],
  ])('%s', async (_, call, code) => expect(await refusalOf(call())).toBe(code))

  test('the icon of nobody is no row', async () =>
    expect(await anonymous.character.setUpIcon({ characterId: 'nobody' })).toEqual([]))
})
