// The bot check (C043): actions that ask for it, and what a browser works on. Its result travels in the header X-Bot-Check.
import * as z from 'zod'
import { closed } from './shapes.ts'

export const botActions = ['signUp', 'passwordReset', 'addUserInfo', 'application', 'signIn', 'form'] as const
export type BotAction = (typeof botActions)[number]

/** Task that stands before an action; `none` where the server asks for nothing. */
export const BotChallengeShape = z.discriminatedUnion('kind', [
  closed({ kind: z.literal('none') }),
  /** A puzzle of altcha, as its JSON. */
  closed({ kind: z.literal('altcha'), challenge: z.string() }),
  closed({ kind: z.literal('recaptcha'), siteKey: z.string() }),
])
export type BotChallenge = z.output<typeof BotChallengeShape>

export const BOT_HEADER = 'x-bot-check'
