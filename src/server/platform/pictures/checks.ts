// Checks on pictures (doc3 §5) on the server: every file is decoded completely, and nothing else passes, neither bytes that
// only begin like a picture nor an object that claims to be one.
import { pictureChecks } from '#rules/validation/picture-checks.ts'
import { UNREADABLE } from '#rules/validation/pictures.ts'
import { isEmpty } from '#rules/validation/value.ts'
import { decodedFacts } from './decode.ts'
import { MOST_BYTES } from './work.ts'

/** @throws TooBusy while parsing with one of them */
export const { image, dimensions, dimensionsMax, widthHeight } = pictureChecks(value =>
  Array.isArray(value) ? decodedList(value) : decoded(value),
)

/** Decodes one after the other, so that no list takes all places; the first failure ends the work. */
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
  return (bytes && (await decodedFacts(bytes))) ?? UNREADABLE
}

async function bytesOf(value: unknown): Promise<Uint8Array | null> {
  if (value instanceof Uint8Array) return value
  return value instanceof Blob && value.size <= MOST_BYTES ? new Uint8Array(await value.arrayBuffer()) : null
}
