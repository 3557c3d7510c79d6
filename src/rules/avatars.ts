// Avatars: the glyph of somebody without a picture, when a picture opens large, and which one is shown (rules §17).
import { avatarDefaultSize, iconZoomAbove, personGlyphRatio } from './constants/display.ts'

/** The size of the person glyph in an avatar (rules §17). */
export const personGlyphSize = (size = avatarDefaultSize): number => personGlyphRatio * size

/** Whether a picture of this size opens large when it is pressed (rules §17). */
export const opensZoom = (size: number): boolean => size > iconZoomAbove

/** The icon id in the rows of CharacterSetUpIcon: second of the first row, '' without rows (rules §17). */
export function iconIdOf(rows: unknown): string {
  const first: unknown = Array.isArray(rows) ? rows[0] : undefined
  const id: unknown = Array.isArray(first) ? first[1] : undefined
  return typeof id === 'string' ? id : ''
}
