// Copying of folders that are in use: checksums are of the bytes that were written, and a file that disappears
// meanwhile is left out.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry } from './manifest.ts'

export type Copied = { folders: string[]; entries: Entry[] }

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Copies a folder into a backup.
 * @param as path of the copy inside the backup
 * @param wanted whether a path inside the folder is copied; of a folder that is not, nothing is
 * @param last files that are copied when all others are
 */
export async function copyFolder(
  from: string,
  backup: string,
  as: string,
  { wanted = () => true, last = [] }: { wanted?: (path: string, isFolder: boolean) => boolean; last?: string[] } = {},
): Promise<Copied> {
  const copied: Copied = { folders: [as], entries: [] }
  const late: string[] = []
  await mkdir(join(backup, as), { recursive: true, mode: 0o700 })
  const walk = async (folder: string): Promise<void> => {
    for (const each of await list(folder)) {
      const path = join(folder, each.name)
      const inside = relative(from, path)
      if (!wanted(inside, each.isDirectory())) continue
      if (each.isDirectory()) {
        await mkdir(join(backup, as, inside), { recursive: true, mode: 0o700 })
        copied.folders.push(join(as, inside))
        await walk(path)
      } else if (each.isFile()) {
        if (last.includes(inside)) late.push(inside)
        else await take(inside)
      }
    }
  }
  const take = async (inside: string): Promise<void> => {
    const entry = await copyFile(join(from, inside), backup, join(as, inside))
    if (entry) copied.entries.push(entry)
  }
  await walk(from)
  for (const inside of late) await take(inside)
  return copied
}

const list = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch(error => {
    if (isGone(error)) return []
    throw error
  })

/** Copies one file; null when it is gone. */
export async function copyFile(from: string, backup: string, path: string): Promise<Entry | null> {
  const hash = createHash('sha256')
  let bytes = 0
  const summing = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(createReadStream(from), summing, createWriteStream(join(backup, path), { mode: 0o600 }))
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
  return { path, bytes, sha256: hash.digest('hex') }
}
