// Nodes of a parsed text (notation §6).

export type TextNode =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'br' }
  | { readonly kind: 'ruby'; readonly base: string; readonly rt: string }
  | { readonly kind: 'em'; readonly value: string }
  | { readonly kind: 'hashtag'; readonly value: string }
  | WebAddress

/** `url` is the address as the URL standard writes it, the same for every spelling; `text` is the typed text. */
export interface WebAddress {
  readonly kind: 'card' | 'link'
  readonly url: string
  readonly text: string
}

/** Words of the nodes without the notation. */
export const stripNodes = (nodes: readonly TextNode[]): string => nodes.map(stripNode).join('')

function stripNode(node: TextNode): string {
  switch (node.kind) {
    case 'text':
    case 'em':
    case 'hashtag':
      return node.value
    case 'br':
      return '\n'
    case 'ruby':
      return node.base
    case 'card':
    case 'link':
      return node.text
  }
}
