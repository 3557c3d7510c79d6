// Addresses of themes: of players, of a master's desk, of the office's.
import { parseDraftId, parsePage, readWriting, type Writing } from '#app/platform/page-search.ts'

const LARGEST_ID = 2_147_483_647

/** Id in an address; undefined for none. */
export function omnibusIdOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}
const worldOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** @property order whether the order of an episode is being written */
export type ThemeAddress = { order?: true | undefined; draft?: string | undefined }
export const readTheme = (search: Partial<Record<keyof ThemeAddress, unknown>>): ThemeAddress => ({
  order: search.order === true ? true : undefined,
  draft: parseDraftId(search.draft),
})

/** Groups of a master's desk: own themes, ended ones, templates that are open, those that were. */
export const themeGroups = ['current', 'past', 'templates', 'pastTemplates'] as const
export type ThemeGroup = (typeof themeGroups)[number]
export type ThemesAddress = { group: ThemeGroup }
export const firstThemes: ThemesAddress = { group: 'current' }
export const readThemes = (search: { group?: unknown }): ThemesAddress => ({
  group: themeGroups.find(group => group === search.group) ?? firstThemes.group,
})

/**
 * @property world and template of a new theme
 * @property omnibus id of one that there is
 */
export type ThemeDeskAddress = Writing & {
  world?: string | undefined
  template?: number | undefined
  omnibus?: number | undefined
}
export const readThemeDesk = (search: Partial<Record<keyof ThemeDeskAddress, unknown>>): ThemeDeskAddress => ({
  world: worldOf(search.world),
  template: omnibusIdOf(search.template),
  omnibus: omnibusIdOf(search.omnibus),
  ...readWriting(search),
})

/** @property template id of the open one, or `new` */
export type TemplatesAddress = {
  world?: string | undefined
  page: number
  template?: number | 'new' | undefined
  draft?: string | undefined
}
export const firstTemplates: TemplatesAddress = { page: 1 }
export const readTemplates = (search: Partial<Record<keyof TemplatesAddress, unknown>>): TemplatesAddress => ({
  world: worldOf(search.world),
  page: parsePage(search.page),
  template: search.template === 'new' ? 'new' : omnibusIdOf(search.template),
  draft: parseDraftId(search.draft),
})

export type ReviewsAddress = { world?: string | undefined }
export const readReviews = (search: { world?: unknown }): ReviewsAddress => ({ world: worldOf(search.world) })

/** @property edit whether the office is correcting it */
export type ReviewAddress = { edit?: true | undefined; draft?: string | undefined }
export const readReview = (search: Partial<Record<keyof ReviewAddress, unknown>>): ReviewAddress => ({
  edit: search.edit === true ? true : undefined,
  draft: parseDraftId(search.draft),
})
