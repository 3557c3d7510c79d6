// The book against the rules of EPUB 3.3: the archive, the package document, the contents, every page of it.
import { posix } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { imageKey } from '#rules/images.ts'
import { stripNodes } from '#rules/text/nodes.ts'
import { clean, parse } from '#rules/text/notation.ts'
import { novel } from '#server/areas/novel/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { hostileText } from '../../support/hostile-texts.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf } from '../../support/random.ts'
import { type Element, parseStrictly } from '../../support/strict-xml.ts'
import { type Unzipped, unzip } from '../../support/unzip.ts'

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const random = randomOf('EPUB of hostile texts')

type Book = {
  entries: Unzipped[]
  /** Text of an entry. */
  read: (name: string) => string
  page: (name: string) => Element[]
  opf: Element[]
}

async function bookOf(query: string): Promise<Book> {
  const answer = await fetch(`${server.url}/api/Novel/epub?${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/epub+zip')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const entries = unzip(Buffer.from(await answer.arrayBuffer()))
  const read = (name: string) => {
    const entry = entries.find(each => each.name === name)
    if (!entry) throw new Error(`The book has no ${name}.`)
    return entry.data.toString('utf8')
  }
  const page = (name: string) => parseStrictly(read(name))
  return { entries, read, page, opf: page('EPUB/package.opf') }
}

const all = (elements: readonly Element[], name: string) => elements.filter(element => element.name === name)
const items = (book: Book) => all(book.opf, 'item').map(({ attributes }) => attributes)
const pages = (book: Book) =>
  items(book)
    .filter(item => item['media-type'] === 'application/xhtml+xml')
    .map(item => `EPUB/${item.href}`)

beforeAll(async () => {
  const webp = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#224466' } })
    .webp()
    .toBuffer()
  for (const picture of ['quay', 'cover']) await server.files.put(imageKey(picture, 'assets', 1200), webp)
  await database.asOwner(client =>
    client.query(`update novel set picture = 'cover', picture_width = 1200, picture_height = 800 where series_id = 1`),
  )
})

describe.each([
  ['vertical', 'novelId=1'],
  ['horizontal', 'novelId=1'],
  ['vertical', 'seriesId=1'],
  ['horizontal', 'seriesId=1'],
  ['vertical', 'novelId=4'],
])('%s, %s', (direction, which) => {
  let book: Book
  beforeAll(async () => {
    book = await bookOf(`${which}&direction=${direction}`)
  })

  test('the archive begins with its type, stored and exact, and names each file once', () => {
    expect(book.entries[0]).toMatchObject({ name: 'mimetype', method: 0, extra: 0, offset: 0 })
    expect(book.read('mimetype')).toBe('application/epub+zip')
    const names = book.entries.map(({ name }) => name)
    expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length)
    expect(names.every(name => /^[A-Za-z0-9/.-]+$/.test(name) && !name.includes('..'))).toBe(true)
  })

  test('the container names the package document', () => {
    const [root] = all(book.page('META-INF/container.xml'), 'rootfile')
    expect(root?.attributes).toEqual({
      'full-path': 'EPUB/package.opf',
      'media-type': 'application/oebps-package+xml',
    })
  })

  test('the package says what the book is', () => {
    const [root] = book.opf
    expect(root).toMatchObject({ name: 'package', attributes: { version: '3.0', 'unique-identifier': 'book-id' } })
    const [identifier] = all(book.opf, 'dc:identifier')
    expect(identifier?.attributes.id).toBe('book-id')
    expect(identifier?.text).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(all(book.opf, 'dc:language').map(({ text }) => text)).toEqual(['ja'])
    expect(all(book.opf, 'dc:title')).toHaveLength(1)
    const modified = all(book.opf, 'meta').filter(({ attributes }) => attributes.property === 'dcterms:modified')
    expect(modified).toHaveLength(1)
    expect(modified[0]?.text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const [spine] = all(book.opf, 'spine')
    expect(spine?.attributes['page-progression-direction']).toBe(direction === 'vertical' ? 'rtl' : 'ltr')
  })

  test('the manifest holds every file once, and every file is there', () => {
    const listed = items(book).map(item => `EPUB/${item.href}`)
    const there = book.entries.map(({ name }) => name)
    const own = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
    expect([...listed].sort()).toEqual(there.filter(name => !own.includes(name)).sort())
    expect(new Set(listed).size).toBe(listed.length)
    const ids = book.opf.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(items(book).filter(item => item.properties?.split(' ').includes('nav'))).toHaveLength(1)
  })

  test('the types of files are what they are', () => {
    const types: Record<string, string> = {
      xhtml: 'application/xhtml+xml',
      css: 'text/css',
      jpg: 'image/jpeg',
    }
    for (const item of items(book)) {
      expect(item['media-type']).toBe(types[item.href?.split('.').at(-1) ?? ''])
      if (item['media-type'] !== 'image/jpeg') continue
      const bytes = book.entries.find(({ name }) => name === `EPUB/${item.href}`)?.data
      expect(bytes?.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    }
  })

  test('the spine names pages of the manifest, each once', () => {
    const ids = new Map(items(book).map(item => [item.id, item['media-type']]))
    const refs = all(book.opf, 'itemref').map(({ attributes }) => attributes.idref)
    expect(refs.length).toBeGreaterThan(1)
    expect(new Set(refs).size).toBe(refs.length)
    for (const ref of refs) expect(ids.get(ref)).toBe('application/xhtml+xml')
  })

  test('the contents name every chapter in the order of the spine', () => {
    const nav = book.page('EPUB/nav.xhtml')
    const tocs = all(nav, 'nav').filter(({ attributes }) => attributes['epub:type'] === 'toc')
    expect(tocs).toHaveLength(1)
    const named = all(nav, 'a').flatMap(({ attributes }) =>
      attributes['epub:type'] === undefined ? (attributes.href ?? []) : [],
    )
    const hrefs = new Map(items(book).map(item => [item.id, item.href]))
    const read = all(book.opf, 'itemref').map(({ attributes }) => hrefs.get(attributes.idref) ?? '')
    expect(named).toEqual(read.filter(href => href.startsWith('text/chapter-')))
    expect(named).toHaveLength(which === 'seriesId=1' ? 2 : 1)
  })

  test('every page is XHTML, refers to nothing that is not in the book, and runs nothing', () => {
    const there = new Set(book.entries.map(({ name }) => name))
    for (const name of pages(book)) {
      const elements = book.page(name)
      expect(elements[0]).toMatchObject({ name: 'html', attributes: { xmlns: 'http://www.w3.org/1999/xhtml' } })
      expect(all(elements, 'title')[0]?.text).not.toBe('')
      expect(faultsOf(elements, name, there)).toEqual([])
    }
    expect(book.read('EPUB/style.css')).not.toMatch(/url\(|@import|https?:|expression/)
  })

  test('the lines run in its direction', () => {
    const style = book.read('EPUB/style.css')
    expect(style).toContain(`  writing-mode: ${direction === 'vertical' ? 'vertical-rl' : 'horizontal-tb'};`)
    expect(style).toContain(`  text-emphasis: filled ${direction === 'vertical' ? 'sesame' : 'dot'};`)
  })
})

const allowed = new Set(
  'html head title link body section nav h1 h2 ol li a p br ruby rp rt em span figure img'.split(' '),
)

/** Forbidden content of a page: other elements, handlers, anything from elsewhere, and links that are no plain addresses. */
function faultsOf(elements: readonly Element[], name: string, there: ReadonlySet<string>): string[] {
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))
  return elements.flatMap(({ name: tag, attributes }) => {
    const faults = allowed.has(tag) ? [] : [`the element ${tag}`]
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on|^style$|^srcdoc$/.test(attribute)) faults.push(`the attribute ${attribute}`)
      if (attribute !== 'href' && attribute !== 'src') continue
      const [path = '', fragment] = value.split('#')
      const outside = tag === 'a' && /^https?:\/\/[a-z0-9.-]+(?=[:/?#]|$)/i.test(value)
      const inside = path === '' ? ids.has(fragment ?? '') : there.has(posix.join(posix.dirname(name), path))
      if (!outside && !inside) faults.push(`${attribute}=${value}`)
    }
    return faults
  })
}

test('ruby, emphasis, indents, numbers and pictures are set as written', async () => {
  await database.db
    .insert(novel)
    .values({ ...row, body: '　港《みなと》に12時。\n\n《《しずか》》に3つ、2026年。', title: '組版' })
  const book = await bookOf(`novelId=${await newest()}&direction=vertical`)
  const chapter = book.read('EPUB/text/chapter-1.xhtml')
  expect(chapter).toContain(
    '<p>　<ruby>港<rp>（</rp><rt>みなと</rt><rp>）</rp></ruby>に<span class="tcy">12</span>時。</p>',
  )
  expect(chapter).toContain('<p><br/></p>\n<p><em>しずか</em>に3つ、2026年。</p>')
  const flat = await bookOf(`novelId=${await newest()}&direction=horizontal`)
  expect(flat.read('EPUB/text/chapter-1.xhtml')).not.toContain('tcy')
  const pictured = (await bookOf('seriesId=1&direction=vertical')).read('EPUB/text/chapter-1.xhtml')
  expect(pictured).toMatch(
    /<\/p>\n<figure><img src="..\/images\/picture-2.jpg" alt="朝の桟橋" [^>]*\/><\/figure>\n<p>「/,
  )
})

test('the cover is a picture of the book and marked as such; a book without one has none', async () => {
  const covers = (book: Book) => items(book).filter(item => item.properties === 'cover-image')
  expect(covers(await bookOf('seriesId=1&direction=vertical'))).toMatchObject([{ 'media-type': 'image/jpeg' }])
  expect(covers(await bookOf('novelId=4&direction=vertical'))).toEqual([])
})

test('a series holds what is published, and its chapters have one name each time it is made', async () => {
  const first = await bookOf('seriesId=1&direction=vertical')
  const again = await bookOf('seriesId=1&direction=horizontal')
  const uuid = (book: Book) => all(book.opf, 'dc:identifier')[0]?.text
  expect(uuid(first)).toBe(uuid(again))
  expect(first.entries.map(({ data }) => data.toString()).join()).not.toContain('秘密の結末')
})

const row = {
  ...{
    kind: 30 as const,
    worldId: 'harbor',
    title: '題',
    writerName: '書き手',
    body: '',
    firstLine: '',
    searchText: '',
  },
  ...{ characters: 1, publishedAt: PLAY_NOW, updatedAt: PLAY_NOW },
}

async function newest(): Promise<number> {
  const { rows } = await database.db.execute<{ id: number }>(sql`select max(novel_id) as id from novel`)
  return rows[0]?.id ?? 0
}

/** Text as a reader without support for ruby shows it. */
const shown = (text: string): string =>
  parse(text)
    .map(node => (node.kind === 'ruby' ? `${node.base}（${node.rt}）` : stripNodes([node])))
    .join('')

const dense = (text: string): string => text.replace(/\s/gu, '')

test('hostile texts stay texts', async () => {
  for (let index = 0; index < 60; index++) {
    const [title = '', chapterTitle = '', writerName = '', body = ''] = [1, 2, 3, 4].map(() => hostileText(random))
    await database.db.insert(novel).values({ ...row, title, chapterTitle, writerName, body, firstLine: body })
    const book = await bookOf(`novelId=${await newest()}&direction=${random.pick(['vertical', 'horizontal'])}`)
    const there = new Set(book.entries.map(({ name }) => name))
    for (const name of pages(book)) expect(faultsOf(book.page(name), name, there), body).toEqual([])
    const [section] = all(book.page('EPUB/text/chapter-1.xhtml'), 'section')
    // A name without visible characters is replaced.
    const named = (name: string, instead: string) => (clean(name).trim() === '' ? instead : clean(name))
    const bookTitle = named(`${title} ${chapterTitle}`, '無題')
    expect(dense(section?.text ?? ''), body).toBe(dense(named(chapterTitle, bookTitle) + shown(body)))
    expect(all(book.opf, 'dc:title')[0]?.text).toBe(bookTitle)
    expect(all(book.opf, 'dc:creator')[0]?.text).toBe(named(writerName, '作者不明'))
  }
})

test('what has no letters gets a name, because the standard wants one', async () => {
  await database.db.insert(novel).values({ ...row, title: ' ', writerName: '\u200b', body: 'あ' })
  const book = await bookOf(`novelId=${await newest()}&direction=vertical`)
  const texts = ['dc:title', 'dc:creator'].map(name => all(book.opf, name)[0]?.text)
  expect(texts).toEqual(['無題', '作者不明'])
  expect(all(book.opf, 'dc:description')).toEqual([])
  expect(all(book.page('EPUB/nav.xhtml'), 'a').every(({ text }) => text.trim() !== '')).toBe(true)
})

test('refuses what it cannot make, and is not made without end', async () => {
  const status = async (query: string) => (await fetch(`${server.url}/api/Novel/epub?${query}`)).status
  expect(await status('novelId=1&seriesId=1&direction=vertical')).toBe(400)
  expect(await status('direction=vertical')).toBe(400)
  expect(await status('novelId=1&direction=sideways')).toBe(400)
  expect(await status('seriesId=9&direction=vertical')).toBe(404)
  expect(await status('novelId=5&direction=vertical')).toBe(404)
  const limited = await openServer(database, { clock: fixedClock(PLAY_NOW), limits: true })
  const ask = () => limited.send('/api/Novel/epub?novelId=4&direction=vertical')
  const answers = await Promise.all(Array.from({ length: 31 }, ask))
  expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(1)
})
