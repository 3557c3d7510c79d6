// Colour scheme of the screen (画面の色): that of the device, or a fixed one. Kept in localStorage, because the first paint
// needs it at once; it is a preference, not a text of the user.

const colorSchemes = ['device', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

const KEY = 'tsumugi-color-scheme'

export function readColorScheme(): ColorScheme {
  try {
    const kept = localStorage.getItem(KEY)
    return colorSchemes.find(scheme => scheme === kept) ?? 'device'
  } catch {
    return 'device'
  }
}

export function applyColorScheme(scheme: ColorScheme): void {
  if (scheme === 'device') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

export function setColorScheme(scheme: ColorScheme): void {
  applyColorScheme(scheme)
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
