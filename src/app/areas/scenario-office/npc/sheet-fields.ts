// The form of an NPC's sheet: the table of its fields beside its profile, which is its long text.
import { emptyOf, type FormKind, flagOf, type Ground, textOf, textOrNull } from '#app/shared/form/table.ts'
import { type NpcTexts, npcErrors } from '#rules/scenario/npc.ts'
import type { NpcSheet } from '../queries.ts'

export type SheetFields = Omit<NpcTexts, 'profile'> & {
  /** master who leads it; null: the office */
  masterId: string | null
  isLent: boolean
}

const line = { empty: '', read: textOf, required: true, control: { as: 'line' } } as const

export const npcKind: FormKind<SheetFields, 'saved'> = {
  what: 'NPC',
  text: 'プロフィール（だれでも読めます）',
  title: ({ characterFullName }) => `名前：${characterFullName}`,
  faults: (fields, text) => {
    const { profile, ...faults } = npcErrors({ ...fields, profile: text })
    return profile === undefined ? faults : { ...faults, text: profile }
  },
  table: {
    characterFullName: { ...line, label: '名前' },
    kana: { ...line, label: '読み（全角カタカナ）' },
    className: { ...line, label: 'クラス' },
    level: { ...line, label: 'レベル', empty: '1', control: { as: 'line', inputMode: 'numeric' } },
    masterId: { label: '動かす人', empty: null, read: textOrNull, control: { as: 'choice', options: [] } },
    isLent: {
      ...{ label: 'マスターに貸し出す', hint: 'どのマスターも、オープニングに登場させられます。' },
      ...{ empty: true, read: flagOf, control: { as: 'switch' } },
    },
    note: {
      ...{ label: 'マスターへの覚え書き', hint: '話し方、してはいけないこと、ほかの人との間柄。' },
      ...{ empty: '', read: textOf, control: { as: 'area', rows: 4 } },
    },
  },
}

/** @param sheet sheet on the server; null for a new NPC */
export function groundOf(sheet: NpcSheet | null): Ground<SheetFields> {
  if (!sheet) return { fields: emptyOf(npcKind), text: '', version: 0 }
  const { characterFullName, kana, className, level, note, masterId, isLent, profile } = sheet
  const fields = { characterFullName, kana, className, level: String(level), note, masterId, isLent }
  return { fields, text: profile, version: 0 }
}
