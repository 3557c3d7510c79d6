// The checks on files and pictures (doc3 §5). Those on pictures read the file, so their schema is parsed with
// `safeParseAsync`; given bytes or a header that was read already, they answer at once.
import { checkMessages as messages } from '../messages/checks.ts'
import { type Check, check } from './check.ts'
import * as files from './files.ts'
import * as pictures from './pictures.ts'

export const ext = (field: string, extensions: readonly string[]): Check =>
  check('ext', messages.ext(field, extensions), value => files.ext(value, extensions))

export const mimes = (field: string, types: readonly string[]): Check =>
  check('mimes', messages.mimes(field), value => files.mimes(value, types))

export const size = (field: string, kilobytes: number): Check =>
  check('size', messages.size(field, kilobytes), value => files.size(value, kilobytes))

export const sizeMb = (field: string, megabytes: number): Check =>
  check('size_mb', messages.size_mb(field, megabytes), value => files.sizeMb(value, megabytes))

export const image = (field: string): Check => check('image', messages.image(field), byContent(pictures.image))

/** The standard rule of exact dimensions. */
export const dimensions = (field: string, width: number, height: number): Check =>
  check(
    'dimensions',
    messages.dimensions(field, width, height),
    byContent(value => pictures.widthHeight(value, width, height)),
  )

export const dimensionsMax = (field: string, width: number, height: number): Check =>
  check(
    'dimensions_max',
    messages.dimensions_max(field, width, height),
    byContent(value => pictures.dimensionsMax(value, width, height)),
  )

export const widthHeight = (field: string, width: number, height: number): Check =>
  check(
    'width_height',
    messages.width_height(field, width, height),
    byContent(value => pictures.widthHeight(value, width, height)),
  )

function byContent(holds: (value: unknown) => boolean): (value: unknown) => boolean | Promise<boolean> {
  return value => (pictures.hasFile(value) ? pictures.pictureBytes(value).then(holds) : holds(value))
}
