// The settings of Firebase: all of them or none, and no emulator where real users are.
import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { freshFolder } from '../../support/http-server.ts'

const web = {
  FIREBASE_PROJECT_ID: 'tsumugi-test',
  FIREBASE_API_KEY: 'AIza-test',
  FIREBASE_AUTH_DOMAIN: 'tsumugi-test.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
}
const pem = (type: 'rsa' | 'ed25519'): string =>
  (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()
const account = {
  type: 'service_account',
  project_id: 'tsumugi-test',
  client_email: 'writer@tsumugi-test.iam.gserviceaccount.com',
  private_key: pem('rsa'),
  token_uri: 'https://evil.example/token',
}
const emulators = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }
const expectFault = (environment: Record<string, string>, sentence: RegExp) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(sentence)
}

describe('the project', () => {
  test('is none by default', () => {
    expect(readConfig({}).firebase).toBeNull()
  })

  test('is what a browser needs of it; without a service account events come by our stream', () => {
    expect(readConfig(web).firebase).toEqual({
      web: {
        projectId: 'tsumugi-test',
        apiKey: 'AIza-test',
        authDomain: 'tsumugi-test.firebaseapp.com',
        appId: '1:2:web:3',
        authEmulator: null,
        documents: false,
        social: [],
        firestoreEmulator: null,
      },
      serviceAccount: null,
    })
  })

  test.each(Object.keys(web))('without %s is a mistake that is named', name => {
    expectFault({ ...web, [name]: '' }, new RegExp(`belong together: ${name} is missing\\.`))
  })

  test.each([
    ['FIREBASE_SERVICE_ACCOUNT', JSON.stringify(account)],
    ['FIREBASE_SOCIAL', 'google'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
    ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
  ])('%s alone says nothing', (name, value) => {
    expectFault({ [name]: value }, new RegExp(`^${name} says nothing without FIREBASE_PROJECT_ID`))
  })

  test.each([
    ['FIREBASE_PROJECT_ID', 'Not a project'],
    ['FIREBASE_PROJECT_ID', '../other'],
    ['FIREBASE_API_KEY', 'a b'],
    ['FIREBASE_AUTH_DOMAIN', "evil.example; script-src 'unsafe-inline'"],
    ['FIREBASE_APP_ID', '<script>'],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
    ['FIRESTORE_EMULATOR_HOST', 'evil.example:80; *'],
  ])('%s=%s is refused', (name, value) => {
    expectFault({ ...web, [name]: value }, new RegExp(`The setting ${name} has a value that cannot be used`))
  })
})

describe('the service account', () => {
  const read = (given: string) => readConfig({ ...web, FIREBASE_SERVICE_ACCOUNT: given }).firebase

  test('may be its JSON, or the path of a file; documents are written then', () => {
    const path = join(freshFolder(`service-account-${process.pid}`), 'key.json')
    writeFileSync(path, JSON.stringify(account))
    for (const given of [JSON.stringify(account), path]) {
      const firebase = read(given)
      expect(firebase?.web.documents).toBe(true)
      expect(Object.keys(firebase?.serviceAccount ?? {}).sort()).toEqual(['clientEmail', 'privateKey'])
      expect(firebase?.serviceAccount?.clientEmail).toBe(account.client_email)
    }
  })

  const { private_key: _, ...keyless } = account
  test.each([
    ['a path to nothing', '/nowhere/key.json'],
    ['broken JSON', '{"project_id":'],
    ['JSON without a key', JSON.stringify(keyless)],
    ['a key that is none', JSON.stringify({ ...account, private_key: 'secret-words' })],
    ['a key of another kind', JSON.stringify({ ...account, private_key: pem('ed25519') })],
    ['an address that is none', JSON.stringify({ ...account, client_email: 'x' })],
  ])('%s is refused in one sentence that repeats none of it', (_name, given) => {
    expectFault({ ...web, FIREBASE_SERVICE_ACCOUNT: given }, /^FIREBASE_SERVICE_ACCOUNT is neither the JSON of a .*\.$/)
    try {
      read(given)
    } catch (error) {
      expect((error as Error).message).not.toMatch(/secret-words|nowhere|PRIVATE KEY/)
    }
  })

  test('of another project is refused', () => {
    const other = JSON.stringify({ ...account, project_id: 'another' })
    expectFault({ ...web, FIREBASE_SERVICE_ACCOUNT: other }, /another project/)
  })
})

describe('the emulators', () => {
  test('are used in development', () => {
    expect(readConfig({ ...web, ...emulators }).firebase).toMatchObject({
      web: { authEmulator: 'http://127.0.0.1:9099', documents: true, firestoreEmulator: '127.0.0.1:8080' },
      serviceAccount: null,
    })
  })

  test('of accounts alone: events come by our stream', () => {
    const { FIREBASE_AUTH_EMULATOR_HOST } = emulators
    expect(readConfig({ ...web, FIREBASE_AUTH_EMULATOR_HOST }).firebase?.web.documents).toBe(false)
  })

  test.each(Object.entries(emulators))('%s is refused in production', (name, value) => {
    expectFault({ ...web, [name]: value, NODE_ENV: 'production' }, new RegExp(`^${name} .*NODE_ENV=production`))
  })

  test('are not opened to the network, unless that is meant', () => {
    const open = { ...web, ...emulators, HOST: '0.0.0.0' }
    expectFault(open, /lets anybody sign in as anybody/)
    expect(readConfig({ ...open, NODE_ENV: 'development' }).firebase?.web.authEmulator).toBe('http://127.0.0.1:9099')
  })

  test('do not mix with the real Firestore', () => {
    const { FIREBASE_AUTH_EMULATOR_HOST } = emulators
    const mixed = { ...web, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) }
    expectFault(mixed, /refuses the tokens of the Auth emulator/)
  })
})

describe('the demo', () => {
  test('is not made with Firebase', () => {
    expect(readConfig(web).DEMO).toBe(false)
    expect(readConfig({ ...web, DEMO: '0' }).DEMO).toBe(false)
    expectFault({ ...web, DEMO: '1' }, /DEMO=1 makes accounts/)
  })

  test('does not hinder opening the server to the network then', () => {
    expect(readConfig({ ...web, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  })
})
