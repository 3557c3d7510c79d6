// Files of users and of the demo: on disk under the data folder, served under /files.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Faults } from './faults.ts'
import { INERT_POLICY } from './http/headers.ts'

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

  override async put(...[key, contents, options]: Parameters<Disk['put']>): Promise<void> {
    const unfinished = `${UNFINISHED}/${randomUUID()}`
    try {
      await super.put(unfinished, contents, options)
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

const KEY = /^\/files\/((?:[a-z-]+\/){1,3}[A-Za-z0-9_-]{1,80}\.\d{1,4}\.webp)$/

/** Answers a stored picture. The content of a key never changes, so browsers may cache it. */
export async function answerFile(
  files: Files,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const key = KEY.exec(path)?.[1]
  if (!key) return false
  const meta = await files.getMetaData(key).catch(() => null)
  if (!meta) return false
  response.setHeader('content-type', 'image/webp')
  response.setHeader('content-security-policy', INERT_POLICY)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-length', meta.contentLength)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  // The pipeline also closes the file when the caller leaves early; neither case is logged.
  else await pipeline(await files.getStream(key), response).catch(() => response.destroy())
  return true
}

/** Files in a folder; none when it does not exist. */
export async function filesIn(files: Files, folder: string): Promise<{ key: string; changedAt: Date }[]> {
  const { objects } = await files.listAll(folder).catch(() => ({ objects: [] }))
  const found: { key: string; changedAt: Date }[] = []
  for (const object of objects) {
    if (!object.isFile) continue
    // The file may have been deleted meanwhile.
    const meta = await files.getMetaData(object.key).catch(() => null)
    if (meta) found.push({ key: object.key, changedAt: meta.lastModified })
  }
  return found
}
