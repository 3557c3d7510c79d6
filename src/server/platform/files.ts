// Files of users and of the demo: on disk under the data folder, or in a bucket; served under /files (answer-file.ts).
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Bucket } from '../scale-settings.ts'
import type { Faults } from './faults.ts'

export type Files = Disk

/** Folder for files being written; a file left in it is incomplete. */
export const UNFINISHED = 'unfinished'

/** Storage in which a file exists under its name completely or not at all, even after a kill or on a full disk. */
class WholeFiles extends Disk {
  readonly #faults: Pick<Faults, 'notice'> | undefined

  constructor(driver: FSDriver, faults: Pick<Faults, 'notice'> | undefined) {
    super(driver)
    this.#faults = faults
  }

  override put(...[key, contents, options]: Parameters<Disk['put']>): Promise<void> {
    return this.#whole(key, unfinished => super.put(unfinished, contents, options))
  }

  override putStream(...[key, contents, options]: Parameters<Disk['putStream']>): Promise<void> {
    return this.#whole(key, unfinished => super.putStream(unfinished, contents, options))
  }

  async #whole(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = `${UNFINISHED}/${randomUUID()}`
    try {
      await write(unfinished)
      await this.move(unfinished, key)
    } catch (error) {
      this.#faults?.notice(error)
      // A full disk leaves an empty file.
      await this.delete(unfinished).catch(() => {})
      throw error
    }
  }
}

export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** @param faults collector of full disks, for health */
export const createFiles = (dataDir: string, faults?: Pick<Faults, 'notice'>): Files =>
  new WholeFiles(new FSDriver({ location: filesFolder(dataDir), visibility: 'public' }), faults)

/** Files where the settings want them. @throws StartError when their bucket cannot be used */
export async function openFiles(
  { dataDir, bucket }: { dataDir: string; bucket: Bucket | null },
  faults?: Pick<Faults, 'notice'>,
): Promise<Files> {
  if (!bucket) return createFiles(dataDir, faults)
  const { openBucket } = await import('./files-s3.ts')
  return openBucket(bucket, join(filesFolder(dataDir), UNFINISHED), faults)
}

/** Facts of a file; null when there is none of the name. @throws the error of a store that does not answer */
export function metaOf(files: Files, key: string): Promise<{ contentLength: number; lastModified: Date } | null> {
  return files.getMetaData(key).catch(error => {
    if (isAbsent(error)) return null
    throw error
  })
}

type Cause = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

function* causesOf(error: unknown): Generator<Cause> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause as Cause
}

/** Whether an error of the files means that their store was not reached or could not answer, which says nothing of the file. */
export function isStoreAway(error: unknown): boolean {
  const causes = [...causesOf(error)]
  return (
    causes.some(({ code }) => code?.startsWith('E_CANNOT_')) &&
    causes.some(
      ({ code, name, $metadata }) =>
        $metadata !== undefined ||
        name === 'TimeoutError' ||
        /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/.test(code ?? ''),
    )
  )
}

/** Codes of a disk for a name under which no file can be. */
const NONE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']

const isAbsent = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code, $metadata }) => NONE.includes(code ?? '') || $metadata?.httpStatusCode === 404)

/** Names of the files in a folder; none when it does not exist. A store answers them page by page. */
export async function keysIn(files: Files, folder: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await files.listAll(folder, paginationToken === undefined ? {} : { paginationToken }).catch(error => {
      if (isAbsent(error)) return { objects: [], paginationToken: undefined }
      throw error
    })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return keys
}

/** Files in a folder with the time of their last change; none when it does not exist. */
export async function filesIn(files: Files, folder: string): Promise<{ key: string; changedAt: Date }[]> {
  const found: { key: string; changedAt: Date }[] = []
  for (const key of await keysIn(files, folder)) {
    // The file may have been deleted meanwhile.
    const meta = await metaOf(files, key)
    if (meta) found.push({ key, changedAt: meta.lastModified })
  }
  return found
}
