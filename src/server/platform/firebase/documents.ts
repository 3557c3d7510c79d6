// Firestore documents of the events of users, written through its REST interface with the rights of a service account. Only
// Google's fixed hosts are contacted, or the emulator.
import * as z from 'zod'
import type { UserEventKind } from '#rules/user-events.ts'
import { createGoogleTokens } from './google-token.ts'
import type { Firebase } from './settings.ts'

const GOOGLE = 'https://firestore.googleapis.com'
const TIMEOUT_MS = 10_000
/** The collection of doc1 §7. Besides reached missions it holds other events, under their kind. */
const COLLECTION = 'mission'
/** Firestore takes at most 500 writes in one commit. */
const BATCH = 300

/** A reached mission, in the fields of doc1 §7; beside them what its notice needs. */
type MissionDocument = { userId: string; createdAt: Date; kind?: undefined } & { [fact: string]: unknown }
/** Any other event: its facts in one field, because they may have names of their own. */
type FactsDocument = { userId: string; createdAt: Date; kind: UserEventKind; facts: object }
export type EventDocument = MissionDocument | FactsDocument

export type Documents = {
  /** Writes a document. Writing it again changes nothing, so a job may repeat it. */
  write: (id: number, document: EventDocument) => Promise<void>
  deleteBefore: (time: Date) => Promise<void>
}

/** Server to write to and the token for it. Tests name another server. */
export type DocumentStore = { origin: string; token: () => Promise<string> }

export function createDocuments({ web, serviceAccount }: Firebase, store?: DocumentStore): Documents {
  const { origin, token } = store ?? storeOf(web.firestoreEmulator, serviceAccount)
  const database = `projects/${web.projectId}/databases/(default)/documents`
  const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/v1/${database}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Firestore's error text may repeat the document, which holds a user's data.
    if (!response.ok) throw new Error(`Firestore did not do it: ${response.status}`)
    return response.json()
  }

  return {
    write: async (id, { createdAt, ...facts }) => {
      const fields = fieldsOf(facts)
      await send('PATCH', `/${COLLECTION}/${id}`, {
        fields: { ...fields, createdAt: { timestampValue: createdAt.toISOString() } },
      })
    },
    deleteBefore: async time => {
      for (;;) {
        const names = foundShape.parse(await send('POST', ':runQuery', olderThan(time)))
        const writes = names.flatMap(({ document }) => (document ? [{ delete: document.name }] : []))
        if (writes.length > 0) await send('POST', ':commit', { writes })
        if (writes.length < BATCH) return
      }
    },
  }
}

type Value = Record<string, unknown>

const fieldsOf = (facts: object): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, toValue(value)]])),
  )

/** A value of JSON as Firestore writes it. */
function toValue(value: unknown): Value {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  // Firestore takes no list in a list; no event has one.
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } }
  return { mapValue: { fields: fieldsOf(value as object) } }
}

/** Shape of a query's answer; Firestore answers a row without a document when it found none. */
const foundShape = z.array(z.object({ document: z.object({ name: z.string() }).optional() }))

const olderThan = (time: Date) => ({
  structuredQuery: {
    select: { fields: [{ fieldPath: '__name__' }] },
    from: [{ collectionId: COLLECTION }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'createdAt' },
        op: 'LESS_THAN',
        value: { timestampValue: time.toISOString() },
      },
    },
    limit: BATCH,
  },
})

function storeOf(emulator: string | null, serviceAccount: Firebase['serviceAccount']): DocumentStore {
  // The emulator lets the token `owner` do everything.
  if (emulator) return { origin: `http://${emulator}`, token: async () => 'owner' }
  if (!serviceAccount) throw new Error('There is neither a service account nor an emulator to write documents with.')
  return { origin: GOOGLE, token: createGoogleTokens(serviceAccount) }
}
