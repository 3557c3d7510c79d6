// Gives the app the contract as data, one module per area: the method and path of every call, without the schemas and the
// schema library. `virtual:contract/<area>` and `virtual:contract-version`.
import { createHash } from 'node:crypto'
import { isContractProcedure } from '@orpc/contract'
import type { Plugin } from 'vite'
import type { CallMeta } from '../../contract/call.ts'
import { contract } from '../../contract/index.ts'

const PREFIX = 'virtual:contract/'
const VERSION = 'virtual:contract-version'

/** `[method, path]` of a call, with `'form'` when its body is a form, and its action where it asks for the bot check. */
export type CallTable = Record<string, readonly [method: string, path: string, body?: 'form' | null, bot?: string]>

function callTable(area: keyof typeof contract): CallTable {
  return Object.fromEntries(
    Object.entries(contract[area]).map(([name, call]) => {
      if (!isContractProcedure(call)) throw new Error(`${area}.${name} is not a call.`)
      const { route, meta } = call['~orpc'] as { route: { method?: string; path?: string }; meta: CallMeta }
      const entry = [route.method ?? 'POST', route.path ?? ''] as const
      if (meta.bot) return [name, [...entry, meta.form ? 'form' : null, meta.bot] as const]
      return [name, meta.form ? ([...entry, 'form'] as const) : entry]
    }),
  )
}

const areas = Object.keys(contract) as (keyof typeof contract)[]

/** Version that changes with every change of a call; answers cached under another version are not read. */
const contractVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify(areas.map(area => [area, callTable(area)])))
    .digest('hex')
    .slice(0, 12)

export function contractPlugin(): Plugin {
  return {
    name: 'tsumugi-contract',
    resolveId: id => (id.startsWith(PREFIX) || id === VERSION ? `\0${id}` : null),
    load: id => {
      if (id === `\0${VERSION}`) return `export default ${JSON.stringify(contractVersion())}`
      const area = areas.find(name => id === `\0${PREFIX}${name}`)
      return area ? `export default ${JSON.stringify(callTable(area))}` : null
    },
  }
}
