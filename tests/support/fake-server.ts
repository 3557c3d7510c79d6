// A server for component tests in the place of the network: it finds the call of a request by the contract, reads the input
// as the real server does, and checks every answer that a test gives.
import { isContractProcedure } from '@orpc/contract'
import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod'
import type { CallMeta } from '#contract/call.ts'
import { type Contract, contract } from '#contract/index.ts'
import type { Refusal } from '#rules/refusals/rows.ts'
import { DraftShelf, Refused } from './draft-shelf.ts'

type Area = keyof Contract
/** Name of a call in the contract: `follow.getFollowerList`. */
export type CallName = { [A in Area]: `${A}.${keyof Contract[A] & string}` }[Area]
type CallOf<Name> = Name extends `${infer A extends Area}.${infer C}`
  ? C extends keyof Contract[A]
    ? Contract[A][C]
    : never
  : never
type Schema<Name, Side extends 'inputSchema' | 'outputSchema'> =
  CallOf<Name> extends { '~orpc': { [S in Side]?: infer Found } } ? NonNullable<Found> : never
export type InputOf<Name extends CallName> = z.output<Schema<Name, 'inputSchema'>>
export type AnswerOf<Name extends CallName> = z.input<Schema<Name, 'outputSchema'>>

/**
 * Answers to calls: an answer, or a function of the input that makes one or throws `Refused`; a pending promise keeps the caller
 * waiting.
 */
