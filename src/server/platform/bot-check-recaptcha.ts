// The bot check by reCAPTCHA (v3), in place of the puzzle, by settings. Google scores the visitor; each token is good for one
// action and one try, even where Google would accept it again.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Db } from '../db/client.ts'
import type { BotCheck } from './bot-check.ts'
import type { Clock } from './clock.ts'
import { refuse } from './refuse.ts'
import { usedBotCheck } from './tables.ts'

export type Recaptcha = { siteKey: string; secret: string; verifyAt?: string | undefined }

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
/** Score from 0 to 1 below which a visitor is taken for a program; Google's own advice. */
const LEAST_SCORE = 0.5
/** Lifetime of a token by Google's statement, with some room. */
const LIVES_MS = 10 * 60_000
const ASK_MS = 5_000
const RETRY_SECONDS = 2
const LONGEST_TOKEN = 4_096

const Verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() })

export function createRecaptcha(db: Db, clock: Clock, { siteKey, secret, verifyAt = VERIFY }: Recaptcha): BotCheck {
  const judge = async (token: string) => {
    const busy = () => refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
    const response = await fetch(verifyAt, {
      ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(ASK_MS) },
      body: new URLSearchParams({ secret, response: token }),
    }).catch(() => {
      throw busy()
    })
    if (!response.ok) throw busy()
    return Verdict.safeParse(await response.json().catch(() => null)).data ?? null
  }
  return {
    usesRecaptcha: true,
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    check: async (action, token) => {
      if (!token || token.length > LONGEST_TOKEN) throw refuse('BOT_CHECK')
      const verdict = await judge(token)
      if (!verdict?.success || verdict.action !== action || (verdict.score ?? 0) < LEAST_SCORE)
        throw refuse('BOT_CHECK')
      const hash = createHash('sha256').update(token).digest('base64url')
      const expiresAt = new Date(clock.now().getTime() + LIVES_MS)
      const { rowCount } = await db.insert(usedBotCheck).values({ token: hash, expiresAt }).onConflictDoNothing()
      if (rowCount === 0) throw refuse('BOT_CHECK')
    },
  }
}
