// The drawing of one icon of the library (lucide-react), in the built app in place of the library's own: what it can do
// besides (contexts, strokes that do not scale, names as classes) is 2 kB that every first visit would load, and work for each icon.
import type { LucideProps } from 'lucide-react'
import { createElement, type SVGProps } from 'react'

type Drawn = { node: readonly [tag: string, attributes: SVGProps<SVGElement>][] }

/** Component of an icon, hidden from assistive technology unless it is given a name or a role. */
export default function createIcon({ node }: Drawn) {
  return ({ size = 24, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
