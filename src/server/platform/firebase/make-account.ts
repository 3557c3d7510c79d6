// Accounts that this server makes at Firebase for people who opened the link of a sign-up. Their password is set by the browser:
// the server makes one that nobody knows, and a token by which that browser enters.
import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import * as z from 'zod'
import { refuse } from '../refuse.ts'
import { type AccountStore, askStore, storeOf } from './account-store.ts'
import type { Firebase } from './settings.ts'

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const ENTRANCE_SECONDS = 300
const RETRY_SECONDS = 2

const foundShape = z.object({
  users: z.array(z.object({ localId: z.string(), email: z.string().optional() })).optional(),
})
/** Beginnings of the refusals of an account that another request has just made. */
const MADE_MEANWHILE = /^(?:EMAIL_EXISTS|DUPLICATE_LOCAL_ID)/

/** Account of a sign-up, whose id follows from its link: asked for again, it is the same. */
type AccountToMake = { userId: string; mailaddress: string }
/** Makes sure that another account of the address is no user and becomes none, before it is deleted. @throws MAIL_IN_USE */
type Supersede = (userId: string) => Promise<void>

/**
 * @returns the token of the entrance
 * @throws MAIL_IN_USE for the account of a user here, BUSY when Firebase cannot be asked now
 */
export type MakeAccount = (account: AccountToMake, supersede: Supersede) => Promise<string>

/** @returns null where this server may not, so that nobody signs up by mail */
export function createAccountMaking(
  firebase: Firebase,
  store: AccountStore | null = storeOf(firebase),
): MakeAccount | null {
  if (!store) return null
  const { projectId } = firebase.web
  const ask = async (verb: Parameters<typeof askStore>[2], asked: object) => {
    const answer = await askStore(store, projectId, verb, asked).catch(() => null)
    if (!answer || answer.status >= 500) throw busy()
    return answer
  }
  const orThrow = ({ fault, status, body }: Awaited<ReturnType<typeof ask>>): unknown => {
    if (fault !== '') throw new Error(`Firebase did not make the account: ${status}`)
    return body
  }
  return async ({ userId, mailaddress }, supersede) => {
    const found = await ask(':lookup', { localId: [userId], email: [mailaddress] })
    const { users = [] } = foundShape.parse(orThrow(found))
    const isMade = ({ localId, email }: (typeof users)[number]) =>
      localId === userId && email?.toLowerCase() === mailaddress
    // The user who opened the link owns the address. Other accounts with this address that belong to no user are deleted, with every
    // password, token and link of a mail that others have: an account that was only changed would leave them some.
    for (const { localId } of users.filter(each => !isMade(each))) {
      await supersede(localId)
      const deleted = await ask(':delete', { localId })
      if (!deleted.fault.startsWith('USER_NOT_FOUND')) orThrow(deleted)
    }
    if (!users.some(isMade)) {
      const password = randomBytes(32).toString('base64url')
      const made = await ask('', { localId: userId, email: mailaddress, emailVerified: true, password })
      if (MADE_MEANWHILE.test(made.fault)) throw busy()
      orThrow(made)
    }
    return entranceOf(firebase, userId)
  }
}

const busy = () => refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })

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
