// A page after the last one, which an old address or what was taken away leaves behind: there are some, only not here.
import type { ReactElement } from 'react'
import { EmptyDrawing } from './art/Drawings.tsx'
import { EmptyState } from './States.tsx'

/** @param children the link to the first page, given its words */
export const PastLastPage = ({ title, children }: { title: string; children: (words: string) => ReactElement }) => (
  <EmptyState drawing={<EmptyDrawing />} title={title} action={children('はじめのページへ')} />
)
