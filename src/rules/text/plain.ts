// A text in the notation as plain text for files.
import { stripNodes, type TextNode } from './nodes.ts'
import { parse } from './notation.ts'

/** The words with readings in brackets behind them: 港（みなと） */
export const withReadings = (text: string): string => parse(text).map(plain).join('')

const plain = (node: TextNode): string => (node.kind === 'ruby' ? `${node.base}（${node.rt}）` : stripNodes([node]))
