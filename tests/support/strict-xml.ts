// XML parser as strict as a reading device, which does not show a page that has a single fault.

export type Element = { name: string; attributes: Record<string, string>; text: string; parents: string[] }

const NAME = '[A-Za-z_][\\w.:-]*'
const token = new RegExp(
  `<\\?xml version="1.0" encoding="UTF-8"\\?>|<!DOCTYPE html>|<(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|</(${NAME})>|([^<]+)`,
  'gy',
)
const attribute = new RegExp(`(${NAME})="([^"<]*)"`, 'g')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Elements of a document in their order. @throws where it is not well formed. */
export function parseStrictly(xml: string): Element[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these
  const wrong = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(xml)
  if (wrong || !xml.isWellFormed()) throw new Error(`A sign no XML may hold: ${JSON.stringify(wrong?.[0])}`)
  const elements: Element[] = []
  const open: Element[] = []
  token.lastIndex = 0
  let at = 0
  while (at < xml.length) {
    const match = token.exec(xml)
    if (!match) throw new Error(`Not XML: ${xml.slice(at, at + 80)}`)
    const [whole, name, attributes = '', closed, ended, text] = match
    if (whole.startsWith('<?') && at !== 0) throw new Error('A declaration that is not at the start.')
    at = token.lastIndex
    if (name) {
      if (open.length === 0 && elements.length > 0) throw new Error(`A second root: ${name}`)
      const element = { name, attributes: attributesOf(attributes), text: '', parents: open.map(each => each.name) }
      elements.push(element)
      if (!closed) open.push(element)
    } else if (ended) {
      if (open.pop()?.name !== ended) throw new Error(`</${ended}> closes something else.`)
    } else if (text) {
      const words = decoded(text)
      if (open.length === 0 && words.trim() !== '') throw new Error(`Words outside: ${words}`)
      for (const element of open) element.text += words
    }
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.map(each => each.name).join(' ')}`)
  return elements
}

function attributesOf(source: string): Record<string, string> {
  const found = [...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)] as const)
  if (new Set(found.map(([name]) => name)).size < found.length) throw new Error(`An attribute twice: ${source}`)
  return Object.fromEntries(found)
}

const decoded = (text: string): string =>
  text.replace(/&([^;&\s]*;?)/g, (_, name: string) => {
    const value = entities[name.replace(/;$/, '')]
    if (value === undefined || !name.endsWith(';')) throw new Error(`Not an entity: &${name}`)
    return value
  })
