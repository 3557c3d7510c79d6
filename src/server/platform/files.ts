// Files of users and of the demo: on disk under the data folder, served under /files.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { INERT_POLICY } from './http/headers.ts'

export type Files = Disk

export const createFiles = (dataDir: string): Files =>
  new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'public' }))

const KEY = /^\/files\/((?:[a-z-]+\/){1,3}[A-Za-z0-9_-]{1,80}\.\d{1,4}\.webp)$/

/** Answers a stored picture. Keys never change their content, so a browser may keep them. */
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
  else (await files.getStream(key)).on('error', () => response.destroy()).pipe(response)
  return true
}
