// The bot check in the browser: it asks for the puzzle of an action and works on it for about a second. Loaded where an
// action needs it.
import type { BotAction, BotChallenge } from '#contract/bot-check.ts'
import { exchange, Refusal } from './requests.ts'

/** Result for the header of the action; null where the server asks for none. @throws Refusal BOT_CHECK, NoAnswer */
export async function botToken(action: BotAction): Promise<string | null> {
  const url = `/api/Identity/botChallenge?action=${action}`
  const asked = (await exchange({ method: 'GET', url, body: null })) as BotChallenge
  if (asked.kind === 'none') return null
  if (asked.kind !== 'altcha') throw unsolved()
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = JSON.parse(asked.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw unsolved()
  return btoa(JSON.stringify({ challenge, solution }))
}

const unsolved = (): Refusal =>
  new Refusal(403, 'BOT_CHECK', 'ロボットでないことを確かめられませんでした。もう一度お試しください。', null)
