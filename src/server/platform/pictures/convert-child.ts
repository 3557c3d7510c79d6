// The process that decodes a picture of others: it reads the bytes, writes webP, and is thrown away. Arguments: width,
// height. Nothing but these four formats is decoded, whatever the bytes call themselves (reliability.md rule 20).
import sharp from 'sharp'

/** 24 million pixels are 96 MB decoded. */
const MOST_PIXELS = 24_000_000
const MOST_RESIDENT_BYTES = 400 * 1024 * 1024

const [width, height] = process.argv.slice(2).map(Number)

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

// The decoders work in threads of their own, so this is heard while they run.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_RESIDENT_BYTES) process.exit(1)
}, 20).unref()

const parts: Buffer[] = []
for await (const part of process.stdin as AsyncIterable<Buffer>) parts.push(part)
const picture = sharp(Buffer.concat(parts), { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  .autoOrient()
  .resize(width, height, { fit: 'cover', position: 'attention' })
  .webp({ quality: 80 })
process.stdout.write(await picture.toBuffer())
