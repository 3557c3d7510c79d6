// Expected display of a hostile text in every browser: words, and links to allowed addresses only (B23).

export type Shown = {
  empty: boolean
  elements: string[]
  handlers: string[]
  links: string[]
  origin: string
}

/** Function for the development page: shows a text, waits for the page, and returns what is shown. */
export async function showHostile(text: string): Promise<Shown> {
  const { showText } = window as unknown as { showText: (text: string) => void }
  showText(text)
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const display = document.querySelector('[data-display]')
  const elements = [...(display?.querySelectorAll('*') ?? [])]
  return {
    empty: text.trim() !== '' && display?.textContent === '',
    elements: elements.map(element => element.localName),
    handlers: elements.flatMap(element => element.getAttributeNames().filter(name => name.startsWith('on'))),
    links: elements.flatMap(element => ['href', 'src'].flatMap(name => element.getAttribute(name) ?? [])),
    origin: location.origin,
  }
}

/** Elements, handlers and links that no page of ours has, in a part of one that shows typed texts. */
export const strangeIn = (part: ParentNode): string[] => [
  ...[...part.querySelectorAll('script, iframe, object, embed, style, base, img:not([src^="/files/"])')].map(
    ({ outerHTML }) => outerHTML,
  ),
  ...[...part.querySelectorAll('*')].flatMap(element =>
    element.getAttributeNames().filter(name => name.startsWith('on')),
  ),
  ...[...part.querySelectorAll('[href]')]
    .map(element => element.getAttribute('href') ?? '')
    .filter(link => !/^(https?:\/\/|\/|#)/.test(link)),
]

const allowed = /^(div|p|span|br|a|ruby|rp|rt|em|button|svg|path|img|b|bdi)$/

/** Forbidden content of a shown text; empty when there is none. */
export const faultsOf = ({ elements, handlers, links, origin }: Shown, ownOrigin: string): string[] => [
  ...handlers,
  ...elements.filter(name => !allowed.test(name)),
  ...links.filter(link => !/^https?:\/\/[a-z0-9.-]+(?=[:/?#]|$)/i.test(link)),
  ...(origin === ownOrigin ? [] : [origin]),
]
