// The checks on pictures (doc3 §5) as the server makes them: every file is decoded whole, and nothing else passes, neither bytes
// that only begin like a picture nor an object that says what it is.
import { pictureChecks } from '#rules/validation/picture-checks.ts'
import { UNREADABLE } from '#rules/validation/pictures.ts'
import { isEmpty } from '#rules/validation/value.ts'
import { decodedPicture } from './decode.ts'
import { MOST_BYTES } from './work.ts'

/** @throws TooBusy when one of them is parsed */
export const { image, dimensions, dimensionsMax, widthHeight } = pictureChecks(value =>
  Array.isArray(value) ? decodedList(value) : decoded(value),
)

/** One after the other, so that no list takes all the places; after the first that is no picture the rest costs nothing. */
async function decodedList(values: readonly unknown[]): Promise<unknown> {
  const known: unknown[] = []
  for (const value of values) {
    const each = await decoded(value)
    if (each === UNREADABLE) return UNREADABLE
    known.push(each)
  }
  return known
}

async function decoded(value: unknown): Promise<unknown> {
  if (isEmpty(value)) return value
  const bytes = await bytesOf(value)
  return (bytes && (await decodedPicture(bytes))) ?? UNREADABLE
}

async function bytesOf(value: unknown): Promise<Uint8Array | null> {
  if (value instanceof Uint8Array) return value
  return value instanceof Blob && value.size <= MOST_BYTES ? new Uint8Array(await value.arrayBuffer()) : null
}
