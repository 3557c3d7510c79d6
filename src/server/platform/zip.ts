// ZIP archives, as far as books and collections of them need them (no ZIP64, no encryption). They are made entry by entry, so that an
// archive that is made while it is sent needs no more memory than its largest entry.
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  data: Buffer
  /** Whether the entry is stored uncompressed: because it cannot become smaller, or must be readable at its place. */
  stored?: boolean
}

const VERSION = 20
const DEFLATED = 8
/** Mark of a name in UTF-8; names in ASCII do without it, as an EPUB wants. */
const UTF8_NAME = 0x0800

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>

/** An archive of the entries in their order, all dated `at`, in parts. */
export async function* zipParts(entries: Entries, at: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = entry.stored ? entry.data : deflateRawSync(entry.data, { level: 9 })
    const facts = factsOf(entry, packed.length, name.length, at)
    const local = Buffer.concat([signature(0x04034b50), facts, name])
    yield local
    yield packed
    directory.push(
      // Fields of the directory: made by a system without file rights; no comment, first disk, no attributes.
      Buffer.concat([signature(0x02014b50), uint16(VERSION), facts, Buffer.alloc(10), uint32(offset), name]),
    )
    offset += local.length + packed.length
  }
  const list = Buffer.concat(directory)
  const count = uint16(directory.length)
  yield list
  yield Buffer.concat([
    ...[signature(0x06054b50), Buffer.alloc(4), count, count, uint32(list.length), uint32(offset), uint16(0)],
  ])
}

/** A whole archive. */
export async function zip(entries: Entries, at: Date): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipParts(entries, at)) parts.push(part)
  return Buffer.concat(parts)
}

/** Fields of an entry that stand both before its data and in the directory. */
function factsOf({ name, data, stored }: ZipEntry, packed: number, nameLength: number, at: Date): Buffer {
  return Buffer.concat([
    uint16(VERSION),
    uint16(/^[ -~]*$/.test(name) ? 0 : UTF8_NAME),
    uint16(stored ? 0 : DEFLATED),
    uint16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    uint16(((Math.max(at.getUTCFullYear(), 1980) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    uint32(crc32(data)),
    uint32(packed),
    uint32(data.length),
    uint16(nameLength),
    uint16(0),
  ])
}

const signature = (value: number): Buffer => uint32(value)

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
