// Accounts that this server makes at Firebase for whoever opened the link of a sign-up. Their password is set by the browser:
// the server makes one that nobody knows, and a token by which that browser enters once.
import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import * as z from 'zod'
import { refuse } from '../refuse.ts'
import { type AccountStore, askStore, storeOf } from './account-store.ts'
import type { Firebase } from './settings.ts'

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const ENTRANCE_SECONDS = 300
const RETRY_SECONDS = 2

const madeShape = z.object({ localId: z.string() })
const foundShape = z.object({
  users: z
    .array(
      z.object({ localId: z.string(), providerUserInfo: z.array(z.object({ providerId: z.string() })).optional() }),
    )
    .min(1),
})

/**
 * @returns the token of the entrance
 * @throws MAIL_IN_USE for the account of a user here, BUSY when Firebase cannot be asked now
 */
export type MakeAccount = (mailaddress: string, isUser: (userId: string) => Promise<boolean>) => Promise<string>

/** @returns null where this server may not, and the browser makes the account itself */
export function createAccountMaking(
  firebase: Firebase,
  store: AccountStore | null = storeOf(firebase),
): MakeAccount | null {
  if (!store) return null
  const { projectId } = firebase.web
  const ask = async (verb: Parameters<typeof askStore>[2], asked: object) => {
    const answer = await askStore(store, projectId, verb, asked).catch(() => null)
    if (!answer || answer.status >= 500) throw refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
    return answer
  }
  const orThrow = ({ fault, status, body }: Awaited<ReturnType<typeof ask>>): unknown => {
    if (fault !== '') throw new Error(`Firebase did not make the account: ${status}`)
    return body
  }
  return async (mailaddress, isUser) => {
    const secret = { password: randomBytes(32).toString('base64url'), emailVerified: true }
    const made = await ask('', { email: mailaddress, ...secret })
    if (!made.fault.startsWith('EMAIL_EXISTS')) return entranceOf(firebase, madeShape.parse(orThrow(made)).localId)
    // Whoever opened the link owns the address: an account of it that is no user is theirs, without what others put there.
    const [held] = foundShape.parse(orThrow(await ask(':lookup', { email: [mailaddress] }))).users
    if (!held || (await isUser(held.localId))) throw refuse('MAIL_IN_USE')
    const others = (held.providerUserInfo ?? []).map(({ providerId }) => providerId).filter(id => id !== 'password')
    const since = String(Math.floor(Date.now() / 1_000))
    orThrow(await ask(':update', { localId: held.localId, ...secret, deleteProvider: others, validSince: since }))
    return entranceOf(firebase, held.localId)
  }
}

/** Token by which a browser enters an account; unsigned for the emulator, which knows no key. */
async function entranceOf({ web, serviceAccount }: Firebase, uid: string): Promise<string> {
  const issuer = serviceAccount?.clientEmail ?? `emulated@${web.projectId}.iam.gserviceaccount.com`
  const about = { uid, sub: issuer }
  if (web.authEmulator || !serviceAccount)
    return new UnsecuredJWT(about)
      .setIssuer(issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${ENTRANCE_SECONDS}s`)
      .encode()
  return new SignJWT(about)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ENTRANCE_SECONDS}s`)
    .sign(serviceAccount.privateKey)
}
