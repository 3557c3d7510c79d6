// Links after an answer of the office: back to its list, and on to what has waited longest.
import type { ReactNode } from 'react'
import type { LinkFace } from '#app/ui/link-face.ts'
import { textFace } from '#app/ui/TextLink.tsx'

interface NextWaitingProps<Thing> {
  list: (face: LinkFace) => ReactNode
  /** the next that waits; missing: nothing does */
  next: Thing | undefined
  nameOf: (next: Thing) => string
  link: (next: Thing, face: LinkFace) => ReactNode
}

export const NextWaiting = <Thing,>({ list, next, nameOf, link }: NextWaitingProps<Thing>) => (
  <p className="flex flex-wrap justify-between gap-x-4">
    {list(textFace('一覧へ戻る'))}
    {next && link(next, textFace(`次へ：${nameOf(next)}`, { chevron: true, className: 'max-w-full text-left' }))}
  </p>
)
