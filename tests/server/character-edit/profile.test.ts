import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptySettings, type FreeSetting } from '#rules/free-settings.ts'
import { characterSetting } from '#server/areas/character/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenDraft } from '../../support/letters.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { versionOf } from '../../support/registration.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const { getProfile, saveProfile, arrange, hide } = as.player.characterEdit
const RINNE = 'harbor-rinne'

beforeEach(() => db.execute(sql`delete from character_setting`))

const saved = async (changes: Parameters<typeof saveProfile>[0]['changes'], draftId: string | null = null) =>
  saveProfile({ characterId: RINNE, baseVersion: await versionOf(db, RINNE), draftId, changes })
const slots = (...bodies: string[]): FreeSetting[] =>
  emptySettings().map((slot, index) => ({ ...slot, body: bodies[index] ?? '' }))

test('only what is named changes, and the version counts up', async () => {
  const draftId = await givenDraft(db, users.player)
  const before = await getProfile({ characterId: RINNE })
  const after = await saved({ hair: '銀', profile: '港の生まれ。', frame: 'gold', isFriendListOpen: false }, draftId)
  expect(after).toEqual({
    ...before,
    hair: '銀',
    profile: '港の生まれ。',
    frame: 'gold',
    isFriendListOpen: false,
    version: before.version + 1,
  })
  expect((await as.player.draft.read({ draftId })).submittedAt).not.toBeNull()
})

test('the order of a name is changed, and with it the name in lists', async () => {
  expect(await saved({ nameOrder: 2 })).toMatchObject({ characterFullName: 'ハル・リンネ' })
  await saved({ nameOrder: 1 })
})

test('two devices: the second is refused and nothing is overwritten; the same key gives the same answer', async () => {
  const baseVersion = await versionOf(db, RINNE)
  const sent = { context: { key: randomUUID() } }
  const input = { characterId: RINNE, baseVersion, draftId: null, changes: { tone: '静か' } }
  const first = await saveProfile(input, sent)
  expect(await refusalOf(saveProfile({ ...input, changes: { tone: '騒がしい' } }))).toBe('CHARACTER_CHANGED')
  expect(await saveProfile(input, sent)).toEqual(first)
  expect(await getProfile({ characterId: RINNE })).toMatchObject({ tone: '静か', version: baseVersion + 1 })
  const at = { ...input, baseVersion: baseVersion + 1 }
  const both = await Promise.all(
    ['甲', '乙'].map(tone =>
      saveProfile({ ...at, changes: { tone } }).then(
        () => 'saved',
        error => error.code,
      ),
    ),
  )
  expect(both.sort()).toEqual(['CHARACTER_CHANGED', 'saved'])
})

test.each([
  ['a long line', { tone: 'あ'.repeat(61) }],
  ['two lines in one', { hair: '銀\n色' }],
  ['a long setting', { settingList: slots('あ'.repeat(151)) }],
])('%s is refused', async (_, changes) => {
  const before = await getProfile({ characterId: RINNE })
  expect(await refusalOf(saved(changes))).toBe('CHARACTER_FORM')
  expect(await getProfile({ characterId: RINNE })).toEqual(before)
})

describe('free settings', () => {
  const given = (slotNo: number, status: number) =>
    db.insert(characterSetting).values({
      characterId: RINNE,
      slotNo,
      heading: emptySettings()[slotNo - 1]?.heading ?? '',
      body: '前の文章。',
      status,
      updatedAt: PLAY_NOW,
    })
  const standing = async () =>
    (await getProfile({ characterId: RINNE })).settingList.map(({ slotNo, body, status }) => [slotNo, body, status])

  test('a confirmed or rejected text that is changed is 自称 again; one that stays keeps its standing', async () => {
    await given(1, 2)
    await given(2, 2)
    await given(3, 3)
    await saved({ settingList: slots('前の文章。', '新しい文章。', '直した文章。', '四つめ。') })
    expect(await standing()).toEqual([
      [1, '前の文章。', 2],
      [2, '新しい文章。', 0],
      [3, '直した文章。', 0],
      [4, '四つめ。', 0],
    ])
    await saved({ settingList: slots('前の文章。') })
    expect(await standing()).toEqual([[1, '前の文章。', 2]])
  })

  test.each([1, 4])('while it is examined (%i) it is neither changed nor emptied', async status => {
    await given(1, status)
    expect(await refusalOf(saved({ settingList: slots('新しい文章。') }))).toBe('SETTING_EXAMINED')
    expect(await refusalOf(saved({ settingList: slots('') }))).toBe('SETTING_EXAMINED')
    await saved({ settingList: slots('前の文章。', '二つめ。') })
    expect(await standing()).toEqual([
      [1, '前の文章。', status],
      [2, '二つめ。', 0],
    ])
  })
})

test('of somebody else nothing is read, changed, hidden or arranged', async () => {
  const { other } = as
  const characterId = RINNE
  const attempts = [
    () => other.characterEdit.getProfile({ characterId }),
    () => other.characterEdit.saveProfile({ characterId, baseVersion: 1, draftId: null, changes: { tone: '奪う' } }),
    () => other.characterEdit.hide({ characterId, isHidden: true }),
    () => other.characterEdit.arrange({ characterIdList: ['harbor-garo', characterId] }),
  ]
  for (const attempt of attempts) expect(await refusalOf(attempt())).toBe('NOT_YOUR_CHARACTER')
})

test('one’s own order and what is hidden', async () => {
  const order = async () => (await as.player.character.mine({})).characterList.map(({ characterId }) => characterId)
  expect(await order()).toEqual(['harbor-rinne', 'harbor-mina', 'station-aki'])
  await arrange({ characterIdList: ['harbor-mina', 'harbor-rinne', 'harbor-mina'] })
  expect(await order()).toEqual(['harbor-mina', 'harbor-rinne', 'station-aki'])
  await hide({ characterId: 'harbor-mina', isHidden: true })
  await hide({ characterId: 'harbor-mina', isHidden: true })
  const { characterList } = await as.player.character.mine({})
  expect(characterList.map(({ isHidden }) => isHidden)).toEqual([true, false, false])
})
