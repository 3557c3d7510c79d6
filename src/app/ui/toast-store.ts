// The list of toasts, without any framework: any part of the app adds one, the Toaster shows it. Two stand at most:
// more become one, so that they never cover what one reads.
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
   * toasts of one kind: more than two at once become one bundle, whose overline is `label` and the count
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
  /** a bundle of several kinds: each entry has its own face and its own action */
  mixed?: boolean
}

/** So many stand at once. */
export const MOST_TOASTS = 2
/** More of one group than this at once become one. */
const MOST_OF_ONE_GROUP = 2

let list: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const hearers = new Set<(toast: ToastInput) => void>()

function set(next: readonly ShownToast[]): void {
  list = next
  for (const listener of listeners) listener()
}

const singly = (toast: ShownToast): readonly ToastInput[] => toast.entries ?? [toast]

const headOf = (entries: readonly ToastInput[], label: string) => ({
  title: `${entries[0]?.title} ほか${entries.length - 1}件`,
  overline: `${label} ${entries.length}件`,
  entries,
})

/** Those of one kind, with the face of the newest. */
const bundle = (entries: readonly ToastInput[], newest: ToastInput, id: number): ShownToast => ({
  ...newest,
  id,
  ...headOf(entries, newest.group?.label ?? ''),
})

/** Where more than two would stand: the first one, or one that waits to be pressed, stands by itself, and the others become one. */
function squeeze(toastList: readonly ShownToast[], id: number): readonly ShownToast[] {
  if (toastList.length <= MOST_TOASTS) return toastList
  const lead = toastList.find(({ persistent }) => persistent) ?? toastList[0]
  const others = toastList.filter(toast => toast !== lead)
  const entries = others.flatMap(singly)
  const type = entries.some(each => each.type === 'error') ? 'error' : 'info'
  const mixed: ShownToast = {
    type,
    id,
    mixed: true,
    persistent: others.some(({ persistent }) => persistent),
    ...headOf(entries, '通知'),
  }
  return lead ? [lead, mixed] : [mixed]
}

export const toasts = {
  /** Shows it at the next free place and returns the id by which it can be dismissed. */
  add(wanted: ToastInput): number {
    // What cannot be done without a network is no fault.
    const input: ToastInput = wanted.type === 'error' && !navigator.onLine ? { ...wanted, type: 'info' } : wanted
    lastId += 1
    const id = lastId
    const same = input.group ? list.filter(toast => toast.group?.key === input.group?.key) : []
    const entries = [...same.flatMap(singly), input]
    const next =
      entries.length > MOST_OF_ONE_GROUP
        ? [...list.filter(toast => !same.includes(toast)), bundle(entries, input, id)]
        : [...list, { ...input, id }]
    lastId += 1
    set(squeeze(next, lastId))
    for (const hear of hearers) hear(input)
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
  /** Hears of each toast once, as it was added. Returns how to stop. */
  onAdd(hear: (toast: ToastInput) => void): () => void {
    hearers.add(hear)
    return () => hearers.delete(hear)
  },
}
