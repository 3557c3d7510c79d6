// Rules of registering a character: points, names, texts, free settings, and the faults of a form as a whole.
import { describe, expect, test } from 'vitest'
import { nameErrors, namesInOrder, toldError } from '#rules/character-texts.ts'
import { emptySettings, isSameSetting, SETTING_SLOTS, settingError, settingHeadings } from '#rules/free-settings.ts'
import { portraitKey } from '#rules/icons.ts'
import { isRegistrationRight, type RegistrationForm, registrationErrors } from '#rules/registration.ts'
import { arePointsRight, asParameters, pointsUsed, pointsWanted, stepPoints } from '#rules/registration-points.ts'

const six = [1, 2, 3, 4, 5, 6]

describe('points', () => {
  test.each([
    [0, 0],
    [1, 8],
    [2, 16],
    [3, 20],
    [6, 20],
  ])('%i abilities take %i', (abilities, wanted) => expect(pointsWanted(abilities)).toBe(wanted))

  test.each([
    ['all of them', { 1: 8, 2: 8, 3: 4 }, true],
    ['one too few', { 1: 8, 2: 8, 3: 3 }, false],
    ['one too many', { 1: 8, 2: 8, 3: 5 }, false],
    ['nine on one', { 1: 9, 2: 8, 3: 3 }, false],
    ['on what takes none', { 1: 8, 2: 8, 7: 4 }, false],
    ['none on what takes none', { 1: 8, 2: 8, 3: 4, 7: 0 }, true],
    ['less than none', { 1: 8, 2: 8, 3: 5, 4: -1 }, false],
    ['half of one', { 1: 8, 2: 8, 3: 3.5, 4: 0.5 }, false],
    ['none at all', {}, false],
  ])('%s', (_, points, isRight) => expect(arePointsRight(points, six)).toBe(isRight))

  test('a step never leaves the bounds', () => {
    let points = {}
    for (let step = 0; step < 30; step++) points = stepPoints(points, 1 + (step % 2), 1, six.length)
    expect(points).toEqual({ 1: 8, 2: 8 })
    for (let step = 0; step < 30; step++) points = stepPoints(points, 3, 1, six.length)
    expect(pointsUsed(points)).toBe(20)
    expect(stepPoints(points, 4, 1, six.length)).toBe(points)
    expect(stepPoints(points, 4, -1, six.length)).toBe(points)
  })

  test('as the thirty parameters', () => {
    const all = asParameters({ 1: 8, 30: 2 })
    expect([all.length, all[0], all[1], all[29]]).toEqual([30, 8, 0, 2])
  })
})

const good = {
  familyName: 'ハルグレイ',
  givenName: 'リネット',
  middleName: '',
  kana: 'リネットハルグレイ',
  nameOrder: 1,
}

test.each([
  ['a good one', {}, []],
  ['only a given name', { familyName: '' }, []],
  ['no given name', { givenName: '' }, ['givenName']],
  ['only what nobody sees', { givenName: '\u200b' }, ['givenName']],
  ['of full length', { familyName: '長'.repeat(16) }, []],
  ['too long', { familyName: '長'.repeat(17) }, ['familyName']],
  ['half-width counts half', { familyName: 'a'.repeat(32) }, []],
  ['with an emoji', { givenName: 'リネ🌊' }, ['givenName']],
  ['with half-width corner brackets', { givenName: '｢リネ｣' }, ['givenName']],
  ['over two lines', { givenName: 'リネ\nット' }, ['givenName']],
  ['that would be read as ruby', { givenName: '鈴《りん》' }, ['givenName']],
  ['with space around', { givenName: ' リネット' }, ['givenName']],
  ['with what turns the line around', { givenName: 'リネ\u202Eット' }, ['givenName']],
  ['without a reading', { kana: '' }, ['kana']],
  ['with a reading in hiragana', { kana: 'りねっと' }, ['kana']],
  ['with a reading that is parted', { kana: 'リネット・ハルグレイ' }, ['kana']],
  ['in a twelfth order', { nameOrder: 12 }, ['nameOrder']],
])('a name %s', (_, change, fields) => expect(Object.keys(nameErrors({ ...good, ...change }))).toEqual(fields))

