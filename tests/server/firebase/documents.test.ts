// The writer of Firestore documents: its requests to Google, their access right, and the handling of refusals.
import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocuments } from '#server/platform/firebase/documents.ts'
import { createGoogleTokens } from '#server/platform/firebase/google-token.ts'
import { openFakeGoogle } from '../../support/fake-google.ts'
import { PROJECT, webOf } from '../../support/firebase.ts'

const google = await openFakeGoogle()
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const serviceAccount = { clientEmail: 'writer@tsumugi-test.iam.gserviceaccount.com', privateKey }
const tokens = () => createGoogleTokens(serviceAccount, `${google.origin}/token`)
const documents = createDocuments(
  { web: webOf(), serviceAccount },
  { origin: google.origin, token: async () => 'access-1' },
)
const root = `/v1/projects/${PROJECT}/databases/(default)/documents`
const document = {
  userId: 'uid-1',
  worldName: '霧の港',
  missionTitle: '"はじめ" & 終わり\n',
  rewardText: 'LP 10',
  createdAt: new Date('2026-11-21T12:00:00.123+09:00'),
}

beforeEach(() => {
  google.asked.length = 0
})

describe('the access token', () => {
  test('is asked for with a signed word of who we are, and for Firestore and accounts alone', async () => {
    google.reply(/token/, { body: { access_token: 'access-2', expires_in: 3599, token_type: 'Bearer' } })
    expect(await tokens()()).toBe('access-2')
    const [{ method, body } = { method: '', body: '' }] = google.asked
    expect(method).toBe('POST')
    const form = new URLSearchParams(body)
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey)
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(payload).toEqual({
      iss: serviceAccount.clientEmail,
      aud: 'https://oauth2.googleapis.com/token',
      scope: 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit',
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 3_600,
    })
  })

  test('is used until shortly before its end', async () => {
    const token = tokens()
    google.reply(
      /token/,
      { body: { access_token: 'a', expires_in: 600 } },
      { body: { access_token: 'b', expires_in: 600 } },
    )
    expect([await token(), await token()]).toEqual(['a', 'a'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 541_000 })
    try {
      expect(await token()).toBe('b')
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['refuses', { status: 400, body: { error: 'invalid_grant', error_description: 'secret' } }],
    ['answers something else', { body: { hello: 'world' } }],
    ['sends us elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
  ])('is not there when Google %s; the next job asks again', async (_, reply) => {
    const token = tokens()
    google.reply(/token/, reply, { body: { access_token: 'c', expires_in: 600 } })
    const failure = await token().catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toContain('secret')
    expect(await token()).toBe('c')
  })
})

describe('a document', () => {
  test('is written under the id of its event, with the fields of the specification', async () => {
    await documents.write(42, document)
    expect(google.asked).toHaveLength(1)
    const [asked] = google.asked
    expect(asked).toMatchObject({ method: 'PATCH', path: `${root}/mission/42` })
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer access-1', 'content-type': 'application/json' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      fields: {
        userId: { stringValue: 'uid-1' },
        worldName: { stringValue: '霧の港' },
        missionTitle: { stringValue: '"はじめ" & 終わり\n' },
        rewardText: { stringValue: 'LP 10' },
        createdAt: { timestampValue: '2026-11-21T03:00:00.123Z' },
      },
    })
  })

  test('written again is the same request: a repeated job changes nothing', async () => {
    await documents.write(42, document)
    await documents.write(42, document)
    const [first, second] = google.asked.map(({ method, path, body }) => ({ method, path, body }))
    expect(second).toEqual(first)
  })

  test.each([401, 403, 404, 429, 500, 503])(
    'that Firestore refuses with %i fails, without a word of it',
    async status => {
      google.reply(/mission/, { status, body: { error: { message: `cannot write ${document.missionTitle}` } } })
      const failure = await documents.write(42, document).catch((error: Error) => error)
      expect(String(failure)).toBe(`Error: Firestore did not do it: ${status}`)
    },
  )

  test('is sent nowhere else', async () => {
    google.reply(/mission/, { status: 307, headers: { location: `${google.origin}/elsewhere` } })
    await expect(documents.write(42, document)).rejects.toThrow()
    expect(google.asked.map(({ path }) => path)).toEqual([`${root}/mission/42`])
  })
})

describe('old documents', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      document: { name: `projects/x/documents/mission/${at}` },
      readTime: 't',
    }))

  test('are deleted in batches, until none is left', async () => {
    google.reply(/runQuery/, { body: named(300) }, { body: named(7) })
    await documents.deleteBefore(new Date('2026-11-01T00:00:00Z'))
    expect(google.asked.map(({ method, path }) => `${method} ${path.replace(root, '')}`)).toEqual([
      'POST :runQuery',
      'POST :commit',
      'POST :runQuery',
      'POST :commit',
    ])
    expect(JSON.parse(google.asked[0]?.body ?? '')).toMatchObject({
      structuredQuery: {
        from: [{ collectionId: 'mission' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'createdAt' },
            op: 'LESS_THAN',
            value: { timestampValue: '2026-11-01T00:00:00.000Z' },
          },
        },
      },
    })
    expect(JSON.parse(google.asked[3]?.body ?? '').writes).toHaveLength(7)
    expect(JSON.parse(google.asked[3]?.body ?? '').writes[6]).toEqual({ delete: 'projects/x/documents/mission/6' })
  })

  test('where there are none nothing is deleted', async () => {
    google.reply(/runQuery/, { body: [{ readTime: '2026-11-21T00:00:00Z' }] })
    await documents.deleteBefore(new Date())
    expect(google.asked).toHaveLength(1)
  })
})

test('without a right to write there is no writer', () => {
  expect(() => createDocuments({ web: webOf(), serviceAccount: null })).toThrow()
})