export type Handlers = {
  [Name in CallName]?: AnswerOf<Name> | ((input: InputOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>)
}
type Handler = (input: unknown) => unknown

/** Answers to what screens of every kind ask for, where a test gives no other. */
const everywhere: Handlers = {
  'mute.getList': { wordList: [], characterList: [] },
  'draft.snippets': { snippetList: [] },
}

type Declared = {
  name: CallName
  pattern: RegExp
  method: string
  meta: CallMeta
  inputSchema?: z.ZodType
  outputSchema?: z.ZodType
  errorMap: Record<string, Refusal | undefined>
}

const declared: readonly Declared[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, unknown>).flatMap(([name, call]) => {
    if (!isContractProcedure(call)) return []
    const { route, ...rest } = call['~orpc']
    const pattern = new RegExp(`^${(route.path ?? '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    return [{ ...rest, name: `${area}.${name}`, pattern, method: route.method ?? 'POST' } as unknown as Declared]
  }),
)

/** Fate of a call on its way. */
export type Fate = 'arrives' | 'request lost' | 'answer lost'

export type FakeRequest = { call: CallName; input: unknown; key: string | null }

export class FakeServer {
  /** Requests that arrived, in their order. */
  requests: FakeRequest[] = []
  /** Milliseconds that every request takes on its way, and its answer again. */
  delayMs = 0
  /** Drafts that it keeps. */
  drafts = new DraftShelf()
  #handlers: Handlers = {}
  #fates = new Map<CallName, Fate>()
  #refusals = new Map<CallName, string>()
  #mistakes: string[] = []

  /** Resets the server before each test. */
  reset(handlers: Handlers): void {
    this.requests = []
    this.delayMs = 0
    this.drafts = new DraftShelf()
    this.#handlers = { ...everywhere, ...this.drafts.handlers, ...handlers }
    this.#fates.clear()
    this.#refusals.clear()
    this.#mistakes = []
  }

  /** Replaces or adds answers to these calls until the test has ended. */
  answers(handlers: Handlers): void {
    Object.assign(this.#handlers, handlers)
  }

  /** Loses the requests for a call, or their answers, from now on; `arrives` ends it. */
  loses(call: CallName, fate: Fate = 'request lost'): void {
    this.#fates.set(call, fate)
  }

  /** Refuses a call from now on, with the status and the text of the contract; null ends it. */
  refuses(call: CallName, code: string | null): void {
    if (code === null) this.#refusals.delete(call)
    else this.#refusals.set(call, code)
  }

  /** Inputs of a call that arrived. */
  inputsOf<Name extends CallName>(name: Name): InputOf<Name>[] {
    return this.requests.filter(({ call }) => call === name).map(({ input }) => input as InputOf<Name>)
  }

  /** @throws every breach of the contract by the test or the app */
  check(): void {
    const mistakes = this.#mistakes
    this.#mistakes = []
    if (mistakes.length > 0) throw new Error(mistakes.join('\n\n'))
  }

  fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://fake.example')
    const method = init.method ?? 'GET'
    const call = declared.find(each => each.method === method && each.pattern.test(pathname))
    if (!call) throw this.#mistake(`${method} ${url}: the contract has no such call.`)
    const fate = this.#fates.get(call.name) ?? 'arrives'
    await this.#passTime()
    if (fate === 'request lost') throw new TypeError('The request was lost.')
    const key = new Headers(init.headers).get('idempotency-key')
    const input = this.#read(call, { ...call.pattern.exec(pathname)?.groups }, searchParams, init.body)
    if (call.meta.effect === 'keyed' && !key) throw this.#mistake(`${call.name} was sent without its key.`)
    this.requests.push({ call: call.name, input, key })
    const code = this.#refusals.get(call.name)
    const response = code === undefined ? await this.#answered(call, input, key) : this.#refused(call, code, key)
    await this.#passTime()
    if (fate === 'answer lost') throw new TypeError('The answer was lost.')
    return response
  }

  #read(call: Declared, path: Record<string, string>, query: URLSearchParams, body: RequestInit['body']): unknown {
    const fields: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(path)) fields[name] = decodeURIComponent(value)
    const isForm = call.meta.form === true && typeof body === 'string'
    const texts = isForm ? new URLSearchParams(body) : query
    for (const name of texts.keys()) {
      const values = texts.getAll(name)
      fields[name] = values.length > 1 ? values : values[0]
    }
    if (!isForm && typeof body === 'string') Object.assign(fields, JSON.parse(body))
    if (!call.inputSchema) return fields
    const { data, error } = call.inputSchema.safeParse(fields)
    if (error) {
      throw this.#mistake(`${call.name} was sent what its shape refuses.\n${z.prettifyError(error)}`)
    }
    return data
  }

  #refused(call: Declared, code: string, key: string | null): Response {
    const refusal = call.errorMap[code]
    if (!refusal) throw this.#mistake(`${call.name} has no refusal ${code} in the contract.`)
    return respond({ errorMessage: refusal.message, code }, refusal.status, key)
  }

  async #answered(call: Declared, input: unknown, key: string | null): Promise<Response> {
    const handler = this.#handlers[call.name] as Handler | object | undefined
    if (handler === undefined) throw this.#mistake(`${call.name} was asked for, and the test has no answer to it.`)
    let answer: unknown
    try {
      answer = await (typeof handler === 'function' ? (handler as Handler)(input) : handler)
    } catch (error) {
      if (error instanceof Refused) return this.#refused(call, error.message, key)
      throw error
    }
    const { data, error } = call.outputSchema?.safeParse(answer) ?? { data: answer }
    if (error) {
      throw this.#mistake(`The test’s answer to ${call.name} is not what the contract says.\n${z.prettifyError(error)}`)
    }
    return respond(data, 200, key)
  }

  #passTime = (): Promise<unknown> =>
    Promise.resolve(this.delayMs && new Promise(done => setTimeout(done, this.delayMs)))

  #mistake(text: string): Error {
    this.#mistakes.push(text)
    return new Error(text)
  }
}

const respond = (body: unknown, status: number, key: string | null): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  })

/** Server of a test file, called at its top: each test begins with these answers, and fails when the contract was broken. */
export function fakeServer(handlers: Handlers = {}): FakeServer {
  const server = new FakeServer()
  beforeEach(() => {
    server.reset(handlers)
    vi.stubGlobal('fetch', server.fetch)
  })
  afterEach(() => server.check())
  return server
}
