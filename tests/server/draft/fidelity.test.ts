// B13, the server's part: a text sent over HTTP is stored and returned equal to the last unit.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAFT_MAX_LENGTH } from '#rules/drafts.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { anyPoint } from '../../support/any-text.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf, report } from '../../support/random.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { limitSeconds, size } from '../../support/size.ts'

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const token = await server.tokenOf('player')

const TEXTS = size(200, 5_000)

const special = fc.constantFrom(
  ...['\r\n', '\r', '\n', '\u2028', '\t', '\u3000', '\ue000', '\ufeff', '\u200d', '\u202e', '\u0001', '\u007f'],
  ...[
    '葛\u{E0100}',
    '辻󠄀',
    'か\u3099',
    '\u1112\u1161\u11ab',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '｜親《ルビ》',
    '《《傍点》》',
    '#tag',
    '\\',
    '"',
  ],
)
const unit = fc.oneof(
  anyPoint.filter(each => each.isWellFormed() && each !== '\0'),
  special,
)
const texts = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit, maxLength: 400 }) },
  { weight: 1, arbitrary: fc.string({ unit, minLength: 2_000, maxLength: 4_000, size: 'max' }) },
)

async function saveAndRead(draftId: string, text: string, baseVersion: number) {
  const answer = await server.send('/api/Draft/save', {
    method: 'POST',
    token,
    body: { draftId, place: 'novel', target: '', name: '', text, baseVersion, copyId: randomUUID() },
  })
  expect(answer.json).toMatchObject({ kind: 'saved' })
  const back = await server.send(`/api/Draft/read?draftId=${draftId}`, { token })
  return back.json as { text: string; version: number }
}

test(
  `${TEXTS} texts come back as they were sent (B13)`,
  async () => {
    const { seed } = randomOf('B13')
    const draftId = randomUUID()
    let version = 0
    let longest = 0
    await fc.assert(
      fc.asyncProperty(texts, async text => {
        const kept = await saveAndRead(draftId, text, version)
        version = kept.version
        longest = Math.max(longest, text.length)
        expect(kept.text === text, JSON.stringify(text)).toBe(true)
      }),
      { seed: seed | 0, numRuns: TEXTS, endOnFailure: true },
    )
    report(`B13: ${TEXTS} passed, 0 failed; the longest had ${longest} units`)
  },
  limitSeconds(60),
)

test.each([
  ['Japanese, three bytes each', 'あ'],
  ['Latin', 'a'],
  ['line breaks, which JSON doubles', '\n'],
])('the longest text in %s passes', async (_, character) => {
  const text = character.repeat(DRAFT_MAX_LENGTH)
  expect((await saveAndRead(randomUUID(), text, 0)).text === text).toBe(true)
})

test.each([
  ['a NUL', 'a\0b'],
  ['half a character', '\ud83c'],
  ['one unit too many', 'あ'.repeat(DRAFT_MAX_LENGTH + 1)],
])('%s is refused visibly', async (_, text) => {
  const body = {
    draftId: randomUUID(),
    place: 'novel',
    target: '',
    name: '',
    text,
    baseVersion: 0,
    copyId: randomUUID(),
  }
  const answer = await server.send('/api/Draft/save', { method: 'POST', token, body })
  expect(expectRefusal(answer, 'text')).toBe('BAD_INPUT')
})
