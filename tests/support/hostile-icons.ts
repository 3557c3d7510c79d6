// Hostile files that are small enough to be sent as an icon, each made by its own rule on request (B26): metadata about the
// writer, animations, files of two formats, false headers, scripts, bombs.
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { bitmapOf } from './bitmaps.ts'
import { chunk, latin, noisy, pngOf, svg, zeros } from './hostile-pictures.ts'
import type { Random } from './random.ts'

/** Text in every file that carries something beside its pixels; no served file may hold it. */
export const MARK = 'METADATA-OF-THE-WRITER'

type Make = () => Uint8Array | Promise<Uint8Array>

const small = () => noisy(80, 60)
const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const inJpg = async (...segments: Buffer[]): Promise<Buffer> => {
  const jpg = await small().jpeg().toBuffer()
  return Buffer.concat([jpg.subarray(0, 2), ...segments, jpg.subarray(2)])
}
/** A png with chunks behind the header, the place of everything that is not a pixel. */
const inPng = async (...chunks: Buffer[]): Promise<Buffer> => {
  const png = await small().png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}
const exif = { IFD0: { Copyright: MARK }, IFD3: { GPSLatitude: '35/1 39/1 29/1' } }
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${MARK}</rdf:Description></rdf:RDF></x:xmpmeta>`
const script = `<html><script>alert("${MARK}")</script></html>`
const zip = Buffer.concat([latin(`PK\x03\x04${MARK}`), latin('PK\x05\x06'), Buffer.alloc(18)])

const notes: Record<string, Make> = {
  'jpg with exif and a place': () => small().withExif(exif).jpeg().toBuffer(),
  'jpg with xmp': () => inJpg(segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${xmp}`))),
  'jpg with a profile': () => small().withIccProfile('p3').jpeg().toBuffer(),
  'jpg with iptc': () =>
    inJpg(segment(0xed, latin(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x1b\x1c\x02t\0\x16${MARK}\0`))),
  'jpg with a comment': () => inJpg(segment(0xfe, latin(script))),
  'png with texts': () =>
    inPng(
      chunk('tEXt', latin(`Author\0${MARK}`)),
      chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(MARK)])),
      chunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    ),
  'png with exif': () => small().withExif(exif).png().toBuffer(),
  'png with a profile': () => small().withIccProfile('p3').png().toBuffer(),
  'webp with exif and a profile': () => small().withExif(exif).withIccProfile('p3').webp().toBuffer(),
  'gif with a comment': async () => {
    const gif = await small().gif().toBuffer()
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, MARK.length]), latin(MARK), Buffer.from([0])])
    return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
  },
  'svg with a description': () => svg(`<metadata>${MARK}</metadata><title>${MARK}</title><circle r="9"/>`),
}

const frames = (): Promise<Sharp> =>
  Promise.all([1, 2, 3].map(() => small().png().toBuffer())).then(parts => sharp(parts, { join: { animated: true } }))
const moving: Record<string, Make> = {
  'gif that moves': async () => (await frames()).gif().toBuffer(),
  'webp that moves': async () => (await frames()).webp().toBuffer(),
  'png that moves': () => {
    const control = Buffer.alloc(8)
    control[3] = 2
    return inPng(chunk('acTL', control), chunk('fcTL', Buffer.alloc(26)))
  },
  'gif of thirty thousand frames': async () => {
    const gif = await small().gif().toBuffer()
    const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
    return Buffer.concat([gif.subarray(0, -1), ...new Array<Buffer>(30_000).fill(frame), latin(';')])
  },
}

const odd: Record<string, Make> = {
  'jpg in four inks': () => small().toColourspace('cmyk').jpeg().toBuffer(),
  'png of 16 bits': () => small().toColourspace('rgb16').png().toBuffer(),
  'jpg in grey, on its side': () => small().greyscale().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'bmp of 1 bit': () => bitmapOf({ bits: 1 }, 80, 60),
}

const double: Record<string, Make> = {
  'jpg and zip': async () => Buffer.concat([await small().jpeg().toBuffer(), zip]),
  'png and html': async () => Buffer.concat([await small().png().toBuffer(), latin(script)]),
  'webp and html': async () => Buffer.concat([await small().webp().toBuffer(), latin(script)]),
  'gif and script': async () => {
    const gif = await small().gif().toBuffer()
    return Buffer.concat([latin('GIF89a/*'), gif.subarray(8), latin(`*/=1;alert("${MARK}")`)])
  },
  'pdf and jpg': async () => Buffer.concat([latin('%PDF-1.7\n'), await small().jpeg().toBuffer()]),
}

const lies: Record<string, Make> = {
  'html that says it is webp': () => latin(`RIFF\x40\0\0\0WEBPVP8 ${script}`),
  'zip that says it is png': () => Buffer.concat([latin('\x89PNG\r\n\x1a\n'), zip]),
  'a list of addresses': () => latin('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nhttp://127.0.0.1/x\n'),
  tiff: () => noisy(9, 9).tiff().toBuffer(),
  'one byte': () => Buffer.from([0xff]),
  nothing: () => Buffer.alloc(0),
}

const drawings: Record<string, Make> = {
  'svg with a script': () => svg(`<script>alert("${MARK}")</script><rect width="9" height="9"/>`),
  'svg that acts when it is loaded': () =>
    svg('<rect width="9" height="9"/>', `width="60" height="60" onload="alert(1)"`),
  'svg with a page within': () =>
    svg(
      '<foreignObject width="60" height="60"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    ),
  'svg with a link': () => svg('<a xlink:href="javascript:alert(1)"><rect width="60" height="60"/></a>'),
  'svg with entities': () => svg('&a;', undefined, '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
}

const bombs: Record<string, Make> = {
  'png of 65535 x 65535': () => pngOf(65_535, 65_535, chunk('IDAT', deflateSync(Buffer.alloc(99)))),
  'png with 400 MB behind its pixels': () => pngOf(80, 60, chunk('IDAT', zeros(400))),
  'png with 300 MB of text': () =>
    pngOf(
      80,
      60,
      chunk('zTXt', Buffer.concat([latin('a\0\0'), zeros(300)])),
      chunk('IDAT', deflateSync(Buffer.alloc(81 * 60))),
    ),
  'png of 23 million pixels': () => pngOf(4_800, 4_800, chunk('IDAT', zeros(23))),
  'svg a thousand times itself': () => {
    const uses = Array.from(
      { length: 9 },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    )
    return svg(`<defs><g id="l0"><rect width="9" height="9"/></g>${uses.join('')}</defs><use href="#l9"/>`)
  },
}

const cut = (random: Random): Record<string, Make> =>
  Object.fromEntries(
    (['jpeg', 'png', 'gif', 'webp'] as const).map(type => {
      const part = 0.1 + 0.85 * random.next()
      return [
        `${type} cut at ${Math.round(100 * part)} %`,
        async () => (await small().toFormat(type).toBuffer()).subarray(0, -1_000 * part),
      ]
    }),
  )

export const hostileIcons = (random: Random): Record<string, Make> => ({
  ...{ ...notes, ...moving, ...odd, ...double, ...lies, ...drawings, ...bombs, ...cut(random) },
})
