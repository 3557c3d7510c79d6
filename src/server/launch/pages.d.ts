/** Writes pages/*.html and pages.json into a folder with a built app. */
export function writePages(dist: string): void
