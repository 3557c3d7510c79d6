// An EPUB 3 file from a book: the archive, the package document, the contents, the pages.
import { type ZipEntry, zip } from '../zip.ts'
import type { Book, BookPicture } from './book.ts'
import { chapterPage } from './chapter-page.ts'
import { styleOf } from './style.ts'
import { escaped, xhtml } from './xml.ts'

type Item = {
  id: string
  file: string
  type: string
  properties?: string
  inSpine?: boolean
  read: () => Buffer | Promise<Buffer>
}

const XHTML = 'application/xhtml+xml'

/** The standard requires letters in every name; names by users may have none. */
const named = (text: string, otherwise: string): string => (escaped(text).trim() === '' ? otherwise : text)

export const makeEpub = (book: Book): Promise<Buffer> => zip(epubEntries(book), book.modified)

/** Files of a book one after the other; a chapter is read when its turn comes. */
export async function* epubEntries(given: Book): AsyncGenerator<ZipEntry> {
  const title = named(given.title, '無題')
  const chapters = given.chapters.map(chapter => ({ ...chapter, title: named(chapter.title, title) }))
  const book = { ...given, title, chapters, writerName: named(given.writerName, '作者不明') }
  const items = itemsOf(book)
  // This entry comes first and uncompressed, so that the first bytes of the file show its type.
  yield { name: 'mimetype', data: Buffer.from('application/epub+zip', 'ascii'), stored: true }
  yield { name: 'META-INF/container.xml', data: Buffer.from(container) }
  yield { name: 'EPUB/package.opf', data: Buffer.from(packageOf(book, items)) }
  for (const { file, read, type } of items)
    yield { name: `EPUB/${file}`, data: await read(), stored: type === 'image/jpeg' }
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

function itemsOf(book: Book): Item[] {
  const { direction } = book
  const pictures = new Map(
    book.pictures.map((picture, index) => [picture.id, { ...picture, file: `picture-${index + 1}.jpg` }]),
  )
  const cover = book.coverId === null ? undefined : pictures.get(book.coverId)
  const page = (id: string, file: string, text: () => string | Promise<string>, more: Partial<Item> = {}): Item => ({
    ...{ id, file, type: XHTML, inSpine: true, read: async () => Buffer.from(await text()) },
    ...more,
  })
  return [
    page('nav', 'nav.xhtml', () => contents(book), { properties: 'nav' }),
    { id: 'style', file: 'style.css', type: 'text/css', read: () => Buffer.from(styleOf(direction)) },
    page('title', 'text/title.xhtml', () => titlePage(book, cover)),
    ...book.chapters.map((chapter, index) =>
      page(`chapter-${index + 1}`, chapterFile(index), async () => {
        const whole = 'read' in chapter ? { ...(await chapter.read()), title: chapter.title } : chapter
        return chapterPage(whole, { direction, pictures })
      }),
    ),
    ...[...pictures.values()].map(
      (picture, index): Item => ({
        ...{ id: `picture-${index + 1}`, file: `images/${picture.file}`, type: 'image/jpeg', read: () => picture.jpeg },
        ...(picture === cover ? { properties: 'cover-image' } : {}),
      }),
    ),
  ]
}

const chapterFile = (index: number): string => `text/chapter-${index + 1}.xhtml`

function titlePage(book: Book, cover: (BookPicture & { file: string }) | undefined): string {
  const picture = cover
    ? `<figure class="cover"><img src="../images/${cover.file}" alt="${escaped(cover.description ?? '')}" width="${cover.width}" height="${cover.height}"/></figure>\n`
    : ''
  const body = `${picture}<h1>${escaped(book.title)}</h1>\n<p class="writer">${escaped(book.writerName)}</p>`
  return xhtml({ title: book.title, type: 'titlepage', direction: book.direction, up: '../', body })
}

function contents({ title, direction, chapters }: Book): string {
  const rows = chapters.map(
    (chapter, index) => `<li><a href="${chapterFile(index)}">${escaped(chapter.title)}</a></li>`,
  )
  const body = `<nav epub:type="toc" id="toc" role="doc-toc">
<h1>目次</h1>
<ol>
${rows.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden">
<h2>この本の場所</h2>
<ol>
<li><a epub:type="titlepage" href="text/title.xhtml">扉</a></li>
<li><a epub:type="toc" href="#toc">目次</a></li>
<li><a epub:type="bodymatter" href="${chapterFile(0)}">本文</a></li>
</ol>
</nav>`
  return xhtml({ title, type: 'frontmatter', direction, up: '', body })
}

function packageOf(book: Book, items: readonly Item[]): string {
  const withPictures = book.pictures.length > 0
  const spine = [...items].filter(({ inSpine }) => inSpine)
  // The title page stands before the contents, as in print.
  const order = [...spine].sort((a, b) => Number(b.id === 'title') - Number(a.id === 'title'))
  const turn = book.direction === 'vertical' ? 'rtl' : 'ltr'
  const words = escaped(book.description).trim()
  const description = words === '' ? '' : `<dc:description>${words}</dc:description>\n`
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="ja">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${book.uuid}</dc:identifier>
<dc:title id="book-title">${escaped(book.title)}</dc:title>
<dc:language>ja</dc:language>
<dc:creator id="writer">${escaped(book.writerName)}</dc:creator>
<meta refines="#writer" property="role" scheme="marc:relators">aut</meta>
${description}<meta property="dcterms:modified">${book.modified.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
<meta property="schema:accessMode">textual</meta>
${withPictures ? '<meta property="schema:accessMode">visual</meta>\n' : ''}<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">rubyAnnotations</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
</metadata>
<manifest>
${items.map(manifestItem).join('\n')}
</manifest>
<spine page-progression-direction="${turn}">
${order.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

const manifestItem = ({ id, file, type, properties }: Item): string =>
  `<item id="${id}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`
