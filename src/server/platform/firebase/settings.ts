// The Firebase project of this installation, from its settings: the part for browsers, and the part that stays on the
// server.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { FirebaseWeb } from '#contract/identity.ts'
import type { SocialProvider } from '#rules/social-providers.ts'

/** An account of the project that may write documents, and make and delete accounts. */
export type ServiceAccount = { clientEmail: string; privateKey: KeyObject }

export type Firebase = {
  web: FirebaseWeb
  /** Null without the setting, and where the emulator asks for none. */
  serviceAccount: ServiceAccount | null
}

export type FirebaseValues = {
  FIREBASE_PROJECT_ID?: string | undefined
  FIREBASE_API_KEY?: string | undefined
  FIREBASE_AUTH_DOMAIN?: string | undefined
  FIREBASE_APP_ID?: string | undefined
  FIREBASE_SERVICE_ACCOUNT?: string | undefined
  FIREBASE_SOCIAL?: SocialProvider[] | undefined
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined
  FIRESTORE_EMULATOR_HOST?: string | undefined
}

/** Facts about the running server that the rules for emulators need. */
type Surroundings = { production: boolean; development: boolean; openToNetwork: boolean }

const emulators = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const
const extras = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_SOCIAL', ...emulators] as const

/** @returns the project, null when none is given, or one sentence about wrong settings. */
export function firebaseOf(values: FirebaseValues, surroundings: Surroundings): Firebase | null | string {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_APP_ID } = values
  const app = { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_APP_ID }
  const missing = Object.entries(app).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(app).length) {
    const extra = extras.find(name => values[name])
    return extra ? `${extra} says nothing without FIREBASE_PROJECT_ID: set both, or neither.` : null
  }
  if (!FIREBASE_PROJECT_ID || !FIREBASE_API_KEY || !FIREBASE_AUTH_DOMAIN || !FIREBASE_APP_ID) {
    return `${Object.keys(app).join(', ')} belong together: ${missing.join(', ')} is missing.`
  }
  const fault = faultOfEmulators(values, surroundings)
  if (fault) return fault

  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = values
  const serviceAccount = firestore ? null : readServiceAccount(values.FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID)
  if (typeof serviceAccount === 'string') return serviceAccount
  return {
    web: {
      projectId: FIREBASE_PROJECT_ID,
      apiKey: FIREBASE_API_KEY,
      authDomain: FIREBASE_AUTH_DOMAIN,
      appId: FIREBASE_APP_ID,
      authEmulator: auth ? `http://${auth}` : null,
      social: values.FIREBASE_SOCIAL ?? [],
      documents: firestore !== undefined || serviceAccount !== null,
      firestoreEmulator: firestore ?? null,
    },
    serviceAccount,
  }
}

/** Fault of using an emulator. The Auth emulator signs nothing: on a server that trusts it, any visitor can be any user. */
function faultOfEmulators(values: FirebaseValues, { production, development, openToNetwork }: Surroundings) {
  const emulator = emulators.find(name => values[name])
  if (!emulator) return null
  if (production) return `${emulator} is for development and tests; it may not be set with NODE_ENV=production.`
  if (!values.FIREBASE_AUTH_EMULATOR_HOST) return null
  if (openToNetwork && !development) {
    return 'FIREBASE_AUTH_EMULATOR_HOST lets anybody sign in as anybody, and HOST opens that to the network: unset one, or set NODE_ENV=development if that is meant.'
  }
  if (values.FIREBASE_SERVICE_ACCOUNT && !values.FIRESTORE_EMULATOR_HOST) {
    return 'The real Firestore refuses the tokens of the Auth emulator: unset FIREBASE_SERVICE_ACCOUNT, or set FIRESTORE_EMULATOR_HOST.'
  }
  return null
}

const serviceAccountShape = z.object({
  project_id: z.string(),
  client_email: z.string().regex(/^[\w.+-]{1,100}@[\w.-]{1,200}$/),
  private_key: z.string(),
})

/** Reads the key file of a service account. The address for tokens is fixed here, whatever the file says. */
function readServiceAccount(given: string | undefined, projectId: string): ServiceAccount | null | string {
  if (given === undefined) return null
  try {
    const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8')
    const { project_id, client_email, private_key } = serviceAccountShape.parse(JSON.parse(text))
    if (project_id !== projectId)
      return 'FIREBASE_SERVICE_ACCOUNT is of another project than FIREBASE_PROJECT_ID names.'
    const privateKey = createPrivateKey(private_key)
    if (privateKey.asymmetricKeyType === 'rsa') return { clientEmail: client_email, privateKey }
  } catch {
    // The error of the parser is dropped, because its message quotes the file.
  }
  return 'FIREBASE_SERVICE_ACCOUNT is neither the JSON of a service account nor the path of a file with it.'
}
