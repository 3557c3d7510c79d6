// A file that is made while it is sent, so that its size costs no memory.
import { ReadableStream } from 'node:stream/web'

export class StreamedFile extends File {
  readonly #parts: AsyncIterable<Uint8Array>

  constructor(parts: AsyncIterable<Uint8Array>, name: string, type: string) {
    super([], name, { type })
    this.#parts = parts
  }

  override stream(): ReturnType<File['stream']> {
    return ReadableStream.from(this.#parts) as ReturnType<File['stream']>
  }
}
