// A rendered page as one file: the style that it needs, no style attribute, no script, data that cannot end its element.
import { describe, expect, test } from 'vitest'
import { classesIn, criticalStyle } from '#server/platform/render/critical-style.ts'
import { pageHtml, templateOf } from '#server/platform/render/page-html.ts'

const CSS = `@layer theme,base,utilities;@layer base{html{color:red}a:where(:not([class])){color:blue}}
@layer utilities{.p-4{padding:4px}.mt-\\[3px\\],.never{margin:3px}.hover\\:x{&:hover{@media (hover:hover){opacity:1}}}
.\\[\\&\\+\\&\\]\\:mt-3{&+&{margin:3px}}@media (min-width:48rem){.md\\:hidden{display:none}.md\\:never{top:0}}}
@property --used{syntax:"*";inherits:false}@property --unused{syntax:"*";inherits:false}
.uses:not(.absent){width:var(--used)}@keyframes turn{to{rotate:1turn}}.quote:before{content:"}{"}`

describe('the style of a page', () => {
  const style = criticalStyle(
    CSS,
    '<a class="p-4 mt-[3px] uses">x</a><b class="[&amp;+&amp;]:mt-3 md:hidden quote"></b>',
  )

  test('has rules of its classes and of its elements, in their layers', () => {
    expect(style.startsWith('@layer theme,base,utilities;@layer base{html{color:red}')).toBe(true)
    expect(style).toContain('.p-4{padding:4px}.mt-\\[3px\\],.never{margin:3px}')
    expect(style).toContain('.\\[\\&\\+\\&\\]\\:mt-3{&+&{margin:3px}}')
    expect(style).toContain('@media (min-width:48rem){.md\\:hidden{display:none}}')
    expect(style).toContain('.quote:before{content:"}{"}')
  })

  test('has nothing else', () => {
    for (const left of ['hover\\:x', 'md\\:never', '--unused', 'turn']) expect(style, left).not.toContain(left)
    expect(style).toContain('@property --used')
    expect(style).toContain('.uses:not(.absent)')
  })

  test('classes are read as they were written', () => {
    expect([...classesIn('<i class="a  [&amp;&gt;*]:b"><i title=" class=" >')]).toEqual(['a', '[&>*]:b'])
  })
})

const PAGE = `<!doctype html>
<html lang="ja">
  <head>
    <title>つむぎ</title>
    <meta name="description" content="old" />
    <style>#boot{height:52px}</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <meta name="rendered-start" content="/assets/rendered-start-1.js"><meta name="routes" content="guest"></head>
  <body>
    <div id="root"><div id="boot"></div></div>
    <noscript>x</noscript>
  </body>
</html>`

describe('a page', () => {
  const made = async (html: string, state = '{}', hue: number | null = null) => {
    const asked: string[] = []
    const template = await templateOf(PAGE, async path => {
      asked.push(path)
      return CSS
    })
    if (!template) throw new Error('no template')
    expect(asked).toEqual(['/assets/index-1.css'])
    return pageHtml(template, { html, state, hue }, '<title>news｜つむぎ</title>')
  }

  test('has its content before everything that only the app needs', async () => {
    const page = await made('<link rel="preload" as="image" href="/a.webp"/><main class="p-4">words</main>')
    const order = ['<title>news', 'as="image"', '.p-4{', '<main class="p-4">words', 'rendered-start-1.js', '</body>']
    const places = order.map(part => page.indexOf(part))
    expect(places.every(place => place > 0)).toBe(true)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect(page).not.toContain('content="old"')
    expect(page).toContain('<meta name="routes" content="guest">')
  })

  test('leaves the files of the app to a start of its own, which asks for them when they are wanted', async () => {
    const page = await made('<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/><main></main>')
    expect(page).toContain(
      '<script type="module" crossorigin src="/assets/rendered-start-1.js" data-entry="/assets/index-1.js" data-parts="/assets/vendor-1.js"\n' +
        'data-styles="/assets/index-1.css">',
    )
    expect(page).not.toMatch(/(?:href|src)="\/assets\/(?:vendor|index)-1\./)
  })

  test('has rules in place of style attributes, and none that could end the style', async () => {
    const page = await made(
      '<i style="--h:192px"></i><i style="--h:192px"></i><i style="background:url(&quot;/a.webp&quot;)"></i>' +
        '<i style="x:&lt;/style&gt;"></i><p>a style=&quot;b&quot;</p>',
    )
    expect(page).not.toMatch(/<[^>]* style="/)
    expect(page).toContain('<i data-s="0"></i><i data-s="0"></i><i data-s="1"></i><i></i>')
    expect(page).toContain('[data-s="0"]{--h:192px}[data-s="1"]{background:url("/a.webp")}')
    expect(page).toContain('a style=&quot;b&quot;')
    expect(page.match(/<\/style>/g)).toHaveLength(2)
  })

  test('has its data as text that ends nothing, and the hue of its world until the app takes over', async () => {
    const page = await made('<main></main>', JSON.stringify({ words: '</script><script>alert(1)</script><!--' }), 210)
    const scripts = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts.map(([tag]) => /type="([^"]+)"/.exec(tag)?.[1])).toEqual(['application/json'])
    expect(JSON.parse(scripts[0]?.[1] ?? '')).toEqual({ words: '</script><script>alert(1)</script><!--' })
    expect(page).toContain(':root:has(#rendered){--world-h:210}')
  })

  test('lays out sections far below the screen later, while the mark of its root stands', async () => {
    const page = await made('<main><section></section></main>')
    expect(page).toContain('<div id="root" data-rendered><main><section></section></main></div>')
    const [rule = ''] = /#root\[data-rendered\][^{]*\{[^}]*\}/.exec(page) ?? []
    expect(rule).toMatch(
      / main>section~section~section:not\(\.sticky\)\{content-visibility:auto;contain-intrinsic-size:auto /,
    )
  })

  test('says above a form that only the app can send that it needs a script', async () => {
    const said =
      /<body><noscript><p class="[^"]*bg-hi-soft[^"]*">[^<]*JavaScript[^<]*<\/p><\/noscript><div id="root" data-rendered>/
    expect(await made('<form noValidate="" method="post"></form>')).toMatch(said)
    for (const other of ['<main></main>', '<form role="search"></form>'])
      expect(await made(other)).not.toContain('<noscript>')
  })

  test('without the place of the app there is none', async () => {
    expect(await templateOf('<html><head></head><body></body></html>', async () => '')).toBeNull()
  })
})
