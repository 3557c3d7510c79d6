/** The skeleton of a route's page, as a style and content; null for pages that everybody may read. */
export function skeletonOf(route: string, part: string | undefined): { style: string; content: string } | null
