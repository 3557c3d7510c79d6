// Things that wait for a user (/myPage/home): what is to be done by when, and what is answered by others.

/** Kinds of things to do. `confirm`, `playing`: in a scenario one takes part in; `replay`, `returned`: in one that one leads. */
export const TODO_KINDS = ['confirm', 'playing', 'replay', 'returned', 'order'] as const
export type TodoKind = (typeof TODO_KINDS)[number]

export const todoWords: Record<TodoKind, string> = {
  confirm: '参加を確定する',
  playing: 'プレイングを書く',
  replay: 'リプレイを書く',
  returned: '差し戻しを直す',
  order: 'オーダーに答える',
}

/** Order of the list: the nearest date first, what has none last. */
export const byDate = <Item extends { at: Date | null }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, two) => (one.at?.getTime() ?? Infinity) - (two.at?.getTime() ?? Infinity))

export const WAITING_MOST = { todos: 40, applications: 20, notices: 5 } as const
