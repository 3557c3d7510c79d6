// Icons of characters: uploaded ones, and portraits drawn from the name.

/** Largest upload, in bytes before base64; the browser has cropped the picture by then. */
export const ICON_BYTES_MOST = 480 * 1024
export const ICON_BASE64_MOST = Math.ceil(ICON_BYTES_MOST / 3) * 4
export const ICON_SIZE = 512
/** Most uploaded icons of one user that no character uses. */
export const UNUSED_ICONS_MOST = 100
export const UNUSED_ICON_KEPT_DAYS = 30

/** Number of portraits for one name. */
export const PORTRAIT_VARIANTS = 60

/** Seed of a portrait: the same seed always gives the same face. */
export const portraitKey = (
  worldId: string,
  { familyName, givenName, middleName }: { familyName: string; givenName: string; middleName: string },
  variant: number,
): string => `${worldId}-${[givenName, middleName, familyName].join('・')}:${variant}`
