// A reading in kana as the sounds that are made for it.

export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o' | 'n'
export type Onset = 'none' | 'stop' | 'hiss' | 'hum' | 'glide'
/** A vowel with the sound before it; a pause has no vowel. */
export type Mora = { onset: Onset; vowel: Vowel | null }

const VOWELS: Record<Exclude<Vowel, 'n'>, string> = {
  a: 'アカサタナハマヤラワガザダバパャァ',
  i: 'イキシチニヒミリギジヂビピィ',
  u: 'ウクスツヌフムユルグズヅブプュゥヴ',
  e: 'エケセテネヘメレゲゼデベペェ',
  o: 'オコソトノホモヨロヲゴゾドボポョォ',
}
const ONSETS: Record<Exclude<Onset, 'none'>, string> = {
  stop: 'カキクケコタチツテトガギグゲゴダヂヅデドバビブベボパピプペポ',
  hiss: 'サシスセソハヒフヘホザジズゼゾ',
  hum: 'ナニヌネノマミムメモ',
  glide: 'ヤユヨラリルレロワヲャュョ',
}
const SMALL = /[ャュョァィゥェォ]/

const keyWith = <Key extends string>(table: Record<Key, string>, kana: string): Key | undefined =>
  (Object.keys(table) as Key[]).find(key => table[key].includes(kana))

/** @param reading hiragana or katakana with its punctuation */
export function moraeOf(reading: string): Mora[] {
  const morae: Mora[] = []
  for (const letter of reading) {
    const kana = letter.replace(/[ぁ-ゖ]/, each => String.fromCharCode(each.charCodeAt(0) + 0x60))
    const before = morae.at(-1)
    const vowel = keyWith(VOWELS, kana)
    if (SMALL.test(kana) && before && vowel) before.vowel = vowel
    else if (vowel) morae.push({ onset: keyWith(ONSETS, kana) ?? 'none', vowel })
    else if (kana === 'ン') morae.push({ onset: 'none', vowel: 'n' })
    else if (kana === 'ー' && before) morae.push({ onset: 'none', vowel: before.vowel })
    else morae.push({ onset: 'none', vowel: null })
  }
  return morae
}
