// The nodes of a text as the worked examples of notation §8 write them.
import { expect } from 'vitest'
import { type NotationOptions, parse, type TextNode } from '#rules/text/notation.ts'

export const options = { siteOrigins: ['https://site.example'], hashtag: '#ものがたり' }

export const shown = (text: string, settings: NotationOptions = options): string =>
  parse(text, settings).map(written).join(' ')

function written(node: TextNode): string {
  switch (node.kind) {
    case 'text':
      return `T"${node.value}"`
    case 'br':
      return 'BR'
    case 'ruby':
      return `R(${node.base},${node.rt})`
    case 'em':
      return `E(${node.value})`
    case 'hashtag':
      return `H(${node.value})`
    case 'card':
      return `C(${node.text})`
    case 'link':
      return `L(${node.text})`
  }
}

/** The whole text is one ordinary text. */
export const isPlain = (text: string, settings = options) =>
  expect(shown(text, settings)).toBe(text === '' ? '' : `T"${text}"`)
