// Checks on pictures (doc3 §5), for either side's way of reading them: the browser reads the header (header-checks.ts),
// the server decodes the whole picture (its platform/pictures/checks.ts). A schema with one of them is parsed with
// `safeParseAsync`.
import { checkMessages as messages } from '../messages/checks.ts'
import { type Check, check } from './check.ts'
import * as pictures from './pictures.ts'

/** Replaces each file by the data that the rules on pictures judge; a value without files is returned at once. */
export type ReadPictures = (value: unknown) => unknown

const isPromise = (value: unknown): value is Promise<unknown> => {
  try {
    return value instanceof Promise
  } catch {
    // `instanceof` throws for a revoked proxy.
    return false
  }
}

export function pictureChecks(read: ReadPictures) {
  const byContent = (holds: (value: unknown) => boolean) => (value: unknown) => {
    const known = read(value)
    return isPromise(known) ? known.then(holds) : holds(known)
  }

  return {
    image: (field: string): Check => check('image', messages.image(field), byContent(pictures.image)),

    /** Check of exact dimensions, a rule of the standard catalogue. */
    dimensions: (field: string, width: number, height: number): Check =>
      check(
        'dimensions',
        messages.dimensions(field, width, height),
        byContent(value => pictures.widthHeight(value, width, height)),
      ),

    dimensionsMax: (field: string, width: number, height: number): Check =>
      check(
        'dimensions_max',
        messages.dimensions_max(field, width, height),
        byContent(value => pictures.dimensionsMax(value, width, height)),
      ),

    widthHeight: (field: string, width: number, height: number): Check =>
      check(
        'width_height',
        messages.width_height(field, width, height),
        byContent(value => pictures.widthHeight(value, width, height)),
      ),
  }
}
