// The checks on pictures (doc3 §5), for whatever way a side has of finding out what a picture is: the browser reads the header
// (header-checks.ts), the server decodes the whole (its platform/pictures/checks.ts). A schema with one of them is parsed with
// `safeParseAsync`.
import { checkMessages as messages } from '../messages/checks.ts'
import { type Check, check } from './check.ts'
import * as pictures from './pictures.ts'

/** Puts in the place of each file what the rules on pictures judge; what is no file is answered at once. */
export type ReadPictures = (value: unknown) => unknown

const isPromise = (value: unknown): value is Promise<unknown> => {
  try {
    return value instanceof Promise
  } catch {
    // What is gone cannot even be asked.
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

    /** The standard rule of exact dimensions. */
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
