// Elements made from the nodes of a text (notation §§5-7).
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { RichText } from '#app/ui/RichText.tsx'

const origins = ['https://site.example']
const hashtag = { name: '#物語', href: (typed: string) => `/tweet?tag=${encodeURIComponent(typed)}` }

/** The element of the text, without class names. */
function show(text: string, withTag = false): HTMLElement {
  const { container } = render(<RichText text={text} origins={origins} hashtag={withTag ? hashtag : undefined} />)
  const element = container.firstElementChild as HTMLElement
  for (const inner of element.querySelectorAll('[class]')) inner.removeAttribute('class')
  for (const paragraph of element.querySelectorAll('p[data-row]')) {
    // The line of the text where it begins: a number of the parser's, nothing of the text.
    expect(paragraph.getAttribute('data-row')).toMatch(/^\d+$/)
    paragraph.removeAttribute('data-row')
  }
  return element
}
const html = (text: string): string => show(text).innerHTML

describe('paragraphs and breaks', () => {
  test.each([
    ['', ''],
    ['あ', '<p>あ</p>'],
    ['あ\nい', '<p>あ<br>い</p>'],
    ['あ\n\nい', '<p>あ</p><p>い</p>'],
    ['あ\r\n\r\nい\nう', '<p>あ</p><p>い<br>う</p>'],
    ['あ\n\n\nい', '<p>あ</p><p><br>い</p>'],
    ['あ\n\n\n\nい', '<p>あ</p><p><br><br>い</p>'],
    ['\n\nあ\n\n', '<p>あ</p>'],
    ['あ\n', '<p>あ<br></p>'],
    ['　あ  い', '<p>　あ  い</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test('spaces stay, long words wrap, the direction of letters stays inside', () => {
    const { container } = render(<RichText text="あ" origins={origins} />)
    expect(container.firstElementChild?.className.split(' ')).toEqual(
      expect.arrayContaining(['whitespace-pre-wrap', 'wrap-anywhere', '[unicode-bidi:isolate]']),
    )
  })
})

describe('a long text', () => {
  // Paragraphs of one line and of hundreds, with pauses of several empty lines.
  const lines = Array.from({ length: 600 }, (_, at) => {
    if (at > 0 && (at % 7 === 0 || at % 50 < 3)) return ''
    return `${at}行目、灯守《ひもり》は《《ゆっくり》》と階段をのぼった。`
  })
  const text = lines.join('\n')

  /** Visible lines from top to bottom, with an empty one between paragraphs. */
  const linesOf = (element: HTMLElement): string[] =>
    [...element.querySelectorAll('p')].flatMap((paragraph, at) => {
      for (const rt of paragraph.querySelectorAll('rt, rp')) rt.remove()
      for (const br of paragraph.querySelectorAll('br')) br.replaceWith('\n')
      const isNew = paragraph.className !== '' && at > 0
      return [...(isNew ? [''] : []), ...(paragraph.textContent ?? '').split('\n')]
    })

  test('is put into blocks, and every line stands where it was written', () => {
    const { container } = render(<RichText text={text} origins={origins} />)
    const element = container.firstElementChild as HTMLElement
    expect(element.children.length).toBeGreaterThan(5)
    for (const block of element.children) expect(block.className).toContain('[content-visibility:auto]')
    const shown = lines.map(line => line.replace('《ひもり》', '').replace(/《《|》》/g, ''))
    expect(linesOf(element)).toEqual(shown)
  })

  test('has its rows where the writer counts them', () => {
    const { container } = render(<RichText text={text} origins={origins} lineStart={row => <i>{row}</i>} />)
    for (const mark of container.querySelectorAll('i')) {
      const row = Number(mark.textContent)
      const next = mark.nextSibling?.textContent ?? ''
      if (next !== '') expect(next).toBe(`${row - 1}行目、`)
    }
    expect(container.querySelectorAll('i').length).toBeGreaterThan(500)
  })

  test('without a pause is put into blocks at its breaks', () => {
    const story = Array.from({ length: 500 }, (_, at) => `${at}行目、雨の音だけがしていた。`).join('\n')
    const { container } = render(<RichText text={story} origins={origins} />)
    const element = container.firstElementChild as HTMLElement
    expect(element.children.length).toBeGreaterThan(3)
    expect(linesOf(element).join('\n')).toBe(story)
  })
})

describe('the nodes', () => {
  test('ruby: base and reading in one element, brackets where ruby is not known', () => {
    expect(html('強敵《とも》と')).toBe('<p><ruby>強敵<rp>（</rp><rt>とも</rt><rp>）</rp></ruby>と</p>')
  })

  test('emphasis: marks on words only', () => {
    const { container } = render(<RichText text="《《強い、 雨ー》》" origins={origins} />)
    const em = container.querySelector('em')
    expect(em?.className).toContain('emphasis')
    expect(em?.textContent).toBe('強い、 雨ー')
    expect(Array.from(container.querySelectorAll('em span'), span => [span.textContent, span.className])).toEqual([
      ['、 ', '[text-emphasis:none]'],
    ])
  })

  test('an outer link opens in a new tab and says so, in the words as typed', () => {
    show('見て https://A.example/%E3%81%82。')
    const link = screen.getByRole('link', { name: 'https://A.example/%E3%81%82（新しいタブで開きます）' })
    expect(link.getAttribute('href')).toBe('https://a.example/%E3%81%82')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  })

  test('an inner URL opens in the same tab', () => {
    show('https://site.example/news/12')
    const link = screen.getByRole('link', { name: 'https://site.example/news/12' })
    expect(link.getAttribute('href')).toBe('https://site.example/news/12')
    expect(link.hasAttribute('target')).toBe(false)
  })

  test('the hashtag leads where the caller says; without one it is text', () => {
    show('＃物語 #物語部', true)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '＃物語' }).getAttribute('href')).toBe(
      '/tweet?tag=%EF%BC%83%E7%89%A9%E8%AA%9E',
    )
    expect(html('＃物語')).toBe('<p>＃物語</p>')
  })

  test('a new text is shown in place of the old one', () => {
    const { container, rerender } = render(<RichText text="山《やま》" origins={origins} />)
    rerender(<RichText text="《《川》》" origins={origins} />)
    expect(container.textContent).toBe('川')
  })
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '"><script>alert(1)</script>',
  '\'"--></style></title></textarea></script><svg onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the attack
  '${alert(1)}',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://a.example/',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://a.example/%0aalert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  'https://site.example@evil.example/',
  'https://site.example\\@evil.example/',
  'https://evil.example/"onmouseover="alert(1)',
  "https://evil.example/'onmouseover='alert(1)",
  'https://evil.example/?<script>alert(1)</script>',
  'https://evil.example/#javascript:alert(1)',
  'https://javascript:alert(1)@evil.example/',
  'https://evil。example/',
  '｜<script>alert(1)</script>《<img src=x onerror=alert(1)>》',
  '｜<img src=x onerror=x>《<svg onload=alert(1)>》',
  '漢《</rt></ruby><script>alert(1)</script>》',
  '《《<img src=x onerror=alert(1)>》》',
  '《《"><script>alert(1)</script>》》',
  '#物語"onclick="alert(1)',
  '#物語<script>alert(1)</script>',
  '\u202ehttps://evil.example/\u202c',
  '\ud800<script>\udc00alert(1)</script>',
  '__proto__ constructor hasOwnProperty',
  `${'《'.repeat(5000)}<script>alert(1)</script>${'》'.repeat(5000)}`,
]

