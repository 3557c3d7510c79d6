// People whom the reader blocked, and what they wrote: folded in scenarios and orders until a press opens them; so is every post
// that a mute of the reader's is for. What was opened stays so as long as the page is open, in every place that shows it.
import { type MouseEvent, useSyncExternalStore } from 'react'

export const FOLDED_PERSON = 'ブロック中の相手'
export const FOLDED_POST = 'ブロック中の相手の発言'
export const MUTED_POST = 'ミュート中の投稿'

const opened = new Set<string>()
const watchers = new Set<() => void>()

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Element that holds what is folded: it takes the focus of the button that goes with the press. */
const frame = { 'data-fold': '', tabIndex: -1 } as const

/** @param id of the person or the post, among all that are folded anywhere */
export function useFold(id: string, isFolded: boolean) {
  const isOpened = useSyncExternalStore(
    watch,
    () => opened.has(id),
    () => false,
  )
  return {
    isShut: isFolded && !isOpened,
    frame: isFolded ? frame : {},
    open: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      const holder = currentTarget.closest<HTMLElement>('[data-fold]')
      opened.add(id)
      for (const tell of watchers) tell()
      holder?.focus({ preventScroll: true })
    },
  }
}

export const personFold = (characterId: string): string => `person:${characterId}`
/** Posts of a consultation, on its board and in its digest. */
export const postFold = (postId: number): string => `board:${postId}`
