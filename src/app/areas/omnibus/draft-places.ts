// Themes, templates, wishes of orders and reasons of returns, in lists of drafts.
import { LibraryBig, ScrollText, SquareLibrary } from 'lucide-react'
import type { DraftPlace } from '#app/shared/draft/place.ts'

declare module '#app/shared/draft/place.ts' {
  interface DraftPlaces {
    omnibus: DraftPlace
    omnibusTemplate: DraftPlace
    omnibusOrder: DraftPlace
  }
}

export const OMNIBUS_PLACE = 'omnibus'
export const OMNIBUS_TEMPLATE_PLACE = 'omnibusTemplate'
export const OMNIBUS_ORDER_PLACE = 'omnibusOrder'

const encoded = (target: string): string[] => target.split('/').map(encodeURIComponent)

/** Subject of a theme's form: a new theme from a template, a theme that there is, or one that the office corrects. */
export type ThemeOf =
  | { worldId: string; templateId: number }
  | { omnibusId: number; isCorrection?: boolean | undefined }
export const themeTarget = (of: ThemeOf): string =>
  'omnibusId' in of
    ? of.isCorrection
      ? `office/${of.omnibusId}`
      : String(of.omnibusId)
    : `${of.worldId}/${of.templateId}`

export const omnibusPlace: DraftPlace = {
  label: 'オムニバスのテーマ',
  icon: LibraryBig,
  path: target => {
    const [first = '', second] = encoded(target)
    if (first === 'office') return `/myPage/admin/omnibus/review/${second}?edit=true`
    return second
      ? `/myPage/scenario/omnibus/create?world=${first}&template=${second}`
      : `/myPage/scenario/omnibus/create?omnibus=${first}`
  },
}

/** @param templateId null for a new one */
export const templateTarget = (worldId: string, templateId: number | null): string =>
  `${worldId}/${templateId ?? 'new'}`
export const omnibusTemplatePlace: DraftPlace = {
  label: 'オムニバスのテンプレート',
  icon: SquareLibrary,
  path: target => {
    const [world = '', template = 'new'] = encoded(target)
    return `/myPage/admin/omnibus?world=${world}&template=${template}`
  },
}

export const orderTarget = (worldId: string, omnibusId: number): string => `${worldId}/${omnibusId}`
export const omnibusOrderPlace: DraftPlace = {
  label: 'オーダーへの希望',
  icon: ScrollText,
  path: target => {
    const [world = '', omnibusId = ''] = encoded(target)
    return `/world/${world}/omnibus/${omnibusId}?order=true`
  },
}

const THEME = 'omnibus/'
/** Target of drafts of the reason for sending one back. */
export const returnTarget = (omnibusId: number): string => `${THEME}${omnibusId}`
/** Address of the theme of such a target; null for other targets. */
export const returnedTheme = (target: string): string | null =>
  target.startsWith(THEME) ? `/myPage/admin/omnibus/review/${encodeURIComponent(target.slice(THEME.length))}` : null
