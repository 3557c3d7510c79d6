// The list of toasts, without any framework: any part of the app adds one, the Toaster shows it. At most two are shown: more
// are joined into one, so that they cover little of the page.
import type { ToastType as ToastCode } from '#rules/codes/screens.ts'

/** Types of the rules, and the app's own one for an update. */
export type ToastType = ToastCode | 'update'

export interface ToastInput {
  type: ToastType
  /** special look: sparks for a reached mission */
  look?: 'mission' | undefined
  /** one bold line */
  title: string
  /** one soft line above it */
  overline?: string | undefined
  action?: { label: string; onPress: () => void } | { label: string; href: string } | undefined
  /** keeps it until it is pressed or closed */
  persistent?: boolean | undefined
  /** group of toasts: more than two at once become one bundle, whose overline is `label` and the count (ミッション達成 3件) */
  group?: { key: string; label: string } | undefined
  /** whether the server keeps it as a notice, so that this device need not */
  isTold?: boolean | undefined
  /** in an opened bundle: soft words behind the title (零時街) */
  line?: string | undefined
  /** in an opened bundle: text at the right end (LP 50) */
  trailing?: string | undefined
}

export interface ShownToast extends ToastInput {
  id: number
  /** entries of a bundle, in order of arrival */
  entries?: readonly ToastInput[]
  /** for a bundle of several kinds: each entry has its own look and action */
  mixed?: boolean
}

/** Toasts shown at once. */
export const MOST_TOASTS = 2
/** Toasts of one group shown at once; more become one. */
const MOST_OF_ONE_GROUP = 2

let list: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const hearers = new Set<(toast: ToastInput) => void>()

function set(next: readonly ShownToast[]): void {
  list = next
  for (const listener of listeners) listener()
}

const isOwnEntry = ({ isTold }: ToastInput): boolean => !isTold

const singly = (toast: ShownToast): readonly ToastInput[] => toast.entries ?? [toast]

/** Named for its first entry, and for the first result of the user's own act before what happened elsewhere. */
const headOf = (entries: readonly ToastInput[], label: string) => ({
  title: `${(entries.find(isOwnEntry) ?? entries[0])?.title} ほか${entries.length - 1}件`,
  overline: `${label} ${entries.length}件`,
  entries,
})

/** A bundle of one group, with the look of the newest. */
const bundle = (entries: readonly ToastInput[], newest: ToastInput, id: number): ShownToast => ({
  ...newest,
  id,
  ...headOf(entries, newest.group?.label ?? ''),
})

/** Whether it tells a result of the user's own act, and not what happened elsewhere. */
export const isOwn = (toast: ShownToast): boolean => singly(toast).some(isOwnEntry)

/**
 * Reduces more than two toasts: the first one stays alone, and the others become one. Before it comes one that waits to be
 * pressed, and a new result of the user's own among what happened elsewhere.
 */
function squeeze(toastList: readonly ShownToast[], id: number): readonly ShownToast[] {
  if (toastList.length <= MOST_TOASTS) return toastList
  const lead =
    toastList.find(({ persistent }) => persistent) ??
    toastList.find(toast => !toast.entries && isOwn(toast)) ??
    toastList[0]
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
  /** Shows a toast at the next free place and returns the id for dismissing it. */
  add(wanted: ToastInput): number {
    // A missing network is not reported as an error.
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
  /** Removes all toasts at sign-out, so that the next user does not see them. */
  clear(): void {
    set([])
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  list: (): readonly ShownToast[] => list,
  /** Calls `hear` for each added toast. Returns the function that stops it. */
  onAdd(hear: (toast: ToastInput) => void): () => void {
    hearers.add(hear)
    return () => hearers.delete(hear)
  },
}
