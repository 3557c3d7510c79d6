// Line breaks between phrases, never inside a word, for headings, names and numbers with their units, in browsers that do
// not know phrases (`word-break: auto-phrase`): an invisible break opportunity (U+200B) is put between them, and the style
// of such a page allows no others. Only the data of text nodes is changed; the elements belong to React.
import { jaModel, Parser } from 'budoux'

const BREAK = '\u200B'
/** The same selector as in theme/base.css. */
const MARKED = 'h1, h2, h3, b, dt, .num, .phrases'
/** Length below which words have no place to break. */
const SHORTEST = 4

const parser = new Parser(jaModel)

/** Phrases of a text; a number stays together with its unit. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const phrase of parser.parse(text)) {
    const before = phrases.at(-1)
    if (before !== undefined && /[\d０-９]$/.test(before) && /^\S/.test(phrase))
      phrases[phrases.length - 1] = before + phrase
    else phrases.push(phrase)
  }
  return phrases
}

function mark(node: Text): void {
  const plain = node.data.replaceAll(BREAK, '')
  if (plain.length < SHORTEST || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(plain)) return
  const marked = phrasesOf(plain).join(BREAK)
  if (marked !== node.data) node.data = marked
}

function markInside(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) mark(texts.currentNode as Text)
}

function look(node: Node): void {
  if (node instanceof Text) {
    if (node.parentElement?.closest(MARKED)) mark(node)
  } else if (node instanceof Element) {
    if (node.closest(MARKED)) markInside(node)
    else for (const element of node.querySelectorAll(MARKED)) markInside(element)
  }
}

/** Marks the phrases of the page, now and whenever it changes. */
export function markPhrases(root: HTMLElement = document.body): void {
  document.documentElement.dataset.phrases = ''
  look(root)
  new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') look(target)
      else for (const node of addedNodes) look(node)
    }
  }).observe(root, { subtree: true, childList: true, characterData: true })
}
