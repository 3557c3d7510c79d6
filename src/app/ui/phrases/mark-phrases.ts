// Headings, names and numbers with their units break between phrases, never inside a word, where the browser does not know
// phrases by itself (`word-break: auto-phrase`): an invisible place to break goes between them (U+200B), and the style of such
// a page breaks nowhere else. Only the data of text nodes is changed: the elements, and which of them there are, stay React's.
import { jaModel, Parser } from 'budoux'

const BREAK = '\u200B'
/** As theme/base.css has it. */
const MARKED = 'h1, h2, h3, b, dt, .num, .phrases, [class*="auto-phrase"]'
/** Shorter words have nowhere to break. */
const SHORTEST = 4

const parser = new Parser(jaModel)

/** The phrases of a text, a number always together with what it counts. */
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

/** Marks what the page shows, and from now on whatever comes. */
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
