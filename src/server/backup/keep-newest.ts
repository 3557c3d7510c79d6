// The backups that are kept: the newest ones, and of the archive of the log what the oldest of them can be restored with.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './manifest.ts'

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const LEFT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unfinished$/
/** A part of the log by its place on any line: line, and number. */
const PART = /^[0-9A-F]{8}([0-9A-F]{16})\.gz$/

/** Deletes all but the newest backups of a folder. @returns how many backups and parts of the log were deleted */
export async function keepNewest(into: string, count: number, archive: string | null) {
  const names = (await readdir(into)).filter(name => NAME.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(into, name), { recursive: true })
  for (const name of (await readdir(into)).filter(each => LEFT.test(each))) {
    await rm(join(into, name), { recursive: true, force: true })
  }
  const oldest = names.at(-count) ?? names[0]
  const first = oldest === undefined ? undefined : (await readManifest(join(into, oldest))).log?.first.slice(8)
  if (archive === null || first === undefined) return { backups: old.length, parts: 0 }
  const parts = (await readdir(archive)).filter(name => (PART.exec(name)?.[1] ?? first) < first)
  for (const name of parts) await rm(join(archive, name))
  return { backups: old.length, parts: parts.length }
}
