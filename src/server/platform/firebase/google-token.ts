// Access tokens for Google's interfaces: a service account signs a statement of its identity and gets a token for an hour.
import { SignJWT } from 'jose'
import * as z from 'zod'
import type { ServiceAccount } from './settings.ts'

const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit'
const TIMEOUT_MS = 10_000
/** Time before its end in which a token is not used any more. */
const MARGIN_MS = 60_000

const answerShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Gives a valid token; asks for a new one when the last has expired. Only tests pass another `url`. */
export function createGoogleTokens(account: ServiceAccount, url: string = TOKEN_URL): () => Promise<string> {
  let held: { value: string; until: number } | undefined
  return async () => {
    if (!held || held.until <= Date.now()) held = await ask(account, url)
    return held.value
  }
}

async function ask(
  { clientEmail, privateKey }: ServiceAccount,
  url: string,
): Promise<{ value: string; until: number }> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // The body of a refusal may repeat the request; the status says enough.
  if (!response.ok) throw new Error(`Google gave no access token: ${response.status}`)
  const { access_token, expires_in } = answerShape.parse(await response.json())
  return { value: access_token, until: Date.now() + expires_in * 1000 - MARGIN_MS }
}
