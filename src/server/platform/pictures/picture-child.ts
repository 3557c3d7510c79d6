// The process that decodes a picture: it reads the bytes, decodes every pixel, writes the result, and is thrown away
// (reliability rule 20). Its argument is the work as JSON. Only the decoder of the promised type is enabled.
import sharp from 'sharp'
import type { PictureType } from '#rules/validation/image-header.ts'
import { decodeBitmap } from './bitmap.ts'
import { type Pixels, rawOf, readPixels } from './pixels.ts'
import { type Found, MOST_RESIDENT_BYTES, MOST_WORK_MS, PATIENCE_MS, type Wanted, type Work } from './work.ts'

const decoders: Readonly<Record<PictureType, string | null>> = {
  jpg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
  svg: 'VipsForeignLoadSvgBuffer',
  // No decoder of sharp's: bitmap.ts decodes these.
  bmp: null,
}

/** Ends the process at once; a normal exit would wait for the decoder's threads. */
const die = () => process.kill(process.pid, 'SIGKILL')

// The decoders work in threads of their own, so the timer runs meanwhile.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1000 > MOST_WORK_MS || process.memoryUsage.rss() > MOST_RESIDENT_BYTES) die()
}, 20).unref()
// The server kills this process earlier; this is for the case that the server itself was killed.
setTimeout(die, 2 * PATIENCE_MS).unref()

const { header, wanted } = JSON.parse(process.argv[2] ?? '') as Work

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
const decoder = decoders[header.type]
if (decoder) sharp.unblock({ operation: [decoder] })

const parts: Buffer[] = []
for await (const part of process.stdin as AsyncIterable<Buffer>) parts.push(part)
const bytes = Buffer.concat(parts)

const pixels: Pixels | null = header.type === 'bmp' ? decodeBitmap(bytes) : await readPixels(bytes, header)
if (pixels === null) throw new Error('not all of its pixels are there')

const pictures = await asWebp(pixels, wanted)
const lengths = pictures.map(({ length }) => length)
const found: Found = { type: header.type, width: pixels.width, height: pixels.height, lengths }
process.stdout.write(`${JSON.stringify(found)}\n`)
for (const picture of pictures) process.stdout.write(picture)

/**
 * The wanted pictures as webP. Each is made from the one before, so that cropped parts stay out and fewer pixels are read.
 */
async function asWebp(first: Pixels, sizes: readonly Wanted[]): Promise<Buffer[]> {
  const made: Buffer[] = []
  let from = first
  for (const [place, { fit, ...box }] of sizes.entries()) {
    const { width, height, channels } = from
    const sized = sharp(from.data, { raw: { width, height, channels } }).resize({
      ...box,
      fit,
      ...(fit === 'cover' ? { position: 'attention' } : { withoutEnlargement: true }),
    })
    made.push(await sized.clone().webp({ quality: 80 }).toBuffer())
    if (place < sizes.length - 1) from = await rawOf(sized)
  }
  return made
}
