// The bot check, behind one port: a browser works on a puzzle for about a second and shows the result in the header
// X-Bot-Check, once, for the action that it was made for. It keeps nobody out for ever; it makes many tries dear.
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lt } from 'drizzle-orm'
import type { BotAction, BotChallenge } from '#contract/bot-check.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from './clock.ts'
import type { Job } from './jobs/run.ts'
import { refuse } from './refuse.ts'
import { installationSecret } from './secrets.ts'
import { usedBotCheck } from './tables.ts'

export type BotCheck = {
  /** Whether pages load a script of Google for it. */
  usesRecaptcha?: boolean
  challenge: (action: BotAction) => Promise<BotChallenge>
  /** @param token content of the header. @throws BOT_CHECK when it does not hold, or was used before */
  check: (action: BotAction, token: string | undefined) => Promise<void>
}

/** Check for servers that ask for no proof: every token holds. */
export const noBotCheck: BotCheck = {
  challenge: async () => ({ kind: 'none' }),
  check: async () => {},
}

/** Rounds of one try, and tries until the solution: about a second of a phone in all. */
const ROUNDS = 2_000
const [FEWEST_TRIES, MOST_TRIES] = [150, 350]
const LIVES_MS = 10 * 60_000
const LONGEST_TOKEN = 4_096

/** Puzzles of altcha, signed with a secret of the installation, so that any process checks those of another. */
export async function createAltcha(db: Db, clock: Clock): Promise<BotCheck> {
  const secret = await installationSecret(db, 'bot-check-secret')
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` }
  return {
    challenge: async action => {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(FEWEST_TRIES, MOST_TRIES),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + LIVES_MS),
        data: { action },
      })
      return { kind: 'altcha', challenge: JSON.stringify(challenge) }
    },
    check: async (action, token) => {
      const shown = payloadOf(token)
      if (!shown || shown.challenge.parameters.data?.action !== action) throw refuse('BOT_CHECK')
      const { verified } = await verifySolution({ ...shown, ...secrets, deriveKey }).catch(() => ({ verified: false }))
      const { signature } = shown.challenge
      if (!verified || !signature) throw refuse('BOT_CHECK')
      const expiresAt = new Date(clock.now().getTime() + LIVES_MS)
      const { rowCount } = await db.insert(usedBotCheck).values({ token: signature, expiresAt }).onConflictDoNothing()
      if (rowCount === 0) throw refuse('BOT_CHECK')
    },
  }
}

type Shown = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

/** Challenge and solution of a header; null for anything else. */
function payloadOf(token: string | undefined): Shown | null {
  if (!token || token.length > LONGEST_TOKEN) return null
  try {
    const shown = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Shown> | null
    const isWhole =
      typeof shown?.challenge?.parameters === 'object' &&
      typeof shown.challenge.signature === 'string' &&
      typeof shown.solution?.counter === 'number'
    return isWhole ? (shown as Shown) : null
  } catch {
    return null
  }
}

export const botCheckJobs: readonly Job[] = [
  {
    name: 'delete-old-bot-checks',
    cron: '42 18 * * *',
    run: async ({ db, clock }) => {
      await db.delete(usedBotCheck).where(lt(usedBotCheck.expiresAt, clock.now()))
    },
  },
]
