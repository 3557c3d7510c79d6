// Places of searched words in a text that is shown, letter by letter: full and half width, capitals and kinds of kana are the same.
import { searchKey } from '../novel.ts'

/** One letter, with the sound mark of half width behind it. */
const LETTER = /[\s\S][\uFF9E\uFF9F\u3099\u309A]?/gu

export type MarkedPart = { text: string; isHit: boolean }

/**
 * A text in pieces, those with a searched word marked.
 * @param words as searchWords makes them
 */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  // A letter may become several (㍿), and two may become one (ｶﾞ), so that each remembers where it stands in the folded text.
  const letters = text.match(LETTER) ?? []
  const folded = letters.map(letter => searchKey(letter))
  const whole = folded.join('')
  const isHit = new Array<boolean>(letters.length).fill(false)
  for (const word of words) {
    if (word === '') continue
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      let place = 0
      for (const [index, part] of folded.entries()) {
        if (place < at + word.length && place + part.length > at) isHit[index] = true
        place += part.length
      }
    }
  }
  const parts: MarkedPart[] = []
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[index]) last.text += letter
    else parts.push({ text: letter, isHit: isHit[index] ?? false })
  }
  return parts
}
