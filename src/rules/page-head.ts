// Head of a screen's page beyond that of index.html. The build writes it into the pages of visits without a worker, and the
// worker into the one page that it keeps.

/**
 * @param part name of its part of the routes, which the app loads before the first screen; undefined for a screen in none
 * @param links paths of the files of its screen, without the slash at their beginning; they are fetched at the same time
 */
export const pageHead = (part: string | undefined, links: readonly string[]): string =>
  [
    part ? `<meta name="routes" content="${part}">` : '',
    ...links.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')

/** The page with this at the end of its head. */
export const headed = (html: string, head: string): string => html.replace('</head>', `${head}</head>`)
