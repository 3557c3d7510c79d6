// The text of a replay on its page: places of one's own characters are marked, names lead to their pages, and clips of voices stand
// at their lines. The reader shows the same with the same pieces.
import type { ReactNode } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import type { LinkedWords } from '#app/ui/RichText.tsx'
import type { ReplayView } from './replay-view.ts'

interface ReplayTextProps {
  body: string
  view: ReplayView
  mentions: (row: number) => readonly LinkedWords[] | undefined
  /** content at the start of a line, by its number from 1: clips of voices */
  lineStart?: ((row: number) => ReactNode) | undefined
}

export const ReplayText = ({ body, view, mentions, lineStart }: ReplayTextProps) => (
  <article aria-label="本文" className="mx-auto mt-4 max-w-[36em] font-mincho text-[1.0625rem] leading-[1.9]">
    <StoryText text={body} marks={view.marks} mentions={mentions} lineStart={lineStart} />
  </article>
)
