// Message for a page number after the last page, as an old address may have: the list has entries, on earlier pages.
import type { ReactElement } from 'react'
import { EmptyDrawing } from './art/Drawings.tsx'
import { EmptyState } from './States.tsx'

/** @param children the link to the first page, given its words */
export const PastLastPage = ({ title, children }: { title: string; children: (words: string) => ReactElement }) => (
  <EmptyState drawing={<EmptyDrawing />} title={title} action={children('はじめのページへ')} />
)
