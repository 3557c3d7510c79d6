// No emoji (doc3 §5): against Unicode's own list, and beside the signs that people write.
import { describe, expect, test } from 'vitest'
import { emoji } from '#rules/validation/emoji.ts'

describe('絵文字', () => {
  test.each([
    ...[
      '😀',
      '👨‍👩‍👧',
      '🇯🇵',
      '🇯',
      '👍🏽',
      '1️⃣',
      '#⃣',
      '❤️',
      '☀️',
      '㊗️',
      '🕊',
      '🅰',
      '⌚',
      '✨',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '❤‍🔥',
      '🀄',
      '🫨',
      '✋🏿',
    ],
  ])('%s is refused', text => {
    expect(emoji(text)).toBe(false)
    expect(emoji(`前${text}後`)).toBe(false)
  })

  test.each([
    ...[
      '0123456789#*',
      '©®™',
      '©️',
      '★☆♪♂♀♡♥❤☎☀',
      '㊙㊗〰〽',
      '‼⁉ℹ↔',
      '漢字かなカナ',
      '葛󠄀城',
      '神\ufe00',
      '𠮷',
      '①㈱',
      '1\ufe0f',
      '\u200d',
      '\ud83d',
    ],
  ])('%s is allowed', text => {
    expect(emoji(text)).toBe(true)
  })

  test('everything Unicode recommends as an emoji is refused', () => {
    const pictures = /^\p{RGI_Emoji}$/v
    let count = 0
    // No emoji begins beyond the second plane.
    for (let point = 0; point <= 0x1ffff; point++) {
      const character = String.fromCodePoint(point)
      for (const text of [character, `${character}\ufe0f`]) {
        if (!pictures.test(text) || '©®™'.includes(character)) continue
        count += 1
        if (emoji(text)) expect.unreachable(`U+${point.toString(16)}`)
      }
    }
    expect(count).toBeGreaterThan(1300)
  })
})
