// Headers of pictures in every format that is read, as small as they can be.

const ascii = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256)
const little = (value: number, length: number): number[] => big(value, length).reverse()
const zeros = (length: number): number[] => new Array<number>(length).fill(0)

type Make = (width: number, height: number) => Uint8Array<ArrayBuffer>

export const png: Make = (width, height) =>
  Uint8Array.from([
    ...[...ascii('\x89PNG\r\n\x1a\n'), ...big(13, 4), ...ascii('IHDR')],
    ...[...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0],
  ])

export const gif: Make = (width, height) =>
  Uint8Array.from([...ascii('GIF89a'), ...little(width, 2), ...little(height, 2), 0, 0, 0])

export const bmp: Make = (width, height) =>
  Uint8Array.from([...ascii('BM'), ...zeros(12), ...little(40, 4), ...little(width, 4), ...little(height, 4)])

/** A bmp with rows from top to bottom: a height below zero. */
export const bmpDownwards: Make = (width, height) => bmp(width, 2 ** 32 - height)

export const oldBmp: Make = (width, height) =>
  Uint8Array.from([
    ...ascii('BM'),
    ...zeros(12),
    ...little(12, 4),
    ...little(width, 2),
    ...little(height, 2),
    ...zeros(4),
  ])

const riff = (kind: string, body: number[]) =>
  Uint8Array.from([...ascii('RIFF'), ...zeros(4), ...ascii(`WEBP${kind}`), ...zeros(4), ...body])

export const webpLossy: Make = (width, height) =>
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)])

export const webpLossless: Make = (width, height) =>
  riff('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), ...zeros(5)])

export const webpExtended: Make = (width, height) =>
  riff('VP8X', [...zeros(4), ...little(width - 1, 3), ...little(height - 1, 3)])

const segment = (marker: number, body: number[]): number[] => [0xff, marker, ...big(body.length + 2, 2), ...body]
const frame = (width: number, height: number): number[] =>
  segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0])

export const jpg: Make = (width, height) =>
  Uint8Array.from([0xff, 0xd8, ...segment(0xe0, ascii('JFIF\0')), ...segment(0xc4, [0]), ...frame(width, height)])

/** A picture as a camera held upright makes it: stored on its side, with a note, and padding before the pixels begin. */
export const turnedJpg = (width: number, height: number, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const number = isLittle ? little : big
  const entry = [...number(0x0112, 2), ...number(3, 2), ...number(1, 4), ...number(6, 2), 0, 0]
  const note = [...ascii(isLittle ? 'II' : 'MM'), ...number(42, 2), ...number(8, 4), ...number(1, 2), ...entry]
  const stored = frame(height, width)
  return Uint8Array.from([0xff, 0xd8, ...segment(0xe1, [...ascii('Exif\0\0'), ...note]), 0xff, 0xff, ...stored])
}

export const svgOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
export const svg: Make = (width, height) =>
  svgOf(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)

export const makers: Readonly<Record<string, Make>> = {
  ...{ png, gif, bmp, bmpDownwards, oldBmp, webpLossy, webpLossless, webpExtended, jpg, svg },
  turnedJpgLittle: (width, height) => turnedJpg(width, height, true),
  turnedJpgBig: (width, height) => turnedJpg(width, height, false),
}
