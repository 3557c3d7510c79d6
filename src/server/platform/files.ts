// Files of users and of the demo: on disk under the data folder, served under /files (answer-file.ts).
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
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
