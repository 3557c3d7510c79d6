// Rules of what follows a replay: lengths of comments and letters, the office's steps of a letter, the support's keyword.
import { expect, test } from 'vitest'
import {
  FAN_LETTER_ACTS,
  FAN_LETTER_MAX,
  FAN_LETTER_STATES,
  fanLetterFault,
  fanLetterSteps,
  LETTER_QUEUES,
  OPEN_LETTERS,
  returnReasonFault,
  statesOfQueue,
} from '#rules/fan-letters.ts'
import { COMMENT_MAX, commentFault } from '#rules/replay-responses.ts'
import { readKeyword } from '#rules/support.ts'

test.each([
  ['', 'COMMENT_EMPTY'],
  [' \n　', 'COMMENT_EMPTY'],
  ['あ'.repeat(COMMENT_MAX), null],
  ['あ'.repeat(COMMENT_MAX + 1), 'COMMENT_TOO_LONG'],
  // Half width counts a half, a newline one (rules §3).
  ['a'.repeat(2 * COMMENT_MAX), null],
  [`${'あ'.repeat(COMMENT_MAX - 1)}\n`, null],
  [`${'あ'.repeat(COMMENT_MAX)}\n`, 'COMMENT_TOO_LONG'],
])('a comment %#', (body, fault) => {
  expect(commentFault(body)).toBe(fault)
})

test.each([
  [' ', 'LETTER_EMPTY'],
  ['あ'.repeat(FAN_LETTER_MAX), null],
  ['あ'.repeat(FAN_LETTER_MAX + 1), 'LETTER_TOO_LONG'],
])('a letter %#', (body, fault) => {
  expect(fanLetterFault(body)).toBe(fault)
})

test('a letter that was passed on or returned takes no further step, and no step leads back to waiting', () => {
  for (const act of FAN_LETTER_ACTS) {
    const { from, to } = fanLetterSteps[act]
    for (const state of from) expect(OPEN_LETTERS).toContain(state)
    expect(to).not.toBe('waiting')
    expect(from).not.toContain(to)
  }
})

test('only a return needs a reason', () => {
  expect(FAN_LETTER_ACTS.filter(act => fanLetterSteps[act].needsReason)).toEqual(['return'])
  expect(returnReasonFault(' ')).toBe('LETTER_REASON')
  expect(returnReasonFault('連絡先が書かれています。')).toBeNull()
})

test('every state is in exactly one list of the queue', () => {
  expect(LETTER_QUEUES.flatMap(queue => statesOfQueue[queue]).sort()).toEqual([...FAN_LETTER_STATES].sort())
})

test.each([
  ['0000000017', { words: '0000000017', scenarioId: 17, isMail: false }],
  [' １７ ', { words: '17', scenarioId: 17, isMail: false }],
  ['0', { words: '0', scenarioId: null, isMail: false }],
  ['99999999999', { words: '99999999999', scenarioId: null, isMail: false }],
  ['a@play.example', { words: 'a@play.example', scenarioId: null, isMail: true }],
  ['霧笛', { words: '霧笛', scenarioId: null, isMail: false }],
])('the keyword %j', (typed, read) => {
  expect(readKeyword(typed)).toEqual(read)
})
