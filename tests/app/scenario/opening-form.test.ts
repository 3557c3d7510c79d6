// The form of an opening as data: what a draft keeps of it, what is sent, what is wrong with it, which rows it shows.
import { describe, expect, test } from 'vitest'
import { foundFaults, isSame, readForm, writeForm } from '#app/shared/form/table.ts'
import type { Judged } from '#app/shared/scenario/opening-faults.ts'
import { bodyOf, copyOf, groundOf, type OpeningFields, type OpeningInfo } from '#app/shared/scenario/opening-fields.ts'
import { emptyFields, openingKind } from '#app/shared/scenario/opening-kind.ts'
import { openingOfTarget, openingTarget } from '#app/shared/scenario/opening-target.ts'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'

const faultsOf = (fields: OpeningFields, text: string, judged: Judged) =>
  foundFaults(openingKind, { fields, text }, judged)
const { recruitingHours, ...settings } = defaultSettings(scenarioKind.short)
const first = { settings, recruitmentPeriod: recruitingHours }
const rinne = {
  ...{ characterId: 'rinne', characterFullName: 'リンネ', icon: null, className: '灯守', level: 3, shogo: null },
  isNpc: true,
  isResting: false,
}

const info: OpeningInfo = {
  ...first,
  ...{ worldId: 'harbor', scenarioId: 7, phase: 1, state: 'draft', status: null, version: 4, isNewMaster: false },
  ...{ masterId: 'shiori', masterName: 'しおり', isStaff: false, reason: null, picture: null },
  ...{ scenarioTitle: '霧笛の夜', openingComment: '霧の夜です。', openingContent: '霧笛が鳴った。'.repeat(40) },
  ...{
    scenarioDescription: '港を守ります。',
    masterMsg: 'お待ちしています。',
    openDateTime: '2026-12-01T12:00:00.000Z',
  },
  ...{ difficultyNo: 2, rewardNo: 3, scenarioKind: 1, textType: 'Long', privateReplayFlg: true },
  scenarioChoiceList: [{ name: '灯台へ行く', description: '' }],
  characterConditionList: [{ kind: 'levelFrom', value: '2' }],
  ...{ relatedCharacterList: ['rinne'], relatedList: [rinne] },
}
const ground = groundOf(info)
const whole = { isNewMaster: false, isWhole: true, now: Date.parse('2026-11-21T00:00:00Z') }
const changed = (patch: Partial<OpeningFields>): OpeningFields => ({ ...ground.fields, ...patch })

describe('what is sent', () => {
  test('an opening that nobody changed is sent as it came', () => {
    const { worldId: _w, scenarioId: _s, phase: _p, state: _st, status: _c, version: _v, ...rest } = info
    const { isNewMaster: _n, masterId: _m, masterName: _mn, isStaff: _is, reason: _r, relatedList: _rl, ...body } = rest
    expect(bodyOf(ground.fields, ground.text)).toEqual(body)
    expect(isSame(openingKind, ground, groundOf(info))).toBe(true)
  })

  test('digits of either width are numbers, rows that say nothing are not sent', () => {
    const numbers = { ...ground.fields.numbers, seats: '１２', cost: ' 300 ' }
    const conditions = [
      { id: 0, kind: 'levelFrom', value: '０５' },
      { id: 1, kind: 'race', value: '' },
      { id: 2, kind: 'class', value: '007' },
    ] as const
    const body = bodyOf(changed({ numbers, conditions }), ground.text)
    expect(body.settings).toMatchObject({ seats: 12, cost: 300 })
    expect(body.characterConditionList).toEqual([
      { kind: 'levelFrom', value: '5' },
      { kind: 'class', value: '007' },
    ])
  })

  test('an event has no seats, whatever was typed before it became one', () => {
    const numbers = { ...ground.fields.numbers, seats: 'x', minimum: '0' }
    const fields = changed({ scenarioKind: scenarioKind.event, numbers })
    expect(bodyOf(fields, ground.text).settings).toMatchObject({ seats: null, minimum: 1 })
    expect(faultsOf(fields, ground.text, whole)).toEqual({})
  })

  test('a copy has the words of the old one, nothing of its dates, and what a new master may choose', () => {
    const copy = copyOf(info, true)
    expect(copy).toMatchObject({ version: 0, text: ground.text })
    expect(copy.fields).toMatchObject({ scenarioTitle: '霧笛の夜', timing: 'soon', difficultyNo: 1, rewardNo: 2 })
  })
})