test('a name that the player has already', () => {
  const taken = [namesInOrder(good)]
  expect(Object.keys(nameErrors(good, taken))).toEqual(['givenName'])
  expect(nameErrors({ ...good, nameOrder: 3 }, taken)).toEqual({})
})

test.each([
  ['age', '17歳', true],
  ['age', 'あ'.repeat(13), false],
  ['age', '17\n歳', false],
  ['personality', `${'あ'.repeat(198)}\nあ`, true],
  ['personality', 'あ'.repeat(201), false],
  ['profile', 'あ'.repeat(1_000), true],
  ['profile', `${'あ'.repeat(1_000)}a`, false],
  ['profile', '鐘の\u0007音', false],
] as const)('%s %j', (field, text, isRight) => expect(toldError(field, text) === null).toBe(isRight))

describe('free settings', () => {
  test('four slots, 18 headings and その他', () => {
    expect(emptySettings()).toHaveLength(SETTING_SLOTS)
    expect(new Set(settingHeadings).size).toBe(19)
    expect(settingHeadings.at(-1)).toBe('その他')
  })

  test.each([
    ['生い立ち', 'あ'.repeat(150), true],
    ['生い立ち', 'あ'.repeat(151), false],
    ['知らない見出し', 'あ', false],
    ['知らない見出し', '', true],
  ])('%s with %#', (heading, body, isRight) => expect(settingError({ heading, body }) === null).toBe(isRight))

  test('an empty slot is the same whatever its heading', () => {
    expect(isSameSetting({ heading: '家族', body: ' ' }, undefined)).toBe(true)
    expect(isSameSetting({ heading: '家族', body: '母' }, { heading: '夢', body: '母' })).toBe(false)
  })
})

const offer = {
  classes: [
    { classId: 'A01', classKind: 'A' },
    { classId: 'B01', classKind: 'B' },
    { classId: 'C01', classKind: 'C' },
  ],
  assignable: six,
}
const form: RegistrationForm = {
  ...good,
  classAId: 'A01',
  classBId: 'B01',
  classCId: null,
  points: { 1: 8, 2: 8, 3: 4 },
  seibetsu: 0,
  age: '',
  height: '',
  hair: '',
  eyes: '',
  skin: '',
  firstPerson: '',
  secondPerson: '',
  tone: '',
  catchphrase: '',
  personality: '',
  profile: '',
  settings: emptySettings(),
}

test.each([
  ['nothing', {}, []],
  ['with a second class', { classCId: 'C01' }, []],
  ['no race', { classAId: null }, ['classAId']],
  ['a class as a race', { classAId: 'B01' }, ['classAId']],
  ['a second class that is none', { classCId: 'B01' }, ['classCId']],
  ['points left', { points: {} }, ['points']],
  ['sex not chosen', { seibetsu: null }, ['seibetsu']],
  ['sex that is none', { seibetsu: 3 }, ['seibetsu']],
  ['a long setting', { settings: [{ heading: '夢', body: 'あ'.repeat(151) }] }, ['settings']],
])('wrong in a form: %s', (_, change, fields) => {
  const changed = { ...form, ...change }
  expect(Object.keys(registrationErrors(changed, offer))).toEqual(fields)
  expect(isRegistrationRight(changed, offer)).toBe(fields.length === 0)
})

test('a world without classes and abilities asks for none', () => {
  const none = { ...form, classAId: null, classBId: null, points: {} }
  expect(isRegistrationRight(none, { classes: [], assignable: [] })).toBe(true)
  expect(isRegistrationRight({ ...none, classAId: 'A01' }, { classes: [], assignable: [] })).toBe(false)
})

test('no name is drawn with the look of another key', () => {
  const names = { familyName: '', givenName: 'linette', middleName: '' }
  expect(portraitKey('world0', names, 0)).not.toBe('world0-linette')
  expect(portraitKey('world0', names, 0)).not.toBe(portraitKey('world0', names, 1))
})
