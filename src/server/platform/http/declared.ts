// Check at start that every call declares its access, its effect, its limit and its treatment of blocks; otherwise the server does not start.
import { isContractProcedure } from '@orpc/contract'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'

export type DeclaredCall = {
  name: string
  method: string
  path: string
  meta: Required<Pick<CallMeta, 'access' | 'effect' | 'limit' | 'block'>>
}

/** All calls of the contract. @throws with the name of the first that lacks a declaration */
export function declaredCalls(tree: unknown = contract, names: string[] = []): DeclaredCall[] {
  if (isContractProcedure(tree)) {
    const name = names.join('.')
    const { meta, route } = tree['~orpc'] as { meta: CallMeta; route: { method?: string; path?: string } }
    const { access, effect, limit, block } = meta
    if (!access || !effect || !limit || !block)
      throw new Error(`The call ${name} does not declare its access, effect, limit and treatment of blocks.`)
    if (!route.method || !route.path) throw new Error(`The call ${name} has no method or path.`)
    return [{ name, method: route.method, path: route.path, meta: { access, effect, limit, block } }]
  }
  return Object.entries(tree as Record<string, unknown>).flatMap(([name, branch]) =>
    declaredCalls(branch, [...names, name]),
  )
}
