// Calls of the areas, made from the contract's data. Reads and the outbox send through the same function.
import type { AnyContractRouter, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { BotAction } from '#contract/bot-check.ts'
import { type ApiRequest, exchange, NoAnswer, Refusal } from './requests.ts'
import { session } from './session.ts'

export type SendOptions = {
  key?: string
  signal?: AbortSignal
  /** User to send as; with another user signed in, the call fails. */
  userId?: string | undefined
}

/** Sends a call as the signed-in user. @throws Refusal, NoAnswer */
export async function send(request: ApiRequest, { userId, ...options }: SendOptions = {}): Promise<unknown> {
  const botCheck =
    request.uploads || request.bot
      ? await (await import('./before-sending.ts')).beforeSending(request, (one, key) => send(one, { key, userId }))
      : null
  return withToken(userId, token => exchange(request, { ...options, token, botCheck }))
}

/** Asks with the user's token; an expired one is renewed once. */
export async function withToken<Answer>(
  userId: string | undefined,
  ask: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = theirs(userId, await session.accessToken())
  try {
    return await ask(token)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401 || token === null) throw error
    return ask(theirs(userId, await session.renew()))
  }
}

/** Checks that the session still belongs to the wanted user; a renewal may find that somebody else is signed in by now. */
function theirs(userId: string | undefined, token: string | null): string | null {
  if (userId !== undefined && session.get().user?.userId !== userId) throw new NoAnswer('somebody else is signed in')
  return token
}

type Table = Record<string, readonly [method: string, path: string, body?: 'form' | null, bot?: string]>

/** A call as data. Its type also knows the type of the answer. */
export type RequestOf<Output> = ApiRequest & { readonly answer?: Output }

export type Call<Input, Output> = {
  /** Sends the call. */
  send: (input: Input, options?: SendOptions) => Promise<Output>
  /** The call as data, for the outbox. */
  request: (input: Input) => RequestOf<Output>
  /** Key of the call and its input in the cache. */
  key: (input?: Input) => readonly unknown[]
}

export type Calls<Area extends AnyContractRouter> = {
  [Name in keyof Area]: Call<
    Name extends keyof InferContractRouterInputs<Area> ? InferContractRouterInputs<Area>[Name] : never,
    Name extends keyof InferContractRouterOutputs<Area> ? InferContractRouterOutputs<Area>[Name] : never
  >
}

/** Calls of an area, from the data of `virtual:contract/<area>`. */
export function connect<Area extends AnyContractRouter>(area: string, table: Table): Calls<Area> {
  const calls = Object.entries(table).map(([name, [method, path, form, bot]]) => {
    const request = (input: unknown): ApiRequest => ({
      ...toRequest(method, path, input, form === 'form'),
      ...(bot ? { bot: bot as BotAction } : {}),
    })
    const call: Call<unknown, unknown> = {
      send: (input, options) => send(request(input), options),
      request,
      key: input => (input === undefined ? [area, name] : [area, name, input]),
    }
    return [name, call]
  })
  return Object.fromEntries(calls) as Calls<Area>
}

/** Request of a call: path parameters go into the path, the rest into the query (repeated keys for lists) or the body. */
export function toRequest(method: string, path: string, input: unknown, form: boolean): ApiRequest {
  const rest = new Map(Object.entries((input ?? {}) as Record<string, unknown>))
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && !form)
    return { method, url, body: rest.size > 0 ? JSON.stringify(Object.fromEntries(rest)) : null }
  const fields = new URLSearchParams()
  for (const [name, value] of rest) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) fields.append(name, String(item))
    }
  }
  if (method === 'GET') return { method, url: fields.size > 0 ? `${url}?${fields}` : url, body: null }
  return { method, url, body: fields.toString(), form }
}
