// Icons of characters: uploaded ones, and portraits drawn from the name.

/** What is sent of an upload, before base64: the browser has cropped it by then. */
export const ICON_BYTES_MOST = 480 * 1024
export const ICON_BASE64_MOST = Math.ceil(ICON_BYTES_MOST / 3) * 4
export const ICON_SIZE = 512
/** Uploaded and used by no character, of one user. */
export const UNUSED_ICONS_MOST = 100
export const UNUSED_ICON_KEPT_DAYS = 30

/** How many portraits there are of a name. */
export const PORTRAIT_VARIANTS = 60

/** What a portrait is drawn from: the same always gives the same face. */
export const portraitKey = (
  worldId: string,
  { familyName, givenName, middleName }: { familyName: string; givenName: string; middleName: string },
  variant: number,
): string => `${worldId}-${[givenName, middleName, familyName].join('・')}:${variant}`