describe('hostile texts', () => {
  test.each(attacks)('%s', text => {
    const element = show(text, true)
    for (const inner of element.querySelectorAll('*')) {
      expect(['DIV', 'P', 'BR', 'RUBY', 'RP', 'RT', 'EM', 'SPAN', 'A']).toContain(inner.tagName)
      const names = inner.getAttributeNames()
      expect(inner.tagName === 'A' ? ['href', 'target', 'rel'] : []).toEqual(expect.arrayContaining(names))
      if (inner.tagName === 'A') expect(inner.getAttribute('href')).toMatch(/^(https?:\/\/|\/tweet\?tag=)/)
    }
    expect(element.querySelectorAll('a[href*="@"]')).toHaveLength(0)
  })

  test('what looks like HTML is shown as typed', () => {
    expect(show('<b>太字</b> &amp; "x" \'y\'').textContent).toBe('<b>太字</b> &amp; "x" \'y\'')
  })
})

describe('marked lines and words that lead somewhere', () => {
  const marksOf = (text: string, marks: { from: number; to: number }[]) => {
    const { container } = render(<RichText text={text} origins={origins} marks={marks} />)
    return [...container.querySelectorAll('mark')].map(({ id, textContent }) => [id, textContent])
  }
  test('a mark holds its lines, in each paragraph, and takes no break before it', () => {
    const text = 'あ\nい\nう\n\nえ\nお'
    expect(marksOf(text, [{ from: 2, to: 3 }])).toEqual([['line-2', 'いう']])
    expect(marksOf(text, [{ from: 3, to: 5 }])).toEqual([
      ['line-3', 'う'],
      ['', 'え'],
    ])
    const { container } = render(<RichText text={text} origins={origins} marks={[{ from: 2, to: 2 }]} />)
    expect(container.querySelector('mark')?.previousSibling?.nodeName).toBe('BR')
    expect(container.textContent).toBe('あいうえお')
  })

  test('words are linked in a text and around a reading, and the rest stays', () => {
    const text = '灯《ひ》とガロと｜水《スイ》'
    const linked = (row: number) =>
      row === 7
        ? [
            { node: 1, at: 1, name: 'ガロ', link: (words: ReactNode) => <a href="/garo">{words}</a> },
            { node: 2, at: 0, name: '水', link: (words: ReactNode) => <a href="/sui">{words}</a> },
          ]
        : undefined
    const { container } = render(<RichText text={text} origins={origins} firstRow={7} mentions={linked} />)
    const links = [...container.querySelectorAll('a')]
    expect(links.map(link => link.innerHTML)).toEqual(['ガロ', expect.stringContaining('<ruby>水')])
    expect(container.textContent).toBe(show(text).textContent)
  })
})
