// The size of an svg: width and height of its first element, with missing ones from its viewBox. Reads only the
// beginning, once.
import type { ByteReader } from './byte-reader.ts'
import type { PictureSize } from './image-header.ts'

const PREFIX_BYTES = 64 * 1024

// Longest attribute that is read; a longer one is no number.
const MAX_ATTRIBUTE = 200

/** CSS pixels per unit; relative units give no size. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
}

export function readSvg({ bytes }: ByteReader): PictureSize | null {
  const text = new TextDecoder().decode(bytes.subarray(0, PREFIX_BYTES))
  const start = rootElement(text)
  if (start === null) return null
  const attributes = readAttributes(text, start)
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  const box = viewBox(attributes.get('viewBox'))
  if (width !== null && height !== null) return rounded(width, height)
  if (box === null) return null
  if (width !== null) return rounded(width, (width * box.height) / box.width)
  if (height !== null) return rounded((height * box.width) / box.height, height)
  return rounded(box.width, box.height)
}

const rounded = (width: number, height: number): PictureSize => ({
  width: Math.round(width),
  height: Math.round(height),
})

/** Position of the attributes of `<svg`, behind declarations and comments; null when another element comes first. */
function rootElement(text: string): number | null {
  for (let at = 0; ; ) {
    at = afterSpace(text, at)
    let end: number
    if (text.startsWith('<?', at)) end = text.indexOf('?>', at) + 2
    else if (text.startsWith('<!--', at)) end = text.indexOf('-->', at + 4) + 3
    else if (text.startsWith('<!DOCTYPE svg', at)) {
      end = text.indexOf('>', at) + 1
      // A document type with definitions is refused: nobody draws such pictures by hand, and they can make a small file
      // huge.
      if (text.slice(at, end).includes('[')) return null
    } else return text.startsWith('<svg', at) && /^[\s/>]/.test(text.charAt(at + 4)) ? at + 4 : null
    if (end <= at) return null
    at = end
  }
}

function afterSpace(text: string, at: number): number {
  const space = /\s*/y
  space.lastIndex = at
  space.test(text)
  return space.lastIndex
}

function readAttributes(text: string, start: number): ReadonlyMap<string, string> {
  const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
  attribute.lastIndex = start
  const found = new Map<string, string>()
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name = '', inDouble, inSingle] = match
    const value = (inDouble ?? inSingle ?? '').trim()
    if (value.length <= MAX_ATTRIBUTE) found.set(name, value)
  }
  return found
}

/** A length in pixels; null for a missing one, a relative one, or one not above zero. */
function lengthOf(text: string | undefined): number | null {
  const [, number = '', unit = ''] = /^\+?([0-9.]+(?:e[+-]?[0-9]+)?)\s*([a-z]*)$/i.exec(text ?? '') ?? []
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null
}

function viewBox(text: string | undefined): PictureSize | null {
  const [, , width = 0, height = 0, ...rest] = (text ?? '').split(/[\s,]+/).map(Number)
  const isSize = width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)
  return isSize && rest.length === 0 ? { width, height } : null
}
