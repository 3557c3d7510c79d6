// Routes whose pages the server sends with their content: what everybody may read, and what people come to from outside. A reader's
// page has its whole text, which the app then cuts by the size of the screen.
const routes = [
  '/',
  '/login',
  '/aboutPBW',
  '/recruitingForm',
  '/pastCampaign',
  '/cp/$cpId',
  '/illust',
  '/voice',
  '/news',
  '/news/$postId',
  '/news/$postId/read',
  '/novel',
  '/novel/$keyword',
  '/worldSelect',
  '/world/$worldId',
  '/world/$worldId/guide/$pageId',
  '/world/$worldId/novel',
  '/world/$worldId/novel/$novelId',
  '/world/$worldId/novel/$novelId/read',
  '/world/$worldId/scenario',
  '/world/$worldId/scenario/opening',
  '/world/$worldId/scenario/writing',
  '/world/$worldId/scenario/replay',
  '/world/$worldId/scenario/$scenarioId/$phase',
  '/world/$worldId/scenario/$scenarioId/$phase/read',
  '/world/$worldId/scenario/$scenarioId/$phase/replay',
  '/world/$worldId/character/$characterId',
  '/world/$worldId/note/$noteId',
  '/world/$worldId/note/$noteId/read',
  '/world/$worldId/noteBook/$noteBookId',
  '/world/$worldId/worldSearch/note',
  '/world/$worldId/tweet',
  '/world/$worldId/tweetEvent/$eventId',
  '/master',
  '/master/$masterId',
  '/document/$documentId',
] as const

const patterns = routes.map(route => new RegExp(`^${route.replace(/\$\w+/g, '[^/]{1,200}')}$`))

/**
 * Whether a rendered page is offered to search engines and has a picture for link cards. Results of searches are not, because there
 * is no end of them.
 */
export const isListedPath = (path: string): boolean => !/^\/novel\/|\/worldSearch\//.test(path)

/** Whether the page of a path is sent with its content. */
export const isRenderedPath = (path: string): boolean => patterns.some(pattern => pattern.test(path))
