// notation §§1-3, 6 and 8, sentence by sentence; §4 has a file of its own.
import { describe, expect, test } from 'vitest'
import { oneLine } from '#rules/text/excerpt.ts'
import { clean, parse, strip } from '#rules/text/notation.ts'
import { isPlain, options, shown } from '../support/notation-shown.ts'

describe('the worked examples', () => {
  test.each([
    ['｜流れ星の便り《スターメール》が届く', 'R(流れ星の便り,スターメール) T"が届く"'],
    ['旅は道連《みちづ》れ', 'T"旅は" R(道連,みちづ) T"れ"'],
    ['|TRPG《卓上遊戯》', 'R(TRPG,卓上遊戯)'],
    ['とても《《大切》》な話', 'T"とても" E(大切) T"な話"'],
    ['夜空｜《よぞら》だけ', 'T"夜空《よぞら》だけ"'],
    ['ひらがな《x》', 'T"ひらがな《x》"'],
    ['佐々木《ささき》と茅ヶ崎《ちがさき》', 'R(佐々木,ささき) T"と" R(茅ヶ崎,ちがさき)'],
    ['東京《とうきょう》《首都》', 'R(東京,とうきょう) T"《首都》"'],
    ['《《漢字《かんじ》》》', 'T"《《" R(漢字,かんじ) T"》》"'],
    ['《《《強い》》》', 'T"《" E(強い) T"》"'],
    ['｜強調《《です》》', 'T"｜強調" E(です)'],
    ['｜上\n下《した》', 'T"｜上" BR R(下,した)'],
    ['《《途中で終わる》', 'T"《《途中で終わる》"'],
    ['空《》と心《　》', 'T"空《》と心《　》"'],
    ['本音(やれやれ)', 'T"本音(やれやれ)"'],
    ['<b>太字</b> &amp; 夜《よる》', 'T"<b>太字</b> &amp; " R(夜,よる)'],
    ['詳細はhttps://site.example/news/12。', 'T"詳細は" C(https://site.example/news/12) T"。"'],
    [
      '(https://ja.example.org/w_(x)) javascript:alert(1)',
      'T"(" L(https://ja.example.org/w_(x)) T") javascript:alert(1)"',
    ],
    ['https://site.example@evil.example/', 'T"https://site.example@evil.example/"'],
    [
      '今日の#ものがたり、＃ものがたり 好き #ものがたり部',
      'T"今日の#ものがたり、" H(＃ものがたり) T" 好き #ものがたり部"',
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })
})

describe('cleaning (§1)', () => {
  test.each([
    ['each kind of break is one', 'a\r\nb\rc\nd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['breaks that are not a pair are two', 'a\n\rb\r\r\nc', 'a\n\nb\n\nc'],
    ['tab and spaces stay', 'a\t \u00a0\u2003\u202f\u3000b', 'a\t \u00a0\u2003\u202f\u3000b'],
    ['controls go', 'a\u0000\u0008\u000b\u000c\u001b\u001f\u007f\u0085\u009fb', 'ab'],
    ['bidi controls go', 'a\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069b', 'ab'],
    ['deprecated formats go', 'a\u206a\u206b\u206c\u206d\u206e\u206fb', 'ab'],
    ['invisible padding goes', 'a\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeffb', 'ab'],
    ['annotations go', 'a\ufff9\ufffa\ufffbb', 'ab'],
    ['joiners stay', 'नि\u200cम\u200d👨\u200d👩', 'नि\u200cम\u200d👨\u200d👩'],
    ['variation selectors stay', '葛\u{e0100}☀\ufe0f\ufe00\u{e01ef}', '葛\u{e0100}☀\ufe0f\ufe00\u{e01ef}'],
    ['combining marks stay, nothing is normalised', 'か\u3099ﾊﾟ①', 'か\u3099ﾊﾟ①'],
    ['lone surrogates become visible', '\ud800a\udc00\udc00\ud800', '\ufffda\ufffd\ufffd\ufffd'],
    ['halves do not join over what is removed', '\ud83d\u200b\ude00', '\ufffd\ufffd'],
    ['whole characters stay', '😀𠮷', '😀𠮷'],
  ])('%s', (_, text, expected) => {
    expect(clean(text)).toBe(expected)
  })

  test('forms are looked for in the cleaned text', () => {
    expect(shown('漢\u200b字《か\u202eんじ》')).toBe('R(漢字,かんじ)')
    expect(shown('《\u0000《強い》\ufeff》')).toBe('E(強い)')
    expect(shown('a\r\n\rb')).toBe('T"a" BR BR T"b"')
  })
})

const letters = (count: number) => 'あ'.repeat(count)
const kanji = (count: number) => '漢'.repeat(count)

describe('ruby with a bar (§2)', () => {
  test.each([
    ['｜', '｜'],
    ['|', '|'],
  ])('the bar %s', bar => {
    expect(shown(`${bar}a b《c d》`)).toBe('R(a b,c d)')
  })

  test('the base has 1 to 20 characters, the reading 1 to 50', () => {
    expect(shown(`｜${letters(20)}《${letters(50)}》`)).toBe(`R(${letters(20)},${letters(50)})`)
    isPlain(`｜${letters(21)}《い》`)
    isPlain(`｜あ《${letters(51)}》`)
    isPlain('｜あ《》')
  })

  test('lengths are in code points', () => {
    expect(shown(`｜${'𠮷'.repeat(20)}《${'😀'.repeat(50)}》`)).toContain('R(')
    isPlain(`｜${'𠮷'.repeat(21)}《い》`)
    isPlain(`｜あ《${'😀'.repeat(51)}》`)
    isPlain(`｜${'か\u3099'.repeat(11)}《い》`)
  })

  test('blank base or reading: ordinary text', () => {
    isPlain('｜ 　\t《い》')
    isPlain('｜あ《 　\u2003》')
    expect(shown('｜ あ《 い》')).toBe('R( あ, い)')
  })

  test('base and reading are plain text', () => {
    expect(shown('｜https://a.example/《#ものがたり ｜い|う https://a.example/》')).toBe(
      'R(https://a.example/,#ものがたり ｜い|う https://a.example/)',
    )
  })

  test('a base holds no bar: the last bar counts, those before are shown', () => {
    expect(shown('｜あ｜い《う》')).toBe('T"｜あ" R(い,う)')
    expect(shown('||い《う》')).toBe('T"|" R(い,う)')
  })

  test('unclosed or crossing a line: ordinary text', () => {
    isPlain('｜あ《い')
    isPlain('｜あ》い《う》')
    isPlain('｜あ《い《う》')
    expect(shown('｜あ《い\nう》')).toBe('T"｜あ《い" BR T"う》"')
    expect(shown('｜あ\n《い》')).toBe('T"｜あ" BR T"《い》"')
    isPlain('｜')
    isPlain('｜あ')
  })

  test('a bar that starts nothing leaves the rest to be read', () => {
    expect(shown('｜ひらがなの山《やま》')).toBe('R(ひらがなの山,やま)')
    expect(shown(`｜${letters(21)}山《やま》`)).toBe(`T"｜${letters(21)}" R(山,やま)`)
  })
})

describe('escape (§2)', () => {
  test.each([
    ['｜《', 'T"《"'],
    ['|《', 'T"《"'],
    ['｜｜《', 'T"｜《"'],
    ['｜《《強い》》', 'T"《《強い》》"'],
    ['｜《｜《強い》》', 'T"《《強い》》"'],
    ['《｜《強い》》', 'T"《《強い》》"'],
    ['｜山｜《やま》', 'T"｜山《やま》"'],
    ['山｜《やま》山《やま》', 'T"山《やま》" R(山,やま)'],
    ['a｜《b｜《c', 'T"a《b《c"'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })
})

describe('emphasis (§2)', () => {
  test('has no limit and trims nothing', () => {
    expect(shown(`《《 ${letters(1000)} 》》`)).toBe(`E( ${letters(1000)} )`)
    expect(shown('《《｜a|b#ものがたり https://site.example/》》')).toBe('E(｜a|b#ものがたり https://site.example/)')
  })

  test.each(['《《》》', '《《 　》》', '《《あ》い》》', '《《あ', '《《あ》', '《あ》》', '《《'])(
    '%s is ordinary',
    text => {
      isPlain(text)
    },
  )

  test('never crosses a line', () => {
    expect(shown('《《あ\nい》》')).toBe('T"《《あ" BR T"い》》"')
  })

  test('neighbours', () => {
    expect(shown('《《あ》》《《い》》')).toBe('E(あ) E(い)')
    expect(shown('漢字《《あ》》')).toBe('T"漢字" E(あ)')
    expect(shown('漢字《《あ》')).toBe('T"漢字《《あ》"')
    expect(shown('《《あ》》》')).toBe('E(あ) T"》"')
  })
})

describe('ruby by itself (§2, §3.2)', () => {
  test.each([
    ['々', '人々《ひとびと》', 'R(人々,ひとびと)'],
    ['〇', '二〇年《にじゅうねん》', 'R(二〇年,にじゅうねん)'],
    ['〆', '〆切《しめきり》', 'R(〆切,しめきり)'],
    ['kanji outside the basic plane', '𠮷野家《よしのや》', 'R(𠮷野家,よしのや)'],
    ['variation selector', '葛\u{e0100}城《かつらぎ》', 'R(葛\u{e0100}城,かつらぎ)'],
    ['variation selector at the end', '辻\ufe00《つじ》', 'R(辻\ufe00,つじ)'],
    ['variation selector behind ヶ and a kanji', '八ヶ岳\ufe00《たけ》', 'R(八ヶ岳\ufe00,たけ)'],
    ['variation selector on ヶ parts the run', '茅ヶ\ufe00崎《さき》', 'T"茅ヶ\ufe00" R(崎,さき)'],
    ['variation selector on nothing', '\ufe00《x》', 'T"\ufe00《x》"'],
    ['ヶ inside', '八ヶ岳《やつがたけ》', 'R(八ヶ岳,やつがたけ)'],
    ['ヵ at the end', '二ヵ《ふたつ》', 'R(二ヵ,ふたつ)'],
    ['ヶ in front', 'ヶヵ月《つき》', 'T"ヶヵ" R(月,つき)'],
    ['ヶ alone', 'ヶ《け》', 'T"ヶ《け》"'],
    ['large ケ is no kanji', '龍ケ崎《ざき》', 'T"龍ケ" R(崎,ざき)'],
    ['letters, kana, digits and bars are no kanji', 'a1あア|《x》', 'T"a1あア《x》"'],
    ['a combining mark parts the run', '山\u3099川《かわ》', 'T"山\u3099" R(川,かわ)'],
    ['a break', '山\n《やま》', 'T"山" BR T"《やま》"'],
    ['a space', '山 《やま》', 'T"山 《やま》"'],
    ['after a ruby', '｜あ山《x》《y》', 'R(あ山,x) T"《y》"'],
    ['after emphasis', '《《山》》《やま》', 'E(山) T"《やま》"'],
    ['after a link', 'https://a.example/山《やま》', 'L(https://a.example/) R(山,やま)'],
    ['after a bracket', '》山《やま》', 'T"》" R(山,やま)'],
    ['after an escape', '｜《山《やま》', 'T"《" R(山,やま)'],
    ['unclosed', '山《やま', 'T"山《やま"'],
    ['reading over a break', '山《や\nま》', 'T"山《や" BR T"ま》"'],
    ['bracket in the reading', '山《や川《かわ》', 'T"山《や" R(川,かわ)'],
    ['a bar in the reading', '山《や｜ま》', 'R(山,や｜ま)'],
    ['dots by hand', '｜あ《・》｜い《・》', 'R(あ,・) R(い,・)'],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test('a hashtag parts the run, though its letters are kanji', () => {
    expect(shown('#物語《x》', { hashtag: '物語' })).toBe('H(#物語) T"《x》"')
    expect(shown('#物語《x》')).toBe('T"#" R(物語,x)')
  })

  test('the run has 1 to 20 characters, all of it, without ヶ in front', () => {
    expect(shown(`${kanji(20)}《x》`)).toBe(`R(${kanji(20)},x)`)
    isPlain(`${kanji(21)}《x》`)
    expect(shown(`ヶヶ${kanji(20)}《x》`)).toBe(`T"ヶヶ" R(${kanji(20)},x)`)
    expect(shown(`漢${'ヶ'.repeat(19)}《x》`)).toBe(`R(漢${'ヶ'.repeat(19)},x)`)
    isPlain(`漢${'ヶ'.repeat(20)}《x》`)
    isPlain(`${'漢\ufe00'.repeat(10)}漢《x》`)
    expect(shown(`漢《${letters(50)}》`)).toContain('R(')
    isPlain(`漢《${letters(51)}》`)
  })
})

describe('notations of other sites are shown as typed', () => {
  test.each([
    '漢字(かんじ)',
    '漢字（かんじ）',
    '[[rb:漢字 > かんじ]]',
    '字［＃「字」に傍点］',
    '≪字≫',
    '<<字>>',
    '<ruby>漢</ruby>',
    '**字**',
    '# 字',
  ])('%s', text => {
    isPlain(text)
  })
})

describe('what the nodes come to (§6)', () => {
  const text = '｜星《ほし》と《《夜》》\r\nhttps://site.example/ https://a.example/ #ものがたり ｜《x《y》'
  test('strip gives the words', () => {
    expect(strip(text, options)).toBe('星と夜\nhttps://site.example/ https://a.example/ #ものがたり 《x《y》')
  })
  test('an excerpt is one line', () => {
    const words = strip('一\n\n｜二《に》\u2028三')
    expect(oneLine(words, 5)).toBe('一 二 三')
    expect(oneLine(words, 4)).toBe('一 二…')
  })
  test('no text, no nodes', () => {
    expect(parse('')).toEqual([])
    expect(parse('\u200b')).toEqual([])
    expect(strip('')).toBe('')
  })
})
