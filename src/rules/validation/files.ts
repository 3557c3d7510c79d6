// Rules on files (doc3 §5): their names, the types they declare, their sizes. Rules on the real content of pictures
// stand in pictures.ts.
import { passes } from './value.ts'

interface FileLike {
  readonly name?: unknown
  readonly type?: unknown
  readonly size?: unknown
}

/** Turns the FileList of a file input, which is no array, into an array. */
export function asList(value: unknown): unknown {
  try {
    // Tested by name, because the class exists in browsers only.
    const isFileList = Object.prototype.toString.call(value) === '[object FileList]'
    return isFileList ? Array.from(value as ArrayLike<unknown>) : value
  } catch {
    return value
  }
}

const passesAsFile = (value: unknown, test: (file: FileLike) => boolean): boolean =>
  passes(asList(value), file => typeof file === 'object' && file !== null && test(file))

/** ext: the name ends in one of the extensions, in any case. Extensions are plain words, not patterns. */
export const ext = (value: unknown, extensions: readonly string[]): boolean =>
  passesAsFile(value, ({ name }) => {
    if (typeof name !== 'string') return false
    const lowerName = name.toLowerCase()
    return extensions.some(extension => lowerName.endsWith(`.${extension.toLowerCase()}`))
  })

/** mimes: the type is one of these. `image/*` means every kind of image, and the type may lack a `+xml` at the end. */
export const mimes = (value: unknown, types: readonly string[]): boolean =>
  passesAsFile(value, ({ type }) => typeof type === 'string' && types.some(wanted => isOfType(type, wanted)))

function isOfType(type: string, wanted: string): boolean {
  const [given = ''] = type.toLowerCase().split(';', 1)
  const pattern = wanted.toLowerCase()
  if (pattern.endsWith('/*')) return given.length >= pattern.length && given.startsWith(pattern.slice(0, -1))
  return given === pattern || given === pattern.split('+', 1)[0]
}

const KILOBYTE = 1024

/** size: at most this many KB of 1,024 bytes. */
export const size = (value: unknown, kilobytes: number): boolean =>
  passesAsFile(value, file => typeof file.size === 'number' && file.size <= kilobytes * KILOBYTE)

/** size_mb: at most this many MB of 1,024 KB. */
export const sizeMb = (value: unknown, megabytes: number): boolean => size(value, megabytes * KILOBYTE)
