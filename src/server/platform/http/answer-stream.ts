// Answers from a stream, which is closed with the answer whichever side ends it.
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Sends a stream as the body of an answer and closes both. A caller who leaves before the end is not logged. Where the caller left
 * before the beginning, the pipeline neither takes nor closes the stream, and each such file would stay open for ever.
 */
export async function answerStream(source: Readable, response: ServerResponse): Promise<void> {
  await pipeline(source, response).catch(() => {
    source.destroy()
    response.destroy()
  })
}
