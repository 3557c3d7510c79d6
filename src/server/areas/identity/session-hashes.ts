// Hashes of session secrets. The secret of a session is in its cookie; the database keeps only its hash, so that a reader of
// the table (a backup, a log of statements) cannot act as anybody. better-auth writes and looks up sessions by their token
// in many places: this adapter stands between it and its database, hashes the token on the way in, and gives back the
// requested token on the way out.
import { createHash } from 'node:crypto'
import type { drizzleAdapter } from 'better-auth/adapters/drizzle'

type CreateAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<CreateAdapter>
type Condition = { field: string; value: unknown }
type Asked = { model: string; where?: Condition[]; data?: Row; update?: Row }
type Row = Record<string, unknown>
type Method = (asked: Asked) => Promise<unknown>

/**
 * Hash of a token, the same as in the migration of older rows: hexadecimal SHA-256. A token is 32 random letters, so it
 * needs no salt.
 */
export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Methods of an adapter that take or give rows; `transaction` gives an adapter of its own. */
const METHODS = ['create', 'findOne', 'findMany', 'update', 'updateMany', 'delete', 'deleteMany', 'count'] as const
const LATER_METHODS = ['consumeOne', 'incrementOne'] as const

/** An adapter of better-auth that stores tokens of sessions only as hashes. */
export function withSessionHashes(createAdapter: CreateAdapter): CreateAdapter {
  return options => hashing(createAdapter(options))
}

function hashing(inner: Adapter): Adapter {
  const known = inner as unknown as Record<string, Method | undefined>
  const outer: Record<string, unknown> = { ...inner }
  for (const name of [...METHODS, ...LATER_METHODS]) {
    const method = known[name]
    if (method) outer[name] = (asked: Asked) => (asked.model === 'session' ? withHashes(method, asked) : method(asked))
  }
  outer.transaction = (work: (adapter: Adapter) => Promise<unknown>) =>
    inner.transaction(transaction => work(hashing(transaction as Adapter)))
  return outer as unknown as Adapter
}

async function withHashes(method: Method, asked: Asked): Promise<unknown> {
  const tokens = new Map<string, string>()
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed)
    if (typeof value !== 'string') return value
    const hash = sessionHash(value)
    tokens.set(hash, value)
    return hash
  }
  const inRow = (row: Row | undefined) => (row && 'token' in row ? { ...row, token: hashed(row.token) } : row)
  const answer = await method({
    ...asked,
    ...(asked.where ? { where: asked.where.map(inCondition) } : {}),
    ...(asked.data ? { data: inRow(asked.data) } : {}),
    ...(asked.update ? { update: inRow(asked.update) } : {}),
  } as Asked)
  return Array.isArray(answer) ? answer.map(asAsked) : asAsked(answer)

  function inCondition(condition: Condition): Condition {
    return condition.field === 'token' ? { ...condition, value: hashed(condition.value) } : condition
  }
  function asAsked(row: unknown): unknown {
    if (typeof row !== 'object' || row === null || !('token' in row)) return row
    return { ...row, token: tokens.get(String(row.token)) ?? row.token }
  }
}
