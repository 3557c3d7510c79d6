// A page after the last one, which the end of a friendship can leave behind: there are friends, only not here.
import type { ReactElement } from 'react'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'

/** @param way to the first page */
export const PastLastPage = ({ way }: { way: ReactElement }) => (
  <EmptyState drawing={<EmptyDrawing />} title="このページにはだれもいません。" action={way} />
)
