// Appearances of the cast: read again after each change, it says what reading the whole text anew says.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CastReader } from '#app/areas/replay-desk/cast-reader.ts'
import { appearancesOf } from '#rules/scenario/coverage.ts'

const cast = [
  { key: 1, nameList: ['リネット'], calls: [{ key: 2, nameList: ['きみ'] }] },
  { key: 2, nameList: ['ガロ'] },
]
const line = fc.constantFrom(
  '',
  '霧が出た。',
  'リネットは笑った。',
  'ガロが前に出る。',
  '「おいで」',
  'とガロは呼んだ。',
  'ガロ「行くぞ」',
  'リネット「きみは？」',
  '「きみに」',
  '「下がれ」とリネットが言った。',
)

test('after every change of a line the appearances are those of the whole text', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(29), line), { maxLength: 10 }),
      (first, changes) => {
        const reader = new CastReader(cast)
        const lines = [...first]
        expect(reader.read(lines).runs).toEqual(appearancesOf(lines, cast))
        for (const [at, words] of changes) {
          lines[at % lines.length] = words
          expect(reader.read([...lines]).runs).toEqual(appearancesOf(lines, cast))
        }
      },
    ),
  )
})

test('those between two lines are told in the order of the cast', () => {
  const { between } = new CastReader(cast).read(['ガロが前に出る。', 'リネットは笑った。', '「おいで」', '霧が出た。'])
  expect(between(1, 2)).toEqual([1, 2])
  expect(between(3, 3)).toEqual([1])
  expect(between(4, 4)).toEqual([])
})

test('who speaks is told by the row of the line', () => {
  const { speakers } = new CastReader(cast).read(['霧が出た。', 'ガロ「行くぞ」', '', '「下がれ」とリネットが言った。'])
  expect([...speakers]).toEqual([
    [2, 2],
    [4, 1],
  ])
})
