// The list of toasts, without any framework: whoever has something to say adds it, the Toaster shows it.
import type { ToastType as ToastCode } from '#rules/codes/screens.ts'

/** An update of the app is a type of our own. */
export type ToastType = ToastCode | 'update'

export interface ToastInput {
  type: ToastType
  /** a face of its own: sparks for a reached mission */
  look?: 'mission' | undefined
  /** one bold line */
  title: string
  /** one soft line above it */
  overline?: string | undefined
  action?: { label: string; onPress: () => void } | { label: string; href: string } | undefined
  /** stays until it is pressed or closed */
  persistent?: boolean | undefined
  /**
   * toasts of one kind: more than three at once become one bundle, whose overline is `label` and the count
   * (ミッション達成 3件)
   */
  group?: { key: string; label: string } | undefined
  /** in an opened bundle: soft words behind the title (零時街) */
  line?: string | undefined
  /** in an opened bundle: what stands at the right end (LP 50) */
  trailing?: string | undefined
}

export interface ShownToast extends ToastInput {
  id: number
  /** a bundle: what it holds, in the order it came */
  entries?: readonly ToastInput[]
}

/** More of one group than this at once become one. */
export const MOST_OF_ONE_GROUP = 3

let list: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  list = next
  for (const listener of listeners) listener()
}

function bundle(entries: readonly ToastInput[], newest: ToastInput, id: number): ShownToast {
  const [first = newest] = entries
  return {
    ...newest,
    id,
    title: `${first.title} ほか${entries.length - 1}件`,
    overline: `${newest.group?.label ?? ''} ${entries.length}件`,
    entries,
  }
}

export const toasts = {
  /** Shows it at the next free place and returns the id by which it can be dismissed. */
  add(input: ToastInput): number {
    lastId += 1
    const id = lastId
    const same = input.group ? list.filter(toast => toast.group?.key === input.group?.key) : []
    const entries = [...same.flatMap(toast => toast.entries ?? [toast]), input]
    if (entries.length > MOST_OF_ONE_GROUP) {
      set([...list.filter(toast => !same.includes(toast)), bundle(entries, input, id)])
    } else set([...list, { ...input, id }])
    return id
  },
  dismiss(id: number): void {
    set(list.filter(toast => toast.id !== id))
  },
  /** Everything away: at sign-out, for what was said to one person is not said to the next. */
  clear(): void {
    set([])
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  list: (): readonly ShownToast[] => list,
}
