// Cleaning of pasted texts, and the parts in which the preview is rendered.
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from '#app/ui/editor/Preview.tsx'
import { cleanInput } from '#app/ui/editor/pasted.ts'
import { RichText } from '#app/ui/RichText.tsx'
import { anyPoint } from '../../../support/any-text.ts'
import { size } from '../../../support/size.ts'

describe('a paste', () => {
  test.each([
    ['あ\ud83dい', 'あい', 1],
    ['\udc6aあ\0い', 'あい', 2],
    ['\ud83d\0\udc6a', '', 3],
    ['👪', '👪', 0],
    ['あ\r\nい\rう\nえ', 'あ\nい\nう\nえ', 0],
    ['葛\u{e0100}か\u3099👨‍👩‍👧\ue000\u200b\ufeff\u202e\t', '葛\u{e0100}か\u3099👨‍👩‍👧\ue000\u200b\ufeff\u202e\t', 0],
  ])('%j', (typed, text, removed) => {
    expect(cleanInput(typed)).toEqual({ text, removed })
  })

  test('nothing but lone halves, NUL and the spelling of breaks changes', () => {
    const unit = fc.oneof(anyPoint, fc.constantFrom('\0', '\ud800', '\udc00', '\r', '\n'))
    fc.assert(
      fc.property(fc.string({ unit }), typed => {
        const { text } = cleanInput(typed)
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/[\0\r]/)
        expect(cleanInput(text)).toEqual({ text, removed: 0 })
        const sendable = typed.isWellFormed() && !/[\0\r]/.test(typed)
        if (sendable) expect(text).toBe(typed)
      }),
      { numRuns: size(200, 20_000) },
    )
  })
})

describe('the preview', () => {
  const filler = 'あ'.repeat(700)
  test('is cut between lines, and every cut is one or two breaks', () => {
    expect(partsOf('')).toEqual([{ text: '', isParagraph: false }])
    expect(partsOf(`${filler}\nい`)).toEqual([
      { text: filler, isParagraph: false },
      { text: 'い', isParagraph: false },
    ])
    expect(partsOf(`${filler}\n\nい`)[1]).toEqual({ text: 'い', isParagraph: true })
    expect(partsOf(`${filler}\n\n\nい`)).toHaveLength(1)
  })

  test('shows the words of the whole text', () => {
    const unit = fc.constantFrom(
      'あ'.repeat(300),
      '漢字《かんじ》',
      '《《傍点》》',
      '\n',
      '\n\n',
      '\n\n\n',
      '｜',
      '《',
      '》',
    )
    const words = (text: string) =>
      render(<RichText text={text} origins={[]} />).container.innerHTML.replace(
        /<\/p><p[^>]*>|<br>|<\/?(p|div)[^>]*>/g,
        '',
      )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), text => {
        const parts = partsOf(text)
        expect(parts.map(part => words(part.text)).join('')).toBe(words(text))
        const joined = parts.map((part, at) => (at === 0 ? '' : part.isParagraph ? '\n\n' : '\n') + part.text).join('')
        expect(joined).toBe(text)
      }),
      { numRuns: 100 },
    )
  })
})
