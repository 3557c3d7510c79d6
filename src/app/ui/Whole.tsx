// Dates, times and what is left until then, each kept in one line inside the words of a row: 11月27日 06:00, （あと21時間）. The
// browser's phrases would divide them at the space and behind あと, and take no glue (U+00A0, U+2060): with it they end inside.
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

const MOMENT =
  /((?:\d{4}年)?\d+月\d+日(?:（.）)?(?: \d\d:\d\d)?|\d{4}\/\d\d\/\d\d(?: \d\d:\d\d)?|(?:— |（)?あと\d+(?:分|時間|日)）?)/

type Inside = { children?: ReactNode }
const isWords = (child: ReactNode): child is string | number => typeof child === 'string' || typeof child === 'number'
/** Whether an element says its words itself, and not by a component. */
const isOpen = (child: ReactNode): child is ReactElement<Inside> =>
  isValidElement(child) && (typeof child.type === 'string' || child.type === Fragment)

/** Children with neighbouring words as one. */
function joined(children: ReactNode): ReactNode[] {
  const all: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const before = all.at(-1)
    if (isWords(child) && isWords(before)) all[all.length - 1] = `${before}${child}`
    else all.push(isWords(child) ? String(child) : child)
  }
  return all
}

function wholeIn(child: ReactNode): ReactNode {
  if (isOpen(child)) return child.props.children === undefined ? child : cloneElement(child, {}, whole(child))
  if (typeof child !== 'string') return child
  return child.split(MOMENT).map((part, place) =>
    // The odd parts are the moments.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={place} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const whole = ({ props: { children } }: { props: Inside }): ReactNode => Children.map(joined(children), wholeIn)

/** Words with their moments whole. What components inside of it say is theirs. */
export const Whole = (props: { children: ReactNode }): ReactNode => whole({ props })
