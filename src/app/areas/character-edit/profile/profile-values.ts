// Unsaved fields of a character: those that differ from what the server has, as their draft keeps them.
import { parseCharacterFrame } from '#rules/character-frames.ts'
import { type NamePart, type ToldField, toldError, toldFields } from '#rules/character-texts.ts'
import {
  emptySettings,
  type FreeSetting,
  isBeingExamined,
  isConfirmed,
  isSameSetting,
  SETTING_SLOTS,
  settingError,
} from '#rules/free-settings.ts'
import type { OwnProfile, ProfileChanges } from '../queries.ts'

export const PROFILE_EDIT = 'characterProfile'
export const profileTarget = ({ worldId, characterId }: OwnProfile): string => `${worldId}.${characterId}`

const EMPTY: FreeSetting = { heading: '', body: '' }

const editableLines = [
  'height',
  'hair',
  'eyes',
  'skin',
  'firstPerson',
  'secondPerson',
  'tone',
  'catchphrase',
  'personality',
] as const satisfies readonly ToldField[]
export type EditableLine = (typeof editableLines)[number]

/** Values of all fields but the long text. */
export type ProfileValues = Record<EditableLine, string> & {
  nameOrder: number
  frame: string
  isFriendListOpen: boolean
  settings: readonly FreeSetting[]
  /** The version of the character that it was written from. */
  baseVersion: number
}

export const settingsOf = ({ settingList }: OwnProfile): FreeSetting[] =>
  emptySettings().map((empty, index) => {
    const found = settingList.find(({ slotNo }) => slotNo === index + 1)
    return found ? { heading: found.heading, body: found.body } : empty
  })

export const statusesOf = ({ settingList }: OwnProfile): (number | null)[] =>
  Array.from(
    { length: SETTING_SLOTS },
    (_, index) => settingList.find(each => each.slotNo === index + 1)?.status ?? null,
  )

export const valuesOf = (profile: OwnProfile): ProfileValues => ({
  ...(Object.fromEntries(editableLines.map(field => [field, profile[field]])) as Record<EditableLine, string>),
  nameOrder: profile.nameOrder,
  frame: profile.frame,
  isFriendListOpen: profile.isFriendListOpen,
  settings: settingsOf(profile),
  baseVersion: profile.version,
})

/** Only what differs: whatever else is saved elsewhere meanwhile comes in by itself. */
export function writeProfile(values: ProfileValues, profile: OwnProfile): string {
  const { settingList: _, ...changes } = changesOf(profile, values, profile.profile)
  const before = settingsOf(profile)
  const settings = values.settings.map((setting, index) => (isSameSetting(setting, before[index]) ? null : setting))
  return JSON.stringify({ baseVersion: values.baseVersion, ...changes, settings })
}

/** Values from a draft; fields that it lacks are taken from the character. */
export function readProfile(fields: string, profile: OwnProfile): ProfileValues {
  const first = valuesOf(profile)
  let raw: Record<string, unknown>
  try {
    raw = JSON.parse(fields) as Record<string, unknown>
  } catch {
    return first
  }
  if (typeof raw !== 'object' || raw === null) return first
  const lines = editableLines.map(field => [field, typeof raw[field] === 'string' ? raw[field] : first[field]] as const)
  const list: unknown[] = Array.isArray(raw.settings) ? raw.settings : []
  const settings = first.settings.map((slot, index) => {
    const kept = (list[index] ?? {}) as Partial<Record<'heading' | 'body', unknown>>
    return {
      heading: typeof kept.heading === 'string' ? kept.heading : slot.heading,
      body: typeof kept.body === 'string' ? kept.body : slot.body,
    }
  })
  const nameOrder = Number(raw.nameOrder)
  return {
    ...(Object.fromEntries(lines) as Record<EditableLine, string>),
    nameOrder: Number.isInteger(nameOrder) && nameOrder >= 1 && nameOrder <= 11 ? nameOrder : first.nameOrder,
    frame: parseCharacterFrame(raw.frame ?? first.frame),
    isFriendListOpen: typeof raw.isFriendListOpen === 'boolean' ? raw.isFriendListOpen : first.isFriendListOpen,
    settings,
    baseVersion: Number.isInteger(raw.baseVersion) ? Number(raw.baseVersion) : first.baseVersion,
  }
}

const areSame = (one: readonly FreeSetting[], other: readonly FreeSetting[]): boolean =>
  one.every((setting, index) => isSameSetting(setting, other[index]))

/** Changes against the character on the server. */
export function changesOf(profile: OwnProfile, values: ProfileValues, text: string): ProfileChanges {
  const before = valuesOf(profile)
  const changes: ProfileChanges = {}
  for (const field of editableLines) if (values[field] !== before[field]) changes[field] = values[field]
  if (values.nameOrder !== before.nameOrder) changes.nameOrder = values.nameOrder
  if (values.frame !== before.frame) changes.frame = parseCharacterFrame(values.frame)
  if (values.isFriendListOpen !== before.isFriendListOpen) changes.isFriendListOpen = values.isFriendListOpen
  if (text !== profile.profile) changes.profile = text
  // While a slot is being examined it stays as it was sent; what was written for it waits in the draft.
  const settings = statusesOf(profile).map(
    (status, index) =>
      (status !== null && isBeingExamined(status) ? before.settings[index] : values.settings[index]) ?? EMPTY,
  )
  if (!areSame(settings, before.settings)) {
    changes.settingList = settings.map(({ heading, body }) => ({ heading, body: body.trim() ? body : '' }))
  }
  return changes
}

export const fieldNames: Record<keyof ProfileChanges, string> = {
  nameOrder: '名前の並べかた',
  frame: 'フレーム',
  isFriendListOpen: 'フレンドの公開',
  settingList: '自由設定',
  ...(Object.fromEntries(
    [...editableLines, 'profile'].map(field => [field, toldFields[field as ToldField].label]),
  ) as Record<EditableLine | 'profile', string>),
}

/** Slots whose confirmed text would become 自称 again. */
export function losesConfirmation(profile: OwnProfile, { settingList }: ProfileChanges): number[] {
  if (!settingList) return []
  const before = settingsOf(profile)
  return statusesOf(profile).flatMap((status, index) =>
    status !== null && isConfirmed(status) && !isSameSetting(before[index], settingList[index]) ? [index + 1] : [],
  )
}

export type ProfileErrors = Partial<Record<ToldField | 'settings', string>>

export function profileErrors(values: ProfileValues, text: string): ProfileErrors {
  const errors: ProfileErrors = {}
  for (const field of editableLines) {
    const wrong = toldError(field, values[field])
    if (wrong) errors[field] = wrong
  }
  const wrong = toldError('profile', text)
  if (wrong) errors.profile = wrong
  const setting = values.settings.map(settingError).find(each => each !== null)
  if (setting) errors.settings = setting
  return errors
}

export const namedOf = (profile: OwnProfile): Record<NamePart, string> & { worldId: string } => ({
  worldId: profile.worldId,
  familyName: profile.familyName,
  givenName: profile.givenName,
  middleName: profile.middleName,
})
