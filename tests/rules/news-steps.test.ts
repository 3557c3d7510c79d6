// Steps that an article can take, and the words of states and subjects.
import { describe, expect, test } from 'vitest'
import { inquiryStateLabels, inquiryStates, inquirySubjectLabels, inquirySubjects } from '#rules/inquiries.ts'
import { canTakeStep, newsStateLabels } from '#rules/news.ts'
import { newsStates } from '#rules/news-address.ts'

describe('an article', () => {
  test.each([
    ['draft', [true, false, true]],
    ['scheduled', [true, true, false]],
    ['published', [false, true, false]],
    ['withdrawn', [true, false, false]],
  ] as const)('that is %s: publish, withdraw, remove %o', (state, expected) => {
    expect((['publish', 'withdraw', 'remove'] as const).map(step => canTakeStep(step, state))).toEqual(expected)
  })

  test('has a word for each state', () => {
    expect(newsStates.map(state => newsStateLabels[state])).toEqual(['下書き', '予約', '公開中', '取り下げ'])
  })
})

test('a letter has a word for each subject and each state', () => {
  expect(inquirySubjects.map(subject => inquirySubjectLabels[subject])).toEqual([
    ...['不具合', 'ご要望', '課金・コイン', '通報', 'その他'],
  ])
  expect(inquiryStates.map(state => inquiryStateLabels[state])).toEqual(['受付済', '対応中', '回答済'])
})
