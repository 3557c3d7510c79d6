// Files of users in an S3-compatible store. Loaded only where the settings name a bucket, because its client is large.
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Bucket } from '../scale-settings.ts'
import type { Faults } from './faults.ts'
import { StartError } from './start-error.ts'

/** Time until a store that does not answer is given up. */
const PATIENCE_MS = 10_000

/** Files in a bucket, where an object exists whole or not at all. A stream of unknown length is written to disk first, to be measured. */
class Objects extends Disk {
  readonly #waiting: string
  readonly #faults: Pick<Faults, 'notice'> | undefined

  constructor(driver: S3Driver, waiting: string, faults: Pick<Faults, 'notice'> | undefined) {
    super(driver)
    this.#waiting = waiting
    this.#faults = faults
  }

  override async putStream(...[key, contents, options]: Parameters<Disk['putStream']>): Promise<void> {
    await mkdir(this.#waiting, { recursive: true })
    const whole = join(this.#waiting, randomUUID())
    try {
      await pipeline(contents, createWriteStream(whole))
      const contentLength = (await stat(whole)).size
      await super.putStream(key, createReadStream(whole), { ...options, contentLength })
    } catch (error) {
      this.#faults?.notice(error)
      throw error
    } finally {
      await rm(whole, { force: true })
    }
  }
}

/**
 * @param waiting folder for streams that are written down before they are sent
 * @throws StartError when the bucket cannot be used
 */
export async function openBucket(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: Bucket,
  waiting: string,
  faults?: Pick<Faults, 'notice'>,
): Promise<Disk> {
  const driver = new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Rights to read are set for the bucket, at the store; many stores refuse to take them for each object.
    ...{ supportsACL: false, visibility: 'public' as const },
    // Checksums are left out where they are not required, because only Amazon knows those of newer clients.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: { connectionTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS },
    maxAttempts: 3,
  } as ConstructorParameters<typeof S3Driver>[0])
  const files = new Objects(driver, waiting, faults)
  await files.listAll('forgotten').catch(error => {
    const cause = (error as { cause?: Error }).cause ?? (error as Error)
    throw new StartError(
      `The bucket ${bucket} cannot be used${endpoint === null ? '' : ` at ${endpoint}`}: ${cause.name}${cause.message && cause.message !== cause.name ? `, ${cause.message}` : ''}.`,
    )
  })
  return files
}
