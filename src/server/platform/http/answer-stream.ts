// Answers from a stream, which is closed with the answer whoever ends it.
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Sends a stream as the body of an answer and closes both. A caller who leaves before the end is not logged. One who left before the
 * beginning leaves a stream that the pipeline does not take, and so does not close: each such file would stay open for ever.
 */
export async function answerStream(source: Readable, response: ServerResponse): Promise<void> {
  await pipeline(source, response).catch(() => {
    source.destroy()
    response.destroy()
  })
}
