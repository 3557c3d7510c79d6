// Links whose secret opens something without a token: 128 bits, kept as a hash alone, so that neither the database nor a backup
// opens anything by it.
import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../db/client.ts'
import { writeOnce } from './calls.ts'
import type { CallContext } from './context.ts'

const SECRET_BYTES = 16

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export type MadeLink = { userId: string; secretHash: string; madeAt: Date }

/**
 * Handler of a call that makes a link in place of the earlier one.
 * @param keep stores the hash of its secret
 * @param pathOf address with the secret
 */
export const makingLink = (keep: (tx: Tx, made: MadeLink) => Promise<void>, pathOf: (secret: string) => string) => ({
  // The secret is added to the first answer alone, outside of the write whose answer is stored, so that it is stored nowhere.
  byHand: async ({ input, context }: { input: unknown; context: CallContext & { call: string } }) => {
    let secret: string | null = null
    const answer = await writeOnce(context, input, async (tx, { viewer, now }) => {
      secret = randomBytes(SECRET_BYTES).toString('base64url')
      await keep(tx, { userId: viewer.userId, secretHash: hashOfSecret(secret), madeAt: now })
      return { madeAt: now }
    })
    return { ...answer, path: secret === null ? null : pathOf(secret) }
  },
})
