// The archive of the embedded database's log (setting WAL_ARCHIVE): each finished part is packed into the folder by PostgreSQL
// itself, through a script, because it runs as a process of its own. With it a backup can be restored to any later moment.
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

/** Seconds after which a part that is not full is archived too: the most that a lost disk takes along. */
const LATEST_SECONDS = 60

/** A part that stands there already is the same one, whose archiving was told to nobody. */
const KEEP = `#!/bin/sh
# keep-log PART NAME FOLDER: packs a finished part of the log into the archive, whole or not at all.
set -eu
if [ -e "$3/$2.gz" ]; then gzip -dc "$3/$2.gz" | cmp -s - "$1"; exit; fi
gzip -c "$1" > "$3/$2.unfinished"
sync "$3/$2.unfinished" 2>/dev/null || sync
mv "$3/$2.unfinished" "$3/$2.gz"
`

/** Makes folder and script. @returns settings of PostgreSQL, as they stand on its command line */
export function prepareArchive(folder: string, archive: string, runAs: RunAs): string[] {
  mkdirSync(archive, { recursive: true, mode: 0o700 })
  if (runAs.way === 'nobody') chownSync(archive, runAs.uid, runAs.gid)
  const script = join(folder, 'keep-log')
  writeFileSync(script, KEEP, { mode: 0o755 })
  return [
    'archive_mode=on',
    `archive_timeout=${LATEST_SECONDS}`,
    `archive_command='sh "${script}" "%p" "%f" "${archive}"'`,
  ]
}

/** Command of PostgreSQL that brings a part back from the archive; it fails where there is none, which ends the log. */
export const bringBack = (archive: string | null): string =>
  archive === null ? 'false' : `test -e "${archive}/%f.gz" && gzip -dc "${archive}/%f.gz" > "%p"`
