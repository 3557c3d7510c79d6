// The form catalogue against validation.tsv: every row has an accepted and a refused case, under zod and under zod/mini
// alike, or is listed below with the place of its test.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as zod from 'zod'
import * as zodMini from 'zod/mini'
import { fieldCases } from '../support/validation-field-cases.ts'
import { fileCases } from '../support/validation-file-cases.ts'
import { ownCases } from '../support/validation-own-cases.ts'
import { standardCases } from '../support/validation-standard-cases.ts'

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(root, 'tests/conformance/validation.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
const isAlone = (name: string): boolean => table.filter(([other]) => other === name).length === 1
const rows = table.map(([name = '', rule = '']) => (isAlone(name) ? name : `${name} / ${rule}`))

/** Rows whose rules no form applies, with the files of their tests. */
const elsewhere: Readonly<Record<string, string>> = {
  'login, reset': 'tests/rules/messages.test.ts',
  'displayed text': 'tests/app/rich-text.test.tsx',
  'reward claim with a character': 'tests/server/mission/claim.test.ts',
  'all-LP button': 'tests/server/mission/summary.test.ts',
  'mission page after claiming everything': 'tests/rules/paging.test.ts',
  'rich text: line breaks': 'tests/rules/notation.test.ts',
  'rich text: ruby notation and emphasis': 'tests/rules/notation.test.ts',
  'rich text: hashtag': 'tests/rules/notation-links.test.ts',
  'rich text: URLs': 'tests/rules/notation-links.test.ts',
  'word count': 'tests/rules/text-count.test.ts',
  'notation-aware word count': 'tests/rules/text-count.test.ts',
}

/** Rows that state no rule, or none that is shown. */
const withoutRule = ['mission message', 'scenario area, other rules', 'enforcement']

/** Rows for screens and calls that do not exist yet. */
const notBuilt = [
  ...['signup e-mail', 'clipboard copy helper', 'master class (role selection)', 'worldCounter update'],
  ...['exchange search', 'exchange cost check: coin', 'exchange cost check: world token', 'exchange create'],
  ...['exchange menu options', 'scenario id display', 'link card', 'voice-clip icons', 'form submit with errors'],
  'NoteTag link, block',
]

const cases = [...standardCases, ...ownCases, ...fileCases, ...fieldCases]

describe('the rows of validation.tsv', () => {
  test('are all there', () => expect(rows).toHaveLength(83))

  test('each have a case or stand in one of the lists, once', () => {
    const named = [...new Set(cases.map(each => each.row)), ...Object.keys(elsewhere), ...withoutRule, ...notBuilt]
    expect([...named].sort()).toEqual([...rows].sort())
  })

  test.each(Object.entries(elsewhere))('%s is tried in %s', (_, path) => {
    expect(existsSync(join(root, path))).toBe(true)
  })
})

describe.each([
  ['zod', zod.unknown()],
  ['zod/mini', zodMini.unknown()],
] as const)('under %s', (_, unknown) => {
  test.each(cases)('$row: 「$message」', async ({ check, accepts, refuses, message }) => {
    const schema = unknown.check(check)
    for (const value of accepts) expect(await schema.safeParseAsync(value)).toEqual({ success: true, data: value })
    expect(refuses.length).toBeGreaterThan(0)
    for (const value of refuses) {
      const { error } = await schema.safeParseAsync(value)
      if (!error) expect.unreachable(`accepted: ${JSON.stringify(value)}`)
      expect(error.issues.map(issue => issue.message)).toEqual([message])
    }
  })
})
