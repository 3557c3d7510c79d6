// 画面の色: as the device has it, or fixed. Kept in localStorage, because the first paint needs it at once; it is a
// preference, not anything anybody wrote.

export const colorSchemes = ['device', 'light', 'dark'] as const
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
    // Without storage the choice holds until the page is closed.
  }
}
