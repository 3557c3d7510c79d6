// Lists of masters and of a master's scenarios: what addresses, contract and server say of them.

/** Most characters of the word that masters are searched by. */
export const MASTER_KEYWORD_MAX = 60

/** Groups of a master's scenarios. */
export const WORK_GROUPS = ['open', 'running', 'past'] as const
export type WorkGroup = (typeof WORK_GROUPS)[number]
