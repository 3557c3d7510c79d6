// The low road to the server: one exchange, and what counts as an answer of ours. Everything above speaks through it.

/** A call ready to be sent, now or later: plain data. */
export type ApiRequest = {
  method: string
  /** Path with its parameters and query. */
  url: string
  /** JSON or form text; null for none. */
  body: string | null
  form?: boolean
}

/** The server said no: its code, its Japanese text, and how long to wait. */
export class Refusal extends Error {
  status: number
  code: string
  retryAfterSeconds: number | null
  constructor(status: number, code: string, message: string, retryAfterSeconds: number | null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer of ours came back: no network, a time-out, or a stranger's page in between. Whether it arrived is unknown. */
export class NoAnswer extends Error {}

/** Refusals that only mean "later", or "sign in first". */
const LATER = new Set([401, 408, 425, 429])

/** The server has judged it: asking again would change nothing. */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status >= 400 && error.status < 500 && !LATER.has(error.status)

export type ExchangeOptions = {
  /** Idempotency-Key of a write. */
  key?: string | undefined
  token?: string | null
  /** Sends and takes the session cookie: the identity calls only. */
  cookie?: boolean
  signal?: AbortSignal | undefined
}

const TIMEOUT_MS = 12_000

/**
 * Sends one request and reads its answer.
 * @throws Refusal when the server refuses, NoAnswer when nothing of ours came back.
 */
export async function exchange(request: ApiRequest, options: ExchangeOptions = {}): Promise<unknown> {
  const { key, token, cookie, signal } = options
  const headers = new Headers({ accept: 'application/json' })
  if (request.body !== null) {
    headers.set('content-type', request.form ? 'application/x-www-form-urlencoded' : 'application/json')
  }
  if (key) headers.set('idempotency-key', key)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body: request.body,
      credentials: cookie ? 'same-origin' : 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return await readAnswer(response, key)
  } catch (error) {
    if (error instanceof Refusal || error instanceof NoAnswer || signal?.aborted) throw error
    throw new NoAnswer('no answer', { cause: error })
  }
}

/** An answer counts only when it is JSON and repeats our key: anything else is a stranger's (reliability rule 5). */
async function readAnswer(response: Response, key: string | undefined): Promise<unknown> {
  const json = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!json || (key && response.headers.get('idempotency-key') !== key)) throw new NoAnswer('not our answer')
  const body = await response.json()
  if (response.ok) return body
  if (typeof body?.errorMessage !== 'string' || typeof body?.code !== 'string') throw new NoAnswer('not our refusal')
  const retryAfter = Number(response.headers.get('retry-after'))
  throw new Refusal(response.status, body.code, body.errorMessage, retryAfter > 0 ? retryAfter : null)
}
