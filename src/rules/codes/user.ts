// Codes of users, their classes and flags (codes.tsv; doc1 §§1, 3, 4, 6, 9, doc3 §§1, 4, 6). Master and creator have four
// codings that look alike: userZokusei, role, lastClass and creatorType are never compared with each other (G22).

import { lastClass } from '../last-class.ts'
import type { CodeOf } from './code-of.ts'

export const seibetsu = { male: 1, female: 2, other: 0 } as const
export type Seibetsu = CodeOf<typeof seibetsu>
export const seibetsuLabels: Record<Seibetsu, string> = { 1: '男性', 2: '女性', 0: 'その他' }

export const userZokusei = { player: 1, master: 2, creator: 3 } as const
export type UserZokusei = CodeOf<typeof userZokusei>
export const userZokuseiLabels: Record<UserZokusei, string> = { 1: 'プレイヤー', 2: 'マスター', 3: 'クリエイター' }

export const userClass = {
  player: 'player',
  master: 'master',
  illustrator: 'illustrator',
  voice: 'voice',
  writer: 'writer',
  admin: 'admin',
} as const
export type UserClass = CodeOf<typeof userClass>

/** The class that a user acted as last. */
export { lastClass }
export type LastClass = CodeOf<typeof lastClass>
export const lastClassLabels = [
  'プレイヤー',
  'マスター',
  'イラストレーター',
  'ボイスクリエイター',
  'ライター',
  '運営',
] as const satisfies Record<LastClass, string>

/** Values of adminFlag, playerFlag and masterFlag: texts, as the client keeps them (doc1 §3). */
export const flag = { off: '0', on: '1' } as const
export type Flag = CodeOf<typeof flag>

export const creatorFlag = { none: '0', illustrator: '1', voice: '2', writer: '3' } as const
export type CreatorFlag = CodeOf<typeof creatorFlag>

export const creatorType = { illustrator: 1, voice: 2, writer: 3 } as const
export type CreatorType = CodeOf<typeof creatorType>
export const creatorTypeLabels: Record<CreatorType, string> = {
  1: 'イラストレーター',
  2: 'ボイスクリエイター',
  3: 'ライター',
}

export const role = { master: 1, creator: 2 } as const
export type Role = CodeOf<typeof role>
export const roleLabels: Record<Role, string> = { 1: 'マスター', 2: 'クリエイター' }

export const roleName = {
  admin: 'admin',
  master: 'master',
  creator: 'creator',
  generalPlayer: 'general player',
  publicUser: 'public user',
} as const
export type RoleName = CodeOf<typeof roleName>

/** Part of a user in an order: its owner, who confirms it, or one of its players. */
export const roleLabel = { owner: 'owner', players: 'players' } as const
export type RoleLabel = CodeOf<typeof roleLabel>

export const ageKbn = { under16: 4, from16: 3, from18: 2, from20: 1 } as const
export type AgeKbn = CodeOf<typeof ageKbn>
export const ageKbnLabels: Record<AgeKbn, string> = { 4: '16歳未満', 3: '16〜17歳', 2: '18〜19歳', 1: '20歳以上' }
