// A chapter of a book: its text in the notation as XHTML, one paragraph per line as in Japanese books.
import type { EpubDirection } from '#rules/novel.ts'
import { parse, type TextNode } from '#rules/text/notation.ts'
import type { BookChapter, BookPicture } from './book.ts'
import { escaped, xhtml } from './xml.ts'

/** Numbers and marks of two signs at most stand upright in a vertical line. */
const SHORT = /(?<![!-~])(\d{2}|!!|!\?|\?!)(?![!-~])/

type Setting = {
  direction: EpubDirection
  /** Each picture with its file in the folder of pictures. */
  pictures: ReadonlyMap<string, BookPicture & { file: string }>
}

export function chapterPage(chapter: BookChapter, { direction, pictures }: Setting): string {
  const { sections = [] } = chapter
  const lines = chapter.body === '' && sections.length > 0 ? [] : linesOf(parse(chapter.body))
  const paragraphs = lines.map((nodes, index) => {
    const figures = chapter.pictures.filter(({ line }) => line === index + 1)
    return [...figures.map(figure => figureOf(figure, pictures)), paragraphOf(nodes, direction)].join('\n')
  })
  const late = chapter.pictures.filter(({ line }) => line > lines.length)
  const body = [
    `<section epub:type="chapter">`,
    `<h1>${escaped(chapter.title)}</h1>`,
    ...paragraphs,
    ...late.map(figure => figureOf(figure, pictures)),
    ...sections.flatMap(section => [
      `<h2>${escaped(section.heading)}</h2>`,
      ...linesOf(parse(section.body)).map(nodes => paragraphOf(nodes, direction)),
    ]),
    '</section>',
  ].join('\n')
  return xhtml({ title: chapter.title, type: 'bodymatter', direction, up: '../', body })
}

function linesOf(nodes: readonly TextNode[]): TextNode[][] {
  const lines: TextNode[][] = [[]]
  for (const node of nodes) {
    if (node.kind === 'br') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

const paragraphOf = (nodes: readonly TextNode[], direction: EpubDirection): string =>
  nodes.length === 0 ? '<p><br/></p>' : `<p>${nodes.map(node => nodeOf(node, direction)).join('')}</p>`

function nodeOf(node: TextNode, direction: EpubDirection): string {
  switch (node.kind) {
    case 'text':
      return direction === 'vertical' ? upright(node.value) : escaped(node.value)
    case 'br':
      return '<br/>'
    case 'ruby':
      return `<ruby>${escaped(node.base)}<rp>（</rp><rt>${escaped(node.rt)}</rt><rp>）</rp></ruby>`
    case 'em':
      return `<em>${escaped(node.value)}</em>`
    case 'hashtag':
      return escaped(node.value)
    case 'card':
    case 'link':
      return `<a href="${escaped(node.url)}">${escaped(node.text)}</a>`
  }
}

const upright = (words: string): string =>
  words
    .split(SHORT)
    .map((part, place) => (place % 2 === 1 ? `<span class="tcy">${escaped(part)}</span>` : escaped(part)))
    .join('')

function figureOf({ pictureId, description }: BookChapter['pictures'][number], pictures: Setting['pictures']): string {
  const picture = pictures.get(pictureId)
  return picture
    ? `<figure><img src="../images/${picture.file}" alt="${escaped(description)}" width="${picture.width}" height="${picture.height}"/></figure>`
    : ''
}
