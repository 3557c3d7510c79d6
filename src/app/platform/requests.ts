// The lowest layer of calls: one exchange with the server, and the decision whether an answer is its own. All other layers
// send through it.

import type { BotAction } from '#contract/bot-check.ts'
import { SESSION_HEADER } from '#rules/sessions.ts'
import { tabSession } from './tab-session.ts'
import { noteWritten, WRITTEN_HEADER, written } from './written.ts'

/** A picture that is sent before a request, to a call that takes its id and its bytes. */
export type Upload = {
  /** Id made by the client; also the key under which it is sent. */
  pictureId: string
  url: string
  picture: Blob
}

/** A call ready to be sent, now or later, as plain data. */
export type ApiRequest = {
  method: string
  /** Path of the call with its parameters and query. */
  url: string
  /** JSON or form text; null for no body. */
  body: string | null
  form?: boolean
  /** Action of the bot check that the server asks for. */
  bot?: BotAction
  /** Pictures that are sent before it. */
  uploads?: readonly Upload[]
}

/** The server refused: its code, its Japanese text, and the time to wait. */
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

/**
 * No answer of the service came back: no network, a time-out, or a page of another server. Whether the call arrived is
 * unknown.
 */
export class NoAnswer extends Error {}

/** Statuses of refusals that only mean "later", or "sign in first". */
const LATER = new Set([401, 408, 425, 429])

/** Whether the server has decided, so that asking again would change nothing. */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status >= 400 && error.status < 500 && !LATER.has(error.status)

export type ExchangeOptions = {
  /** Idempotency-Key of a write. */
  key?: string | undefined
  token?: string | null
  /** Result of the bot check (bot-check.ts); null where the server asks for none. */
  botCheck?: string | null
  /** Whether to send and accept the session cookie, for the identity calls only. */
  cookie?: boolean
  signal?: AbortSignal | undefined
  /** Milliseconds until an answer must have come whole. */
  patienceMs?: number | undefined
}

const TIMEOUT_MS = 12_000

/**
 * Sends one request and reads its answer.
 * @throws Refusal when the server refuses, NoAnswer when no answer of the service came back
 */
export const exchange = (request: ApiRequest, options: ExchangeOptions = {}): Promise<unknown> =>
  speak(request, options, readAnswer)

/** @param read what is made of the answer; see readAnswer */
export async function speak<Answer>(
  request: ApiRequest,
  options: ExchangeOptions,
  read: (response: Response, key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { key, token, botCheck, cookie, signal, patienceMs = TIMEOUT_MS } = options
  const headers = new Headers({ accept: 'application/json', [SESSION_HEADER]: tabSession })
  if (request.body !== null) {
    headers.set('content-type', request.form ? 'application/x-www-form-urlencoded' : 'application/json')
  }
  if (key) headers.set('idempotency-key', key)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (botCheck) headers.set('x-bot-check', botCheck)
  const place = written()
  if (place) headers.set(WRITTEN_HEADER, place)
  const timeout = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      body: request.body,
      credentials: cookie ? 'same-origin' : 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    noteWritten(response.headers.get(WRITTEN_HEADER))
    return await read(response, key)
  } catch (error) {
    if (error instanceof Refusal || error instanceof NoAnswer || signal?.aborted) throw error
    throw new NoAnswer('no answer', { cause: error })
  }
}

/** Reads an answer, which counts only if it is JSON and repeats the key; any other is a foreign one (reliability rule 5). */
export async function readAnswer(response: Response, key: string | undefined): Promise<unknown> {
  const json = response.headers.get('content-type')?.startsWith('application/json') === true
  if (!json || (key && response.headers.get('idempotency-key') !== key)) throw new NoAnswer('not our answer')
  const text = await response.text()
  // An answer of nothing has an empty body (C008).
  const body = text === '' ? null : JSON.parse(text)
  if (response.ok) return body
  if (typeof body?.errorMessage !== 'string' || typeof body?.code !== 'string') throw new NoAnswer('not our refusal')
  const retryAfter = Number(response.headers.get('retry-after'))
  throw new Refusal(response.status, body.code, body.errorMessage, retryAfter > 0 ? retryAfter : null)
}