describe('what a draft keeps', () => {
  test('everything comes back', () => {
    expect(readForm(openingKind, writeForm(ground), ground)).toEqual({ fields: ground.fields, version: 4 })
    const empty = { fields: emptyFields(first), text: '', version: 0 }
    expect(readForm(openingKind, writeForm(ground), empty)).toEqual({ fields: ground.fields, version: 4 })
  })

  test.each([
    ['nothing', ''],
    ['no words of ours', 'x'],
    ['a list', '[1]'],
    ['words of a later build', '{"scenarioKind":9,"numbers":[],"choices":{},"conditions":[{"kind":"moon"}],"time":3}'],
  ])('%s is as on the ground, or left out', (_, written) => {
    const { fields } = readForm(openingKind, written, ground)
    expect(fields).toEqual(written.includes('moon') ? { ...ground.fields, conditions: [] } : ground.fields)
  })

  test.each([
    { worldId: 'harbor' },
    { worldId: 'harbor', scenarioId: 7, phase: 2, isCopy: false, isNext: false },
    { worldId: 'harbor', scenarioId: 7, phase: 2, isCopy: true, isNext: false },
    { worldId: 'harbor', scenarioId: 7, phase: 2, isCopy: false, isNext: true },
  ])('%j is the target of its own drafts', place => {
    expect(openingOfTarget(openingTarget(place))).toEqual(place)
  })
  test('another target is none of these', () => expect(openingOfTarget('harbor:7')).toBeNull())
})

describe('what is wrong', () => {
  test('a whole opening has no fault; an empty one may be kept and not handed in', () => {
    expect(faultsOf(ground.fields, ground.text, whole)).toEqual({})
    const empty = emptyFields(first)
    expect(faultsOf(empty, '', { ...whole, isWhole: false })).toEqual({})
    expect(Object.keys(faultsOf(empty, '', whole)).sort()).toEqual([
      'openingComment',
      'scenarioDescription',
      'scenarioTitle',
      'text',
    ])
  })

  test.each<[string, Partial<OpeningFields>, string]>([
    ['a number that is none', { numbers: { ...ground.fields.numbers, cost: '' } }, 'numbers'],
    ['fewer seats than must come', { numbers: { ...ground.fields.numbers, seats: '3' } }, 'numbers'],
    ['a day that has passed', { time: '2026-11-20T09:00' }, 'time'],
    ['a day too far away', { time: '2027-03-01T09:00' }, 'time'],
    ['no day', { time: '' }, 'time'],
    ['levels the wrong way round', { conditions: rows(['levelFrom', '9'], ['levelTo', '3']) }, 'conditions'],
    ['a level that is none', { conditions: rows(['levelTo', '百']) }, 'conditions'],
    ['a choice without a name', { choices: [{ id: 0, name: ' ', description: 'x' }] }, 'choices'],
  ])('%s', (_, patch, field) => {
    expect(faultsOf(changed(patch), ground.text, whole)).toHaveProperty(field)
  })

  test('a new master has one difficulty and one reward', () => {
    expect(faultsOf(ground.fields, ground.text, { ...whole, isNewMaster: true })).toHaveProperty('difficultyNo')
  })
})

function rows(...conditions: ['levelFrom' | 'levelTo', string][]): OpeningFields['conditions'] {
  return conditions.map(([kind, value], id) => ({ id, kind, value }))
}
