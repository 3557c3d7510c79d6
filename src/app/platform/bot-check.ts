// The bot check in the browser: it asks for the puzzle of an action and works on it for about a second. Loaded where an
// action needs it.
import type { BotAction, BotChallenge } from '#contract/bot-check.ts'
import { exchange, NoAnswer, Refusal } from './requests.ts'

/** Result for the header of the action; null where the server asks for none. @throws Refusal BOT_CHECK, NoAnswer */
export async function botToken(action: BotAction): Promise<string | null> {
  const url = `/api/Identity/botChallenge?action=${action}`
  const asked = (await exchange({ method: 'GET', url, body: null })) as BotChallenge
  if (asked.kind === 'none') return null
  if (asked.kind === 'recaptcha') return scored(asked.siteKey, action)
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = JSON.parse(asked.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw unsolved()
  return btoa(JSON.stringify({ challenge, solution }))
}

type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, asked: { action: BotAction }) => Promise<string>
}

/** Token of reCAPTCHA, whose script is loaded when it is first asked for. */
async function scored(siteKey: string, action: BotAction): Promise<string> {
  const page = window as Window & { grecaptcha?: Grecaptcha }
  if (!page.grecaptcha)
    await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const { grecaptcha } = page
  if (!grecaptcha) throw unsolved()
  await new Promise<void>(resolve => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action }).catch(() => {
    throw unsolved()
  })
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new NoAnswer('the script of the bot check did not come'))
    document.head.append(script)
  })

const unsolved = (): Refusal =>
  new Refusal(403, 'BOT_CHECK', 'ロボットでないことを確かめられませんでした。もう一度お試しください。', null)
