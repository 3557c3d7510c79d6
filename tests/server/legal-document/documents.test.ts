import { beforeEach, expect, test } from 'vitest'
import { legalDocuments } from '#rules/legal-document-address.ts'
import { LEGAL_DOCUMENT_MAX, legalParts } from '#rules/legal-documents.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { as, anonymous } = createCallers(database)
const publishedAt = PLAY_NOW.toISOString()
const publish = (wanted: object = {}, caller = as.admin) =>
  caller.legalDocument.publish({ documentId: 'terms', version: 0, body: '第一版', draftId: null, ...wanted })
const shown = () => anonymous.legalDocument.get({ documentId: 'terms' })

beforeEach(() => database.asOwner(client => client.query('truncate legal_document, idempotency_key')))

test.each(legalDocuments)(
  'without a version of the office, %s has a text that names itself a sample',
  async documentId => {
    const { body, version, publishedAt } = await anonymous.legalDocument.get({ documentId })
    expect({ version, publishedAt }).toEqual({ version: 0, publishedAt: null })
    expect(body).toContain('見本の文章です')
    expect(legalParts(body).length).toBeGreaterThan(2)
  },
)

test('no document promises what nobody does: nothing is hidden by age', async () => {
  const bodies = await Promise.all(
    legalDocuments.map(async documentId => (await anonymous.legalDocument.get({ documentId })).body),
  )
  expect(bodies.join()).not.toMatch(/年齢に合わない/)
  expect(bodies.join()).toMatch(/生年月日。いまは支払いがなく、使っていません/)
})

test('a new version is in force at once, and earlier ones stay', async () => {
  await publish()
  await publish({ version: 1, body: '第二版' })
  expect(await shown()).toEqual({ documentId: 'terms', body: '第二版', version: 2, publishedAt })
  expect((await anonymous.legalDocument.get({ documentId: 'privacy' })).version).toBe(0)
  const { versionList } = await as.admin.legalDocument.versions({ documentId: 'terms' })
  expect(versionList).toEqual([
    { version: 2, publishedAt, userName: '名-admin' },
    { version: 1, publishedAt, userName: '名-admin' },
  ])
  expect((await as.admin.legalDocument.version({ documentId: 'terms', version: 1 })).body).toBe('第一版')
  expect(await refusalOf(as.admin.legalDocument.version({ documentId: 'terms', version: 3 }))).toBe('NOT_FOUND')
})

test('of two who edited the same version, the second is refused', async () => {
  const codes = await Promise.all([publish({ body: '甲' }), publish({ body: '乙' })].map(refusalOfAny))
  expect(codes.sort()).toEqual(['DOCUMENT_CHANGED', 'done'])
  expect((await shown()).version).toBe(1)
})

test.each([
  ['nothing', ' \n', 'DOCUMENT_EMPTY'],
  ['more than its limit', 'あ'.repeat(LEGAL_DOCUMENT_MAX + 1), 'DOCUMENT_TOO_LONG'],
])('%s is refused', async (_, body, code) => {
  expect(await refusalOf(publish({ body }))).toBe(code)
  expect((await shown()).version).toBe(0)
})

test('nobody but an admin publishes or sees versions', async () => {
  expect(await refusalOf(publish({}, as.player))).toBe('FORBIDDEN')
  expect(await refusalOf(as.player.legalDocument.versions({ documentId: 'terms' }))).toBe('FORBIDDEN')
})

const refusalOfAny = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
