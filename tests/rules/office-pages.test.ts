// Rules of forms and campaigns: faults of answers, changes that an answered form takes, pages that may be offered.
import { describe, expect, test } from 'vitest'
import { campaignFaults, offerOfAddress } from '#rules/campaigns.ts'
import { keepsAnswers } from '#rules/web-form-faults.ts'
import { type Answer, answerFault, type Question } from '#rules/web-forms.ts'

const question = (more: Partial<Question> = {}): Question => ({
  ...{ questionId: 'q', kind: 'line', label: '問い', note: '', isRequired: true, options: [], ...more },
})
const answer = (more: Partial<Answer> = {}): Answer => ({
  ...{ questionId: 'q', text: '', options: [], fileId: null, ...more },
})
const options = [
  { optionId: 'a', label: '甲' },
  { optionId: 'b', label: '乙' },
]

describe('the answer to a question', () => {
  test.each<[string, Partial<Question>, Partial<Answer> | undefined, string | null]>([
    ['words where some are needed', {}, { text: '答え' }, null],
    ['nothing where words are needed', {}, undefined, '必ず入力してください'],
    ['blanks where words are needed', {}, { text: ' 　' }, '必ず入力してください'],
    ['nothing where nothing is needed', { isRequired: false }, undefined, null],
    ['as many words as there may be', {}, { text: '字'.repeat(100) }, null],
    ['one letter too many', {}, { text: '字'.repeat(101) }, '100文字以内で入力してください'],
    ['a long one', { kind: 'long' }, { text: '字'.repeat(2_000) }, null],
    ['one that is too long', { kind: 'long' }, { text: '字'.repeat(2_001) }, '2,000文字以内で入力してください'],
    ['a line break in a long one', { kind: 'long' }, { text: '一\n二' }, null],
    ['a line break in a line', {}, { text: '一\n二' }, '改行なしで入力してください'],
    ['a choice', { kind: 'one', options }, { options: ['a'] }, null],
    ['no choice', { kind: 'one', options }, {}, '選んでください'],
    ['two choices of one', { kind: 'one', options }, { options: ['a', 'b'] }, '答えを選びなおしてください'],
    ['two choices of many', { kind: 'many', options }, { options: ['a', 'b'] }, null],
    ['a choice twice', { kind: 'many', options }, { options: ['a', 'a'] }, '答えを選びなおしてください'],
    ['an unknown choice', { kind: 'many', options }, { options: ['c'] }, '答えを選びなおしてください'],
    ['no picture', { kind: 'file' }, {}, '画像を選んでください'],
    ['a picture', { kind: 'file' }, { fileId: 'f' }, null],
    ['words beside a picture', { kind: 'file' }, { fileId: 'f', text: '絵' }, '答えを選びなおしてください'],
  ])('%s', (_, asked, said, fault) => {
    expect(answerFault(question(asked), said && answer(said))).toBe(fault)
  })
})

describe('a form with answers', () => {
  const before = [question(), question({ questionId: 'r', kind: 'one', options })]
  test.each<[string, Question[], boolean]>([
    ['takes other words and another order', before.map(one => ({ ...one, label: '別の問い' })).reverse(), true],
    ['takes another question', [...before, question({ questionId: 's' })], true],
    ['keeps its questions', before.slice(1), false],
    ['keeps their kinds', [question({ kind: 'long' }), before[1] ?? question()], false],
    ['keeps their choices', [question(), question({ questionId: 'r', kind: 'one', options: options.slice(1) })], false],
  ])('%s', (_, after, isKept) => {
    expect(keepsAnswers(before, after)).toBe(isKept)
  })
})

describe('a page that may be offered', () => {
  test.each<[string, object | null]>([
    ['https://tsumugi.example/world/world0', { kind: 'world', worldId: 'world0', id: '' }],
    ['/world/world0/', { kind: 'world', worldId: 'world0', id: '' }],
    ['/world/world0/shop/shop-item?page=2', { kind: 'shop', worldId: 'world0', id: 'shop-item' }],
    ['/world/world0/scenario/0000000012/2', { kind: 'scenario', worldId: 'world0', id: '12' }],
    ['/world/world0/form/3', { kind: 'form', worldId: 'world0', id: '3' }],
    ['/form/3', { kind: 'form', worldId: null, id: '3' }],
    ['/mission?worldId=world1&tabNo=1', { kind: 'mission', worldId: 'world1', id: '' }],
    ['/mission', { kind: 'mission', worldId: null, id: '' }],
    ['/news/1', null],
    ['/form/0', null],
    ['/world/../form/x', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s', (address, offer) => {
    expect(offerOfAddress(address)).toEqual(offer)
  })
})

test('a campaign that is to be seen needs its words and its dates, the end after the beginning', () => {
  const whole = { title: '題', body: '文', startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }
  expect(campaignFaults(whole)).toEqual({})
  expect(Object.keys(campaignFaults({ title: '', body: ' ', startsAt: null, endsAt: null }))).toEqual([
    ...['title', 'text', 'startsAt', 'endsAt'],
  ])
  expect(campaignFaults({ ...whole, endsAt: whole.startsAt })).toHaveProperty('endsAt')
})
