// Two cookies of signing in by a service, both signed and out of reach of scripts. The ticket binds what a browser
// began to the same browser: without it an answer of the service opens nothing, so that neither a stolen code nor a
// link that somebody else made signs anybody in. The held person is somebody whom the service has named and who is no
// user yet: it goes with one sign-up, and with no other.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { socialProviders } from '#rules/social-providers.ts'
import type { CallContext } from '../../../platform/context.ts'
import { installationSecret } from '../../../platform/secrets.ts'
import { hashOf } from '../one-time-links.ts'

const TICKET = 'tsumugi.social-ticket'
const HELD = 'tsumugi.social-person'
const TICKET_SECONDS = 15 * 60
const HELD_SECONDS = 86_400

const Ticket = z.object({
  provider: z.enum(socialProviders),
  /** User who links the service to the own account; null for signing in. */
  userId: z.string().nullable(),
  sharedDevice: z.boolean(),
  /** Whether a request to leave is taken back. */
  stays: z.boolean(),
  chance: z.string(),
  endsAt: z.number(),
})
export type Ticket = z.output<typeof Ticket>

const Held = z.object({
  provider: z.enum(socialProviders),
  /** Number of the person at the service; at Firebase the account. */
  subject: z.string(),
  /** Hash of the link of the sign-up that it goes with; empty before there is one. */
  link: z.string(),
  endsAt: z.number(),
})
export type HeldPerson = z.output<typeof Held>

const secretOf = (context: CallContext): Promise<string> => installationSecret(context.db, 'social-secret')

const macOf = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${value}`).digest('base64url')

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** State, verifier and nonce of a ticket, known to nobody who has not the secret of the installation. */
const keysOf = (secret: string, ticket: string) => ({
  state: macOf(secret, 'social state', ticket),
  verifier: macOf(secret, 'social verifier', ticket),
  nonce: macOf(secret, 'social nonce', ticket),
})
export type TicketKeys = ReturnType<typeof keysOf>

export async function issueTicket(context: CallContext, begun: Omit<Ticket, 'chance' | 'endsAt'>): Promise<TicketKeys> {
  const secret = await secretOf(context)
  const endsAt = context.clock.now().getTime() + TICKET_SECONDS * 1000
  const ticket = { ...begun, chance: randomBytes(16).toString('base64url'), endsAt } satisfies Ticket
  const value = sealed(secret, TICKET, ticket)
  setCookie(context, TICKET, value, TICKET_SECONDS)
  return keysOf(secret, value)
}

/** Ticket of this browser for the state of an answer, used up; null when it is of another, or too old. */
export async function takeTicket(context: CallContext, state: string): Promise<(Ticket & TicketKeys) | null> {
  const secret = await secretOf(context)
  const value = cookieOf(context, TICKET)
  const ticket = value && opened(secret, TICKET, value, Ticket)
  if (!ticket || ticket.endsAt < context.clock.now().getTime()) return null
  const keys = keysOf(secret, value)
  if (!isSame(keys.state, state)) return null
  setCookie(context, TICKET, '', 0)
  return { ...ticket, ...keys }
}

export async function holdPerson(
  context: CallContext,
  { provider, subject }: Pick<HeldPerson, 'provider' | 'subject'>,
  linkSecret: string | null,
): Promise<void> {
  const endsAt = context.clock.now().getTime() + HELD_SECONDS * 1000
  const held: HeldPerson = { provider, subject, link: linkSecret === null ? '' : hashOf(linkSecret), endsAt }
  setCookie(context, HELD, sealed(await secretOf(context), HELD, held), HELD_SECONDS)
}

export async function heldPerson(context: CallContext): Promise<HeldPerson | null> {
  const value = cookieOf(context, HELD)
  const held = value ? opened(await secretOf(context), HELD, value, Held) : null
  return held && held.endsAt >= context.clock.now().getTime() ? held : null
}

/** The person who goes with the sign-up of a link; null where it is one by mail and password. */
export async function heldFor(context: CallContext, linkSecret: string): Promise<HeldPerson | null> {
  const held = await heldPerson(context)
  return held?.link === hashOf(linkSecret) ? held : null
}

export const dropHeld = (context: CallContext): void => setCookie(context, HELD, '', 0)

function sealed(secret: string, name: string, content: object): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${macOf(secret, name, text)}`
}

function opened<Content>(secret: string, name: string, value: string, shape: z.ZodType<Content>): Content | null {
  const [text = '', mac = ''] = value.split('.')
  if (!isSame(macOf(secret, name, text), mac)) return null
  return shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null
}

function cookieOf({ request }: CallContext, name: string): string | null {
  const cookies = (request.headers.cookie ?? '').split(/; ?/)
  const value = cookies.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return value && value.length < 2_000 && /^[\w-]+\.[\w-]+$/.test(value) ? value : null
}

function setCookie({ response, origin }: CallContext, name: string, value: string, seconds: number): void {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  response.appendHeader(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  )
}
