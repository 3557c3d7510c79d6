import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { imageKey } from '#rules/images.ts'
import { world } from '#server/areas/world/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDraft } from '../../support/letters.ts'
import {
  ABILITIES,
  emptyGarden,
  GARDEN,
  givenGarden,
  pictureInBase64,
  registration,
} from '../../support/registration.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, files } = createCallers(database)
const { register, getRegistration, uploadIcon } = as.player.characterEdit
await givenGarden(db)

beforeEach(() => emptyGarden(db))

const inGarden = async () => (await as.player.character.mine({})).characterList.filter(each => each.worldId === GARDEN)

test('what a world offers, in its order, with the names one has there', async () => {
  const offered = await getRegistration({ worldId: GARDEN })
  expect(offered).toMatchObject({ worldName: '空の庭', status: 'open', characterLimit: 10, ownNameList: [] })
  expect(offered.classList.map(({ classId }) => classId)).toEqual(['A01', 'B01', 'B02', 'C01'])
  expect(offered.classList[0]).toMatchObject({ className: '庭の民', isOriginal: false })
  expect(offered.parameterList.filter(each => each.isAssignable).map(({ id }) => id)).toEqual([...ABILITIES])
  await register(registration())
  expect((await getRegistration({ worldId: GARDEN })).ownNameList).toEqual(['水無月 茜'])
  expect((await as.other.characterEdit.getRegistration({ worldId: GARDEN })).ownNameList).toEqual([])
  expect(await refusalOf(getRegistration({ worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  expect(await refusalOf(anonymous.characterEdit.getRegistration({ worldId: GARDEN }))).toBe('UNAUTHORIZED')
})

test('a character is made with everything that was written', async () => {
  const draftId = await givenDraft(db, users.player)
  const { characterId, characterFullName } = await register({ ...registration(), classCId: 'C01', draftId })
  expect(characterFullName).toBe('水無月 茜')
  const [made] = await inGarden()
  expect(made).toMatchObject({ characterId, className: '水やり／蜂飼い', level: 1, isSpeaking: true, isHidden: false })
  const profile = await as.player.characterEdit.getProfile({ characterId })
  expect(profile).toMatchObject({
    raceName: '庭の民',
    age: '17歳',
    profile: '千階の庭の、三階で生まれた。',
    version: 1,
  })
  expect(profile.settingList).toMatchObject([{ slotNo: 1, heading: '生い立ち', body: '三階の生まれ。', status: 0 }])
  const { changeList, count } = await as.player.character.getChangeList({ characterId, offset: 0, limit: 10 })
  expect(count).toBe(1)
  expect(changeList[0]).toMatchObject({ reason: '作成時の割り振り' })
  expect(changeList[0]?.parameterList).toEqual([
    { id: 3, value: 8 },
    { id: 5, value: 8 },
    { id: 7, value: 4 },
  ])
  expect(profile.isIconDrawn).toBe(true)
  expect(await files.exists(imageKey(profile.icon ?? '', 'character', 192))).toBe(true)
  expect((await as.player.draft.read({ draftId })).submittedAt).not.toBeNull()
})

test('sent again with its key it is made once; in parallel too', async () => {
  const sent = { context: { key: randomUUID() } }
  const answers = await Promise.all([register(registration(), sent), register(registration(), sent)])
  expect(answers[1]).toEqual(answers[0])
  expect(await register(registration(), sent)).toEqual(answers[0])
  expect(await inGarden()).toHaveLength(1)
  expect(await refusalOf(register(registration(), { context: { key: null } }))).toBe('KEY_MISSING')
})

test('no more than the limit, however many at once; characters of others and of other worlds do not count', async () => {
  await db.update(world).set({ characterLimit: 2 }).where(sql`world_id = ${GARDEN}`)
  await as.other.characterEdit.register(registration())
  const names = ['茜', '葵', '蓮', '楓', '椿']
  const made = await Promise.all(
    names.map(givenName =>
      register({ ...registration(), givenName }).then(
        () => 'made',
        error => error.code,
      ),
    ),
  )
  expect(made.sort()).toEqual(['CHARACTER_LIMIT', 'CHARACTER_LIMIT', 'CHARACTER_LIMIT', 'made', 'made'])
  expect(await inGarden()).toHaveLength(2)
})

test('one player has a name once in a world; another player may have it', async () => {
  await register(registration())
  expect(await refusalOf(register(registration()))).toBe('CHARACTER_NAME_TAKEN')
  await as.other.characterEdit.register(registration())
  await register({ ...registration(), nameOrder: 10 })
})

describe('what the form would not send is refused, and nothing is left of it', () => {
  const [first, second, third] = registration().pointList
  test.each([
    ['a race that is none', { classAId: 'B01' }],
    ['no class', { classBId: null }],
    ['points left', { pointList: [first, second].filter(each => each !== undefined) }],
    ['points twice on one', { pointList: [first, first, third].filter(each => each !== undefined) }],
    [
      'points on what takes none',
      { pointList: [first, second, { parameterId: 19, points: 4 }].filter(each => each !== undefined) },
    ],
    ['no name', { givenName: ' ' }],
    ['a name with ruby', { givenName: '茜《あかね》' }],
    ['a reading that is none', { kana: 'みなづき' }],
    ['a long text', { profile: 'あ'.repeat(1_001) }],
    ['a long setting', { settingList: registration().settingList.map(each => ({ ...each, body: 'あ'.repeat(151) })) }],
  ])('%s', async (_, change) => {
    expect(await refusalOf(register({ ...registration(), ...change }))).toBe('CHARACTER_FORM')
    expect(await inGarden()).toEqual([])
  })

  test.each(['coming', 'ended'] as const)('a world that is %s', async status => {
    await db.update(world).set({ status }).where(sql`world_id = ${GARDEN}`)
    expect(await refusalOf(register(registration()))).toBe('WORLD_NOT_OPEN')
  })

  test('a world that is none', async () => {
    expect(await refusalOf(register({ ...registration(), worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
  })

  test('the picture of somebody else, one that is shown already, one that is none', async () => {
    const { iconId } = await as.other.characterEdit.uploadIcon({ picture: await pictureInBase64() })
    const icon = { kind: 'uploaded' as const, iconId }
    expect(await refusalOf(register({ ...registration(), icon }))).toBe('ICON_NOT_FOUND')
    const own = { kind: 'uploaded' as const, ...(await uploadIcon({ picture: await pictureInBase64() })) }
    await register({ ...registration(), icon: own })
    expect(await refusalOf(register({ ...registration(), givenName: '葵', icon: own }))).toBe('ICON_NOT_FOUND')
    const none = { kind: 'uploaded' as const, iconId: 'icon-none' }
    expect(await refusalOf(register({ ...registration(), givenName: '葵', icon: none }))).toBe('ICON_NOT_FOUND')
    expect(await inGarden()).toHaveLength(1)
  })
})
