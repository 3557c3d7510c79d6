// ZIP reader that follows the directory of an archive and throws on everything that disagrees with it.
import { crc32, inflateRawSync } from 'node:zlib'

export type Unzipped = { name: string; method: number; extra: number; offset: number; data: Buffer }

/** @throws when the directory, an entry or a checksum is not right. */
export function unzip(archive: Buffer): Unzipped[] {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive does not end with its directory.')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  if (at + archive.readUInt32LE(end + 12) !== end) throw new Error('The directory has another size than it says.')
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is broken.')
    const nameLength = archive.readUInt16LE(at + 28)
    const listed = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const offset = archive.readUInt32LE(at + 42)
    const facts = archive.subarray(at + 6, at + 30)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    return entryAt(archive, offset, listed, facts)
  })
}

function entryAt(archive: Buffer, offset: number, listed: string, facts: Buffer): Unzipped {
  if (archive.readUInt32LE(offset) !== 0x04034b50) throw new Error(`${listed} is not where the directory says.`)
  if (!archive.subarray(offset + 4, offset + 28).equals(facts)) throw new Error(`${listed} says two things of itself.`)
  const nameLength = archive.readUInt16LE(offset + 26)
  const extra = archive.readUInt16LE(offset + 28)
  const name = archive.subarray(offset + 30, offset + 30 + nameLength).toString('utf8')
  if (name !== listed) throw new Error(`${listed} calls itself ${name}.`)
  const start = offset + 30 + nameLength + extra
  const packed = archive.subarray(start, start + archive.readUInt32LE(offset + 18))
  const method = archive.readUInt16LE(offset + 8)
  const data = method === 8 ? inflateRawSync(packed) : packed
  if (data.length !== archive.readUInt32LE(offset + 22)) throw new Error(`${name} has another size than it says.`)
  if (crc32(data) !== archive.readUInt32LE(offset + 14)) throw new Error(`${name} is not what it was.`)
  return { name, method, extra, offset, data }
}
