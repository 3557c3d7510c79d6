// The kind of creator that a form of applications is for. Addresses know no codes, which are no part of a first visit.
import { type CreatorType, creatorType } from '#rules/codes/user.ts'
import type { ApplyPlace } from '../addresses.ts'

/** Kind of creator of a form; null for a master */
export const creatorOf = (place: ApplyPlace): CreatorType | null => (place === 'master' ? null : creatorType[place])
