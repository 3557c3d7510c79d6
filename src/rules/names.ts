// Full names of characters in their eleven orders (doc1 §3, rules §8, G08).

type Part = 'given' | 'middle' | 'family'

const DOT = '・'
const DOUBLE_EQUALS = '＝'
const SPACE = ' '

const orders: Record<number, { parts: readonly Part[]; separator: string }> = {
  1: { parts: ['given', 'middle', 'family'], separator: DOT },
  2: { parts: ['family', 'middle', 'given'], separator: DOT },
  3: { parts: ['given'], separator: '' },
  4: { parts: ['given', 'family'], separator: '' },
  5: { parts: ['family', 'given'], separator: '' },
  6: { parts: ['given', 'middle', 'family'], separator: DOUBLE_EQUALS },
  7: { parts: ['family', 'middle', 'given'], separator: DOUBLE_EQUALS },
  8: { parts: ['given', 'family'], separator: DOUBLE_EQUALS },
  9: { parts: ['family', 'given'], separator: DOUBLE_EQUALS },
  10: { parts: ['given', 'family'], separator: SPACE },
  11: { parts: ['family', 'given'], separator: SPACE },
}

/** The full name. Empty parts are left out together with their separator; an unknown kind is read as 1. */
export function fullName(name: Record<Part, string>, kind: number): string {
  const order = orders[kind] ?? orders[1]
  if (!order) return name.given
  return order.parts
    .map(part => name[part])
    .filter(part => part !== '')
    .join(order.separator)
}
