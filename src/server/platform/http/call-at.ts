// The call of an address, found before the body is read, in the same table that dispatches calls.

import type { AnyContractProcedure } from '@orpc/contract'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { CallMeta } from '#contract/call.ts'
import { router } from '../../router.ts'
import { refuse } from '../refuse.ts'
import { declaredCalls } from './declared.ts'
import { mostInputBytes } from './input-bytes.ts'

export type CallAt = {
  /** Name in the contract: `mission.receiveReward`. */
  call: string
  meta: CallMeta
  /** Longest body that a valid input can need. */
  mostInputBytes: number
}

/**
 * Makes the finder of calls by method and path. It throws METHOD_NOT_ALLOWED when only the path exists, else CALL_UNKNOWN.
 */
export function createCallFinder(): (method: string, pathname: string) => Promise<CallAt> {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)
  const methods = new Set(declaredCalls().map(({ method }) => method))
  const found = new Map<AnyContractProcedure, CallAt>()
  const at = async (method: string, pathname: string): Promise<CallAt | null> => {
    const match = await matcher.match(method, `/${pathname.replace(/^\/|\/$/g, '')}`)
    if (!match) return null
    const { meta, inputSchema } = match.procedure['~orpc']
    const known = found.get(match.procedure)
    if (known) return known
    const call = { call: match.path.join('.'), meta: meta as CallMeta, mostInputBytes: mostInputBytes(inputSchema) }
    found.set(match.procedure, call)
    return call
  }
  return async (method, pathname) => {
    const call = await at(method, pathname)
    if (call) return call
    const allow: string[] = []
    for (const other of methods) if (await at(other, pathname)) allow.push(other)
    throw allow.length > 0 ? refuse('METHOD_NOT_ALLOWED', { allow }) : refuse('CALL_UNKNOWN')
  }
}
