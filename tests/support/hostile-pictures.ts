// Files that harm a decoder: cut, swollen, with false headers, or of two formats (reliability rule 20).
import { crc32, deflateRawSync, deflateSync, constants as zlib } from 'node:zlib'
import sharp from 'sharp'
import { bitmapOf } from './bitmaps.ts'
import { createRandom } from './random.ts'

const MB = 1024 * 1024

export const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })

export const chunk = (type: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A grey png, 8 bits a pixel. */
export function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([signature, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** Compressed zeros, without the memory for them: the same compressed megabyte over and over. */
export function zeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MB), { finishFlush: zlib.Z_FULL_FLUSH })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...new Array<Buffer>(megabytes).fill(one),
    Buffer.from([3, 0, 0, 0, 0, 1]),
  ])
}

const put = (bytes: Buffer, ...changes: [at: number, value: number][]): Buffer => {
  const changed = Buffer.from(bytes)
  for (const [at, value] of changes) changed[at] = value
  return changed
}

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const script = '<html><script>alert(document.domain)</script></html>'

export async function hostilePictures(): Promise<Record<string, Uint8Array>> {
  const jpg = await noisy(160, 120).jpeg().toBuffer()
  const scans = await noisy(160, 120).jpeg({ progressive: true }).toBuffer()
  const png = await noisy(80, 60).png().toBuffer()
  const gif = await noisy(80, 60).gif().toBuffer()
  const webp = await noisy(80, 60).webp().toBuffer()
  const extended = await noisy(80, 60).webp().withMetadata({ icc: 'srgb' }).toBuffer()
  const frame = jpg.indexOf(Buffer.from([0xff, 0xc0]))
  const lastScan = scans.lastIndexOf(Buffer.from([0xff, 0xda]))
  const random = createRandom(7)
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => random.integer(0, 255)))
  const swollen = deflateSync(Buffer.alloc(81 * 60))

  const cuts = Object.entries({ jpg, png, gif, webp }).flatMap(([type, bytes]) =>
    [0.3, 0.99].map(part => [`${type} cut at ${part * 100} %`, bytes.subarray(0, bytes.length * part)]),
  )
  const magic = {
    ...{ jpg: jpg.subarray(0, frame + 12), png: png.subarray(0, 33), gif: gif.subarray(0, 13) },
    ...{
      webp: webp.subarray(0, 30),
      bmp: bitmapOf({ bits: 24 }, 9, 9).subarray(0, 54),
      svg: latin('<svg width="9" height="9">'),
    },
  }
  const beginnings = Object.entries(magic).map(([type, bytes]) => [
    `${type}, then noise`,
    Buffer.concat([bytes, noise(3000)]),
  ])

  return Object.fromEntries([
    ...cuts,
    ...beginnings,
    ['empty', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['jpg with a hole', Buffer.concat([jpg.subarray(0, 4000), jpg.subarray(4600)])],
    ['jpg higher than its rows', put(jpg, [frame + 5, 8])],
    ['jpg of 65535 x 65535', put(jpg, [frame + 5, 255], [frame + 6, 255], [frame + 7, 255], [frame + 8, 255])],
    [
      'jpg with a thousand scans',
      Buffer.concat([
        scans.subarray(0, -2),
        ...new Array<Buffer>(1000).fill(scans.subarray(lastScan, -2)),
        scans.subarray(-2),
      ]),
    ],
    ['jpg and html', Buffer.concat([jpg, latin(script)])],
    [
      'jpg with html in a comment',
      Buffer.concat([
        jpg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, script.length + 2]),
        latin(script),
        jpg.subarray(2),
      ]),
    ],
    ['png with a broken sum', put(png, [40, 0x55], [60, 0x55])],
    ['png without pixels', pngOf(80, 60)],
    ['png of 65535 x 65535', pngOf(65_535, 65_535, chunk('IDAT', swollen))],
    ['png of many pixels from few bytes', pngOf(4800, 4800, chunk('IDAT', zeros(22)), chunk('IDAT', Buffer.alloc(0)))],
    ['png with a gigabyte behind its pixels', pngOf(80, 60, chunk('IDAT', zeros(1024)))],
    [
      'png with a gigabyte of text',
      pngOf(80, 60, chunk('zTXt', Buffer.concat([latin('a\0\0'), zeros(1024)])), chunk('IDAT', swollen)),
    ],
    [
      'png with a gigabyte of profile',
      pngOf(80, 60, chunk('iCCP', Buffer.concat([latin('a\0\0'), zeros(1024)])), chunk('IDAT', swollen)),
    ],
    ['png and zip', Buffer.concat([png, latin('PK\x05\x06'), Buffer.alloc(18)])],
    [
      'gif with broken codes',
      put(gif, ...Array.from({ length: 200 }, (_, place): [number, number] => [900 + place, 0x55])),
    ],
    ['gif of 65535 x 65535', put(gif, [6, 255], [7, 255], [8, 255], [9, 255])],
    ['gif whose screen is smaller than it', put(gif, [6, 1], [8, 1])],
    ['gif whose screen is a lie', put(gif, [6, 0x80], [7, 2], [8, 0xe0], [9, 1])],
    ['gif and script', put(gif, [6, 0x2f], [7, 0x2a])],
    [
      'gif of a hundred thousand frames',
      Buffer.concat([
        gif.subarray(0, -1),
        ...new Array<Buffer>(100_000).fill(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])),
        latin(';'),
      ]),
    ],
    ['webp of another size than it says', put(extended, [24, 99])],
    ['webp of the largest size', put(extended, [24, 255], [25, 255], [26, 255])],
    ['webp whose length is a lie', put(webp, [4, 255], [5, 255], [6, 255])],
    ['webp and html', Buffer.concat([webp, latin(script)])],
    ['bmp of no size', put(bitmapOf({ bits: 24 }, 9, 9), [18, 0])],
    ['bmp of 65535 x 65535', put(bitmapOf({ bits: 24 }, 9, 9), [18, 255], [19, 255], [22, 255], [23, 255])],
    ['bmp whose pixels lie elsewhere', put(bitmapOf({ bits: 24 }, 9, 9), [12, 255])],
    ['bmp with a palette too small', put(bitmapOf({ bits: 8 }, 90, 9), [46, 2])],
    [
      'bmp of many pixels from few bytes',
      put(bitmapOf({ bits: 8, isRunLength: true }, 90, 9), [18, 0], [19, 20], [22, 0], [23, 18]),
    ],
    [
      'bmp whose runs never end',
      Buffer.concat([bitmapOf({ bits: 8, isRunLength: true }, 90, 1).subarray(0, -2), Buffer.alloc(4 * MB)]),
    ],
    ['tiff', await noisy(9, 9).tiff().toBuffer()],
    ['avif', await noisy(9, 9).avif({ effort: 0 }).toBuffer()],
  ])
}

