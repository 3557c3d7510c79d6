// References in `event-pages.json`: drawings of the libraries, and the pictures of a library that a page of its world shows.
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

const FILE = 'event-pages.json'

export function judgeEventPages(
  { eventPages: { library, pages } }: Content,
  reader: Reader,
  isDrawn: (picture: string) => boolean,
): void {
  for (const { blobName, picture } of library) {
    if (!isDrawn(picture)) reader.fault(FILE, blobName, `there is no picture pictures/${picture}.svg`)
  }
  for (const { worldId, eventId, banner, parts } of pages) {
    for (const name of [banner, ...parts.map(({ picture }) => picture)]) {
      const isThere = library.some(each => each.worldId === worldId && each.blobName === name)
      if (name !== undefined && !isThere)
        reader.fault(FILE, eventId, `the library of ${worldId} has no picture “${name}”`)
    }
  }
}
