/** Writes pages/*.html and pages.json into a folder that was built. */
export function writePages(dist: string): void