export const svg = (inside: string, attributes = 'width="60" height="60"', before = '') =>
  latin(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" ${attributes}>${inside}</svg>`,
  )

/** Drawings that eat time or memory. */
export function heavyDrawings(): Record<string, Uint8Array> {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level}"/>`.repeat(10)
    return `<g id="l${level + 1}">${uses}</g>`
  })
  const swollen = pngOf(20_000, 20_000, chunk('IDAT', zeros(400))).toString('base64')
  const square = '<rect width="60" height="60"/>'
  return {
    'svg with entities': svg('&b;', undefined, '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    'svg with entities behind another encoding': svg(
      '<text>&b;</text>',
      undefined,
      '<?xml version="1.0" encoding="UTF-7"?><!--+AC0ALQA+-<!DOCTYPE svg [<!ENTITY b "bb">]>-->',
    ),
    'svg of a huge size': svg('', 'width="1e9" height="1e9"'),
    'svg with a huge box': svg('<rect width="1e30" height="1e30"/>', 'width="60" height="60" viewBox="0 0 1e30 1e30"'),
    'svg styled to another size': svg('<style>svg{width:9000px;height:9000px}</style>'),
    'svg a hundred thousand deep': svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
    'svg that uses itself': svg('<g id="a"><use href="#a"/><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    'svg with uses of uses': svg(`<defs><g id="l0">${square}</g>${levels.join('')}</defs><use href="#l12"/>`),
    'svg with a slow filter': svg(
      `<filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(90)}</filter><rect width="4800" height="4800" filter="url(#f)"/>`,
      'width="4800" height="4800"',
    ),
    'svg with many shapes': svg('<path d="m0 0h1"/>'.repeat(200_000)),
    'svg with a swollen picture within': svg(`<image width="9" height="9" href="data:image/png;base64,${swollen}"/>`),
  }
}

/** Drawings that refer to content outside: a file that holds a picture, one that holds a text, an address. */
export function curiousDrawings(picture: string, text: string, address: string): Record<string, Uint8Array> {
  const places = { picture: `file://${picture}`, text: `file://${text}`, address }
  const asked = Object.entries(places).map(([name, place]) => [
    `svg that asks for a ${name}`,
    svg(`
      <style>@import url("${place}"); rect { fill: url("${place}#a") }</style>
      <image href="${place}" width="60" height="60"/><image xlink:href="${place}" width="60" height="60"/>
      <use href="${place}#a"/><xi:include href="${place}" parse="text"/>
      <text y="20"><xi:include href="${place}" parse="text"/></text>
      <filter id="f"><feImage href="${place}"/></filter><g filter="url(#f)"><path d="M0 0"/></g>
      <foreignObject width="60" height="60"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${place}"/></foreignObject>
      <script href="${place}"/><script>fetch("${place}")</script>`),
  ])
  const inside = svg(`<image href="${places.picture}" width="60" height="60"/>`).toString('base64')
  return {
    ...Object.fromEntries(asked),
    'svg with a style sheet elsewhere': svg('', undefined, `<?xml-stylesheet href="${address}" type="text/css"?>`),
    'svg with a definition elsewhere': svg('', undefined, `<!DOCTYPE svg SYSTEM "${address}">`),
    'svg with a drawing within that asks': svg(
      `<image href="data:image/svg+xml;base64,${inside}" width="60" height="60"/>`,
    ),
    'svg that asks for a relative file': svg(
      `<image href="${picture}" width="60" height="60"/><image href="../../../../../..${picture}" width="60" height="60"/>`,
    ),
  }
}
