// The cookie of a sign-up: set when the link of its mail is opened, asked for when account and record are made, so that only
// the browser that opened the link goes on with it.
import type { CallContext } from '../../platform/context.ts'

const NAME = 'tsumugi.sign-up'
const DAY_SECONDS = 86_400

const setCookie = ({ response, origin }: CallContext, value: string, seconds: number): void => {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  response.appendHeader(
    'set-cookie',
    `${NAME}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  )
}

export const keepSignUp = (context: CallContext, secret: string): void => setCookie(context, secret, DAY_SECONDS)

export const dropSignUp = (context: CallContext): void => setCookie(context, '', 0)

/** Secret of the link that this browser opened. */
export const signUpSecret = ({ request }: CallContext): string | null =>
  /(?:^|; ?)tsumugi\.sign-up=([\w-]{16,64})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null
