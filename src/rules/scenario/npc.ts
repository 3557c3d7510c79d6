// Limits and faults of the sheet of an NPC. Bounds are in the validator's count (rules §3).
import { toldFields } from '../character-texts.ts'
import { lengthCount } from '../text/count.ts'
import { kana as isKana } from '../validation/scripts.ts'

export const NPC_MOST = {
  characterFullName: 40,
  kana: 60,
  className: 40,
  profile: toldFields.profile.max,
  note: 1_000,
} as const
const NPC_LEVEL_MOST = 99

export interface NpcTexts {
  characterFullName: string
  kana: string
  className: string
  /** typed level */
  level: string
  profile: string
  note: string
}
export type NpcErrors = Partial<Record<keyof NpcTexts, string>>

/** Typed level as a number; null for an invalid one. */
export function npcLevel(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim()
  const level = /^\d{1,2}$/.test(plain) ? Number(plain) : 0
  return level >= 1 && level <= NPC_LEVEL_MOST ? level : null
}

const labels = {
  characterFullName: '名前',
  kana: '読み',
  className: 'クラス',
  profile: 'プロフィール',
  note: 'マスターへの覚え書き',
} as const

export function npcErrors(texts: NpcTexts): NpcErrors {
  const errors: NpcErrors = {}
  for (const [field, most] of Object.entries(NPC_MOST) as [keyof typeof NPC_MOST, number][]) {
    if (lengthCount(texts[field]) > most) {
      errors[field] = `${labels[field]}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`
    }
  }
  for (const field of ['characterFullName', 'className'] as const) {
    if (texts[field].trim() === '') errors[field] = `${labels[field]}を入力してください。`
  }
  if (texts.kana.trim() === '' || !isKana(texts.kana.trim())) errors.kana = '読みは全角カタカナで入力してください。'
  if (npcLevel(texts.level) === null) errors.level = `レベルは、1〜${NPC_LEVEL_MOST}の数字で入力してください。`
  return errors
}
