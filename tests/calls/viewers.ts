// Further kinds of viewers (B21): what each may do where the rows of the calls do not say it. A creator may do what any other user may; a
// master and a story supporter besides it what masters may, each with things of their own alone; whose account is suspended, nothing.
import type { DeclaredCall } from '#server/platform/http/declared.ts'
import { callRows } from './index.ts'
import { furtherRights } from './masters.ts'
import { type Viewer, viewers } from './row.ts'

export const furtherViewers = ['master', 'creator', 'supporter', 'suspended'] as const
export type FurtherViewer = (typeof furtherViewers)[number]
export const everyViewer = [...viewers, ...furtherViewers] as const
export type AnyViewer = Viewer | FurtherViewer

/** Expected result of the sample of a call for a viewer. */
export function rightOf({ name }: Pick<DeclaredCall, 'name'>, viewer: AnyViewer): string {
  const rights = callRows.get(name)?.rights
  if (!rights) throw new Error(`tests/calls has no row of ${name}.`)
  if (viewer === 'suspended') return 'UNAUTHORIZED'
  if (viewer === 'master' || viewer === 'supporter' || viewer === 'creator')
    return furtherRights.get(name)?.[viewer] ?? rights.other
  return rights[viewer]
}
