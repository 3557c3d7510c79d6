// The list of a backup: every file with its length and its checksum, so that a damaged copy is found before it is
// needed.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { StartError } from '../platform/start-error.ts'

const entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })
const manifest = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Major version of the PostgreSQL that made the database. */
  postgres: z.string(),
  /** Way in which the database was copied: by us, or by pg_basebackup, which has a list of its own. */
  database: z.enum(['copied', 'pg_basebackup']),
  /** First and last part of the log that it needs. */
  log: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Whether files of users are in it; those of a bucket are not. */
  files: z.enum(['copied', 'in the bucket']),
  /** Folders, also empty ones. */
  folders: z.array(z.string()),
  entries: z.array(entry),
})

export type Entry = z.output<typeof entry>
export type Manifest = z.output<typeof manifest>

const NAME = 'manifest.json'
const SUM = 'manifest.sha256'

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export async function writeManifest(backup: string, list: Manifest): Promise<void> {
  const text = `${JSON.stringify(list, null, 1)}\n`
  await writeFile(join(backup, NAME), text)
  await writeFile(join(backup, SUM), `${sumOf(text)}\n`)
}

/** @throws StartError when the folder holds no backup, or its list was changed */
export async function readManifest(backup: string): Promise<Manifest> {
  const [text, sum] = await Promise.all([NAME, SUM].map(name => readFile(join(backup, name), 'utf8'))).catch(() => {
    throw new StartError(`There is no backup in ${backup}: name the folder that holds its ${NAME}.`)
  })
  if (sumOf(text ?? '') !== sum?.trim()) throw new StartError(`The list of the backup in ${backup} was changed.`)
  return manifest.parse(JSON.parse(text ?? ''))
}

/** Files that are not as they were copied, a line each; empty for a sound backup. */
export async function findDamage(backup: string, list: Manifest): Promise<string[]> {
  const damage: string[] = []
  for (const { path, bytes, sha256 } of list.entries) {
    const found = await sumUp(join(backup, path)).catch(() => null)
    if (found === null) damage.push(`${path} is missing`)
    else if (found.bytes !== bytes) damage.push(`${path} has ${found.bytes} bytes instead of ${bytes}`)
    else if (found.sha256 !== sha256) damage.push(`${path} was changed`)
  }
  return damage
}

export async function sumUp(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async chunks => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}
