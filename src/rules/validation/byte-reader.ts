// Numbers and letters out of bytes; behind the end everything is 0, so that a reader of headers needs to check the
// length only once.

export type ByteReader = ReturnType<typeof createByteReader>

export function createByteReader(bytes: Uint8Array) {
  const byte = (at: number): number => bytes[at] ?? 0
  const big16 = (at: number): number => byte(at) * 0x100 + byte(at + 1)
  const little16 = (at: number): number => byte(at) + byte(at + 1) * 0x100
  return {
    bytes,
    byte,
    big16,
    little16,
    big32: (at: number): number => big16(at) * 0x10000 + big16(at + 2),
    little32: (at: number): number => little16(at) + little16(at + 2) * 0x10000,
    /** Whether these letters stand at a position, one byte each. */
    hasText: (at: number, text: string): boolean => {
      for (let place = 0; place < text.length; place++) {
        if (bytes[at + place] !== text.charCodeAt(place)) return false
      }
      return true
    },
  }
}
