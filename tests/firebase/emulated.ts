// Addresses of the emulators, and accounts that exist there. This folder is a package of its own, in which the names of the
// rooms (#app, #server) are not known: its files import by path.
import type { FirebaseWeb } from '../../src/contract/identity.ts'
import type { TestDatabase } from '../support/database.ts'
import { webOf } from '../support/firebase.ts'

export const PROJECT = 'demo-tsumugi'
export const PASSWORD = 'correct-horse'

const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (!authHost) throw new Error('There is no Auth emulator: run these tests with npm run test:firebase.')
export const authEmulator = `http://${authHost}`
/** Address of the Firestore emulator; null where this machine cannot run it, which tests/firebase/run.js has reported. */
export const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? null

/** Firebase project as a server in emulator mode describes it to browsers. */
export const emulatedWeb: FirebaseWeb = webOf({
  projectId: PROJECT,
  authEmulator,
  documents: firestoreHost !== null,
  firestoreEmulator: firestoreHost,
})

/** Settings of a server in emulator mode. */
export const emulatedSettings = {
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: emulatedWeb.apiKey,
  FIREBASE_AUTH_DOMAIN: emulatedWeb.authDomain,
  FIREBASE_APP_ID: emulatedWeb.appId,
  FIREBASE_AUTH_EMULATOR_HOST: authHost,
  ...(firestoreHost ? { FIRESTORE_EMULATOR_HOST: firestoreHost } : {}),
}

const toolkit = `${authEmulator}/identitytoolkit.googleapis.com/v1`

async function ask<Answer>(url: string, body: object, method = 'POST'): Promise<Answer> {
  const response = await fetch(url, {
    method,
    // The emulator allows the bearer `owner` everything, and takes what a browser asks by its own token without.
    headers: { 'content-type': 'application/json', ...('idToken' in body ? {} : { authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Creates an account. @returns the uid. */
export async function createAccount(email: string, password: string = PASSWORD): Promise<string> {
  const { localId } = await ask<{ localId: string }>(`${toolkit}/projects/${PROJECT}/accounts`, { email, password })
  return localId
}

export async function changeAccount(localId: string, change: object): Promise<void> {
  await ask(`${toolkit}/projects/${PROJECT}/accounts:update`, { localId, ...change })
}

export async function deleteAccount(localId: string): Promise<void> {
  await ask(`${toolkit}/projects/${PROJECT}/accounts:delete`, { localId })
}

/** Sets whether Firebase keeps secret which addresses have an account, as it does in new projects. */
export async function protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
  const config = `${authEmulator}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`
  await ask(`${config}?updateMask=emailPrivacyConfig`, { emailPrivacyConfig: { enableImprovedEmailPrivacy } }, 'PATCH')
}

type Tokens = { idToken: string; refreshToken: string }

/** Signs in at the emulator. @returns tokens as a browser would get them. */
export const tokensOf = (email: string, password: string): Promise<Tokens> =>
  ask<Tokens>(`${toolkit}/accounts:signInWithPassword?key=${emulatedWeb.apiKey}`, {
    ...{ email, password, returnSecureToken: true },
  })

/** Signs in at the emulator. @returns an ID token as a browser would get it. */
export const signInThere = async (email: string): Promise<string> => (await tokensOf(email, PASSWORD)).idToken

/** Asks for another ID token, as a browser does that was signed in before. */
export const tokensBy = (refresh_token: string): Promise<object> =>
  ask(`${authEmulator}/securetoken.googleapis.com/v1/token?key=${emulatedWeb.apiKey}`, {
    ...{ grant_type: 'refresh_token', refresh_token },
  })

/** Gives the account of a token another address, without a mail to it. */
export async function moveAccount(idToken: string, email: string): Promise<void> {
  await ask(`${toolkit}/accounts:update?key=${emulatedWeb.apiKey}`, { idToken, email })
}

/** Links a person at Google to the account of a token. */
export async function linkPerson(idToken: string, person: object): Promise<void> {
  const body = { idToken, postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(person))}` }
  await ask(`${toolkit}/accounts:signInWithIdp?key=${emulatedWeb.apiKey}`, {
    ...{ ...body, requestUri: 'http://localhost', returnSecureToken: true },
  })
}

/** An account at Firebase that is a user here. */
export async function givenUser(database: TestDatabase): Promise<{ mailaddress: string; userId: string }> {
  const mailaddress = freshMail()
  const userId = await createAccount(mailaddress)
  await addUser(database, userId, mailaddress)
  return { mailaddress, userId }
}

/** Makes an account at Firebase a user here. */
export async function addUser(database: TestDatabase, userId: string, mailaddress: string): Promise<void> {
  await database.asOwner(async client => {
    await client.query(
      `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at) values ($1, $2, $3, $4, now())`,
      [userId, `P-${userId}`, '灯', mailaddress],
    )
    await client.query('insert into user_class (user_id, class_code) values ($1, 0)', [userId])
  })
}

/** Waits for the next second of the clock: the emulator names sign-ins by seconds. */
export const nextSecond = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 1_050))

let made = 0
/** An address without an account. */
export const freshMail = (): string => `user-${process.pid}-${++made}-${Date.now()}@play.example`

type Code = { email: string; oobCode: string; requestType: string; oobLink: string }

/** Codes of the mails that the emulator would have sent to an address, the newest first. */
export async function codesOf(email: string, kind: string): Promise<string[]> {
  return (await lettersOf(email, kind)).map(({ oobCode }) => oobCode)
}

async function lettersOf(email: string, kind: string): Promise<Code[]> {
  const response = await fetch(`${authEmulator}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: Code[] }
  return oobCodes.filter(code => code.email === email && code.requestType === kind).reverse()
}

/** Opens the link of a mail, as its reader would. */
export async function openCode(email: string, kind: string): Promise<void> {
  const [letter] = await lettersOf(email, kind)
  if (!letter) throw new Error(`The emulator has no mail ${kind} to ${email}.`)
  const response = await fetch(letter.oobLink)
  if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`)
}
