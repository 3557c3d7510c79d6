// Fields of an NPC's form besides its profile, from the server and from the draft.
import type { NpcTexts } from '#rules/scenario/npc.ts'
import type { NpcSheet } from '../queries.ts'

export type SheetFields = Omit<NpcTexts, 'profile'> & {
  /** master who leads it; null: the office */
  masterId: string | null
  isLent: boolean
}

const NEW: SheetFields = {
  ...{ characterFullName: '', kana: '', className: '', level: '1', note: '' },
  ...{ masterId: null, isLent: true },
}

/** @param sheet sheet on the server; null for a new NPC */
export function fieldsOf(sheet: NpcSheet | null): SheetFields {
  if (!sheet) return NEW
  const { characterFullName, kana, className, level, note, masterId, isLent } = sheet
  return { characterFullName, kana, className, level: String(level), note, masterId, isLent }
}

export const keepFields = (fields: SheetFields): string => JSON.stringify(fields)

/** Reads the fields of a draft; missing ones are taken from the sheet. */
export function readFields(kept: string, base: SheetFields): SheetFields {
  let raw: Record<string, unknown> = {}
  try {
    raw = (JSON.parse(kept) ?? {}) as Record<string, unknown>
  } catch {
    return base
  }
  const text = (name: keyof SheetFields, otherwise: string) => {
    const value = raw[name]
    return typeof value === 'string' ? value : otherwise
  }
  const { masterId, isLent } = raw
  return {
    characterFullName: text('characterFullName', base.characterFullName),
    kana: text('kana', base.kana),
    className: text('className', base.className),
    level: text('level', base.level),
    note: text('note', base.note),
    masterId: typeof masterId === 'string' || masterId === null ? masterId : base.masterId,
    isLent: typeof isLent === 'boolean' ? isLent : base.isLent,
  }
}
