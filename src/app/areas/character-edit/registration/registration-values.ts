// Values of the wizard beside the long text: as its draft stores them, and as they are sent.
import { safeRedirect } from '#app/platform/use-session.ts'
import { type ToldField, toldFieldNames } from '#rules/character-texts.ts'
import { emptySettings, type FreeSetting, SETTING_SLOTS } from '#rules/free-settings.ts'
import { PORTRAIT_VARIANTS } from '#rules/icons.ts'
import type { RegistrationForm } from '#rules/registration.ts'
import type { Points } from '#rules/registration-points.ts'
import { type ChosenIcon, characterEditCalls } from '../queries.ts'

export const REGISTRATION = 'characterRegistration'

type Line = Exclude<ToldField, 'profile'>
export type RegistrationValues = Omit<RegistrationForm, 'profile' | 'settings'> & {
  settings: readonly FreeSetting[]
  icon: ChosenIcon
  /** The last step that was seen. */
  step: number
  /** Address to continue with after the registration, also when the wizard is continued later. */
  redirect: string | null
}

const lines = toldFieldNames.filter((field): field is Line => field !== 'profile')

export const firstValues = (): RegistrationValues => ({
  classAId: null,
  classBId: null,
  classCId: null,
  points: {},
  familyName: '',
  givenName: '',
  middleName: '',
  kana: '',
  nameOrder: 1,
  seibetsu: null,
  ...(Object.fromEntries(lines.map(field => [field, ''])) as Record<Line, string>),
  settings: emptySettings(),
  icon: { kind: 'drawn', variant: 0 },
  step: 1,
  redirect: null,
})

const asText = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
const asId = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const asWhole = (value: unknown, least: number, most: number, otherwise: number): number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : otherwise

function asRedirect(value: unknown): string | null {
  const path = safeRedirect(value)
  return path === '/' ? null : path
}

function asPoints(value: unknown): Points {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, points]) => Number.isInteger(points)))
}

function asIcon(value: unknown): ChosenIcon {
  const icon = (value ?? {}) as { kind?: unknown; iconId?: unknown; variant?: unknown }
  if (icon.kind === 'uploaded' && typeof icon.iconId === 'string') return { kind: 'uploaded', iconId: icon.iconId }
  return { kind: 'drawn', variant: asWhole(icon.variant, 0, PORTRAIT_VARIANTS - 1, 0) }
}

function asSettings(value: unknown): FreeSetting[] {
  const first = emptySettings()
  const list: unknown[] = Array.isArray(value) ? value : []
  return first.slice(0, SETTING_SLOTS).map((slot, index) => {
    const kept = (list[index] ?? {}) as { heading?: unknown; body?: unknown }
    return { heading: asText(kept.heading, slot.heading), body: asText(kept.body, '') }
  })
}

export const writeValues = (values: RegistrationValues): string => JSON.stringify(values)

/** Values from a draft; those that it lacks, or has from a later build, are taken from an empty form. */
export function readValues(fields: string): RegistrationValues {
  const first = firstValues()
  let raw: Record<string, unknown>
  try {
    raw = JSON.parse(fields) as Record<string, unknown>
  } catch {
    return first
  }
  if (typeof raw !== 'object' || raw === null) return first
  const texts = [...lines, 'familyName', 'givenName', 'middleName', 'kana'] as const
  const kept = Object.fromEntries(texts.map(field => [field, asText(raw[field], '')])) as Record<Line, string>
  return {
    ...first,
    ...kept,
    classAId: asId(raw.classAId),
    classBId: asId(raw.classBId),
    classCId: asId(raw.classCId),
    points: asPoints(raw.points),
    nameOrder: asWhole(raw.nameOrder, 1, 11, 1),
    seibetsu: raw.seibetsu === null ? null : asWhole(raw.seibetsu, 0, 2, -1) === -1 ? null : Number(raw.seibetsu),
    settings: asSettings(raw.settings),
    icon: asIcon(raw.icon),
    step: asWhole(raw.step, 1, 9, 1),
    redirect: asRedirect(raw.redirect),
  }
}

/** Form as the rules check it, with the long text. */
export const asForm = (values: RegistrationValues, profile: string): RegistrationForm => ({ ...values, profile })

export function registerRequest(worldId: string, values: RegistrationValues, profile: string, draftId: string | null) {
  const { points, settings, step: _, redirect: __, seibetsu, ...rest } = values
  return characterEditCalls.register.request({
    ...rest,
    worldId,
    profile,
    seibetsu: seibetsu ?? 0,
    pointList: Object.entries(points)
      .filter(([, each]) => each > 0)
      .map(([id, each]) => ({ parameterId: Number(id), points: each })),
    settingList: settings.map(({ heading, body }) => ({ heading, body: body.trim() === '' ? '' : body })),
    draftId,
  })
}
