// URLs and the hashtag: notation §4, sentence by sentence.
import { describe, expect, test } from 'vitest'
import { parse } from '#rules/text/notation.ts'
import { isPlain, shown } from '../support/notation-shown.ts'

describe('URLs (§4)', () => {
  test.each([
    ['any case of the scheme', 'HTTPS://a.example/x', 'L(HTTPS://a.example/x)'],
    ['http', 'http://a.example', 'L(http://a.example)'],
    ['behind Japanese', '見てhttps://a.example/x', 'T"見て" L(https://a.example/x)'],
    ['behind a letter', 'xhttps://a.example/', 'T"xhttps://a.example/"'],
    ['behind a digit', '1https://a.example/', 'T"1https://a.example/"'],
    ['behind a full-width letter', 'ｘhttps://a.example/', 'T"ｘ" L(https://a.example/)'],
    ['behind an underscore', '_https://a.example/', 'T"_" L(https://a.example/)'],
    ['Japanese ends it', 'https://a.example/山です', 'L(https://a.example/) T"山です"'],
    ['a full-width stop ends it', 'https://a.example/x。y', 'L(https://a.example/x) T"。y"'],
    ['< ends it', 'https://a.example/<b>', 'L(https://a.example/) T"<b>"'],
    ['a quote ends it', '"https://a.example/"', 'T""" L(https://a.example/) T"""'],
    ['a backslash ends it', 'https://a.example\\@b.example/', 'L(https://a.example) T"\\@b.example/"'],
    ['a bar ends it', 'https://a.example/|x《y》', 'L(https://a.example/) R(x,y)'],
    ['《 ends it', 'https://a.example/《x》', 'L(https://a.example/) T"《x》"'],
    ['a break ends it', 'https://a.example/\nx', 'L(https://a.example/) BR T"x"'],
    ['punctuation behind it', "https://a.example/x.,:;!?'", 'L(https://a.example/x) T".,:;!?\'"'],
    ['punctuation inside', "https://a.example/.,:;!?'x", "L(https://a.example/.,:;!?'x)"],
    ['brackets with partners', 'https://a.example/(a)[b]', 'L(https://a.example/(a)[b])'],
    ['brackets without', 'https://a.example/a)].', 'L(https://a.example/a) T")]."'],
    ['a partner is one bracket', 'https://a.example/(a)).)', 'L(https://a.example/(a)) T").)"'],
    ['a bracket before its opener has none', 'https://a.example/a)b(c)', 'L(https://a.example/a)b(c))'],
    ['an opener stays', 'https://a.example/a(', 'L(https://a.example/a()'],
    ['a colon behind the host', 'https://a.example:', 'L(https://a.example) T":"'],
    ['port, query, fragment', 'https://a.example:8080/?q=%E5#f', 'L(https://a.example:8080/?q=%E5#f)'],
    ['query without a path', 'https://a.example?q', 'L(https://a.example?q)'],
    ['punycode', 'https://xn--eckwd4c7c.example/', 'L(https://xn--eckwd4c7c.example/)'],
    ['an address of numbers', 'http://192.0.2.1/x', 'L(http://192.0.2.1/x)'],
    ['ſ is no s', 'httpſ://a.example/', 'T"httpſ://a.example/"'],
    ['letters outside ASCII end it', 'https://a.example/ſ\u212a', 'L(https://a.example/) T"ſ\u212a"'],
    ['two', 'https://a.example/ https://b.example/', 'L(https://a.example/) T" " L(https://b.example/)'],
    ['a URL in a URL', 'https://a.example/?u=https://b.example/', 'L(https://a.example/?u=https://b.example/)'],
    ['behind a colon', 'javascript:https://a.example/', 'T"javascript:" L(https://a.example/)'],
    ['entities are not decoded', 'https://a.example/?a=1&amp;b=2', 'L(https://a.example/?a=1&amp;b=2)'],
    [
      'a refused one is passed over',
      'https://b@a.example/）https://a.example/',
      'T"https://b@a.example/）" L(https://a.example/)',
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test.each([
    'https://',
    'https://...',
    'https:///a.example/',
    'https:/a.example/',
    'https://user@a.example/',
    'https://user:password@a.example/',
    'https://@a.example/',
    'https://intranet/',
    'https://site/',
    'https://a..example/',
    'https://.a.example/',
    'https://a.example./x',
    'https://-a.example/',
    'https://a-.example/',
    'https://a_b.example/',
    'https://%61.example/',
    'https://[::1]/',
    'https://a.example:x/',
    'https://a.example:/x',
    'https://a.example:99999/',
    'https://1.2.3.4.5/',
    'https://999.1.1.1/',
    'https://user@https://a.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    '//a.example/',
    '/news/12',
    'ftp://a.example/',
    'www.a.example',
  ])('%s stays text, punctuation behind it included', text => {
    isPlain(text)
    isPlain(`${text}.)`)
  })

  test('at most 2,048 long, after trimming', () => {
    const longest = `https://a.example/${'x'.repeat(2048 - 18)}`
    expect(longest).toHaveLength(2048)
    expect(shown(longest)).toBe(`L(${longest})`)
    expect(shown(`${longest}...`)).toBe(`L(${longest}) T"..."`)
    isPlain(`${longest}x`)
    isPlain(`${longest}x.`)
  })

  test('a card is of the same scheme, host and port as a site', () => {
    const siteOrigins = ['https://SITE.example:443/path', 'http://localhost:5173', 'not a URL']
    const at = (text: string) => shown(text, { siteOrigins })
    expect(at('https://site.example')).toBe('C(https://site.example)')
    expect(at('https://Site.Example:443/x')).toBe('C(https://Site.Example:443/x)')
    expect(at('http://localhost:5173/news')).toBe('C(http://localhost:5173/news)')
    expect(at('http://site.example/')).toBe('L(http://site.example/)')
    expect(at('https://site.example:444/')).toBe('L(https://site.example:444/)')
    expect(at('https://sub.site.example/')).toBe('L(https://sub.site.example/)')
    expect(at('https://site.example.evil.example/')).toBe('L(https://site.example.evil.example/)')
    expect(at('http://localhost/')).toBe('T"http://localhost/"')
    expect(at('http://localhost:80/')).toBe('T"http://localhost:80/"')
    expect(at('https://site.example@evil.example/')).toBe('T"https://site.example@evil.example/"')
    expect(shown('https://site.example/', {})).toBe('L(https://site.example/)')
  })

  test('the text is what was typed, the url what the URL standard makes of it', () => {
    expect(parse('HTTPS://A.Example/%7E/../x')).toEqual([
      { kind: 'link', url: 'https://a.example/x', text: 'HTTPS://A.Example/%7E/../x' },
    ])
  })
})

describe('the hashtag (§4)', () => {
  test.each([
    ['alone', '#ものがたり', 'H(#ものがたり)'],
    ['full-width sign', '＃ものがたり', 'H(＃ものがたり)'],
    ['a stop behind', '#ものがたり。', 'H(#ものがたり) T"。"'],
    ['a break on both sides', 'a\n#ものがたり\nb', 'T"a" BR H(#ものがたり) BR T"b"'],
    ['a dash behind', '#ものがたり-b', 'H(#ものがたり) T"-b"'],
    ['twice', '#ものがたり#ものがたり', 'H(#ものがたり) T"#ものがたり"'],
    ['twice with a space', '#ものがたり ＃ものがたり', 'H(#ものがたり) T" " H(＃ものがたり)'],
    ['another', '#べつのはなし', 'T"#べつのはなし"'],
    ['cut short', '#ものが', 'T"#ものが"'],
    ['the sign alone', '# ものがたり', 'T"# ものがたり"'],
    ['behind a ruby', '山《やま》#ものがたり', 'R(山,やま) H(#ものがたり)'],
    ['behind an emphasis', '《《あ》》#ものがたり', 'E(あ) H(#ものがたり)'],
    ['behind an escape', '｜《#ものがたり', 'T"《" H(#ものがたり)'],
    ['inside a URL', 'https://a.example/#x', 'L(https://a.example/#x)'],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test.each(['a', 'あ', '漢', '１', '²', 'ー', '𠮷', 'が'.normalize('NFD'), '\ufe0f', '_', '&', '/'])(
    'not behind %s',
    before => {
      isPlain(`${before}#ものがたり`)
    },
  )

  test.each(['a', 'あ', '漢', '１', '²', 'ー', '𠮷', '\u3099', '_'])('not in front of %s', after => {
    isPlain(`#ものがたり${after}`)
  })

  test.each([' ', '、', '😀', '#', '。', '(', '-', '\t'])('behind %j', before => {
    expect(shown(`${before}#ものがたり`)).toContain('H(#ものがたり)')
  })

  test.each([' ', '、', '😀', '#', '&', '/', '《'])('in front of %j', after => {
    expect(shown(`#ものがたり${after}`)).toContain('H(#ものがたり)')
  })

  test('only ASCII letters match without case', () => {
    expect(shown('#storyÉ #STORYÉ #storyé', { hashtag: 'StoryÉ' })).toBe('H(#storyÉ) T" " H(#STORYÉ) T" #storyé"')
    expect(shown('#ＳＴＯＲＹ #Kk', { hashtag: '#ｓｔｏｒｙ' })).toBe('T"#ＳＴＯＲＹ #Kk"')
  })

  test.each([undefined, '', '#', '＃'])('none is configured: %j', hashtag => {
    expect(shown('#ものがたり # ＃', { hashtag })).toBe('T"#ものがたり # ＃"')
  })
})
