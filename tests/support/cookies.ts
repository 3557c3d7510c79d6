/** Ends all cookies of the document; jsdom has no other way. */
export function clearCookies(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in jsdom.
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
}
