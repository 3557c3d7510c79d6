// Draws that everybody can recompute: the hash of a seed is published before, the seed after; what was drawn follows from the seed
// and the name of the draw alone. Lotteries of seats and the dice of journals are made of these.

/** Bytes of a seed. */
export const SEED_BYTES = 32

/** Hash that is published as the promise of a seed; the seed is 64 hexadecimal digits. */
export const hashOfSeed = (seed: string): Promise<string> => sha256(bytesOf(seed))

/** HMAC-SHA-256 of a seed over the names of draws. */
export async function signerOf(seed: string): Promise<(name: string) => Promise<Uint8Array>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async name => new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(name)))
}

/** Bits of u: u is its numerator divided by 2^U_BITS, never 0. */
export const U_BITS = 53n
const U_BYTES = 8

/** Numerator of the u that a digest gives; each further eight bytes give another. @param nth from 0; a digest gives four */
export const uOf = (digest: Uint8Array, nth = 0): bigint => {
  const bytes = digest
    .subarray(nth * U_BYTES, (nth + 1) * U_BYTES)
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return (bytes >> (64n - U_BITS)) + 1n
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
