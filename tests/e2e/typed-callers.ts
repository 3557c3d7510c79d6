// Users without a browser: they call the server as the contract types it, with tokens of a key of the test.
import { randomUUID } from 'node:crypto'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Contract, contract } from '#contract/index.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { currencies } from '#server/platform/ledger/balances.ts'
import { givenAmount, givenCoins } from '../support/applications.ts'
import { installTestKey } from '../support/tokens.ts'
import { userOf } from './claims.ts'
import type { TestServer } from './fixtures.ts'

export type TypedCaller = JsonifiedClient<ContractRouterClient<Contract>>
/** A user with a character in the world of the test. */
export type Guest = { userId: string; characterId: string; name: string; call: TypedCaller }

/** Every call has a key of its own, as each is an act of its own. */
const callerOf = (url: string, token: string): TypedCaller =>
  createORPCClient(
    new OpenAPILink(contract, {
      url,
      headers: () => ({ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
      // Refusals in the shape that the server gives them.
      customErrorResponseBodyDecoder: (body, { status }) =>
        new ORPCError((body as { code: string }).code, { status, message: (body as { message: string }).message }),
    }),
  )

/** Callers of one server: of any demo account, and of new guests. */
export async function openCallers(server: TestServer) {
  const tokenOf = await installTestKey(server)
  const asUser = (userId: string): TypedCaller => callerOf(server.url, tokenOf(userId))
  return {
    asAccount: async (account: string): Promise<TypedCaller> => asUser(await userOf(server, account)),
    guests: async (worldId: string, race: string, names: readonly string[]): Promise<Guest[]> => {
      const made: Guest[] = []
      for (const name of names) {
        const ids = await givenGuest(server, worldId, race, name)
        made.push({ ...ids, name, call: asUser(ids.userId) })
      }
      return made
    },
  }
}

async function givenGuest(server: TestServer, worldId: string, race: string, name: string) {
  const userId = `guest-${randomUUID().slice(0, 8)}`
  const characterId = `${worldId}-${userId}`
  await server.query(
    `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
     values ($1, $1, $2, $1 || '@guests.example', now())`,
    [userId, name],
  )
  await server.query(
    `insert into character (character_id, user_id, world_id, given_name, middle_name, family_name, name_order, kana,
       character_full_name, class_name, class_a_id, level, created_at)
     values ($1, $2, $3, $4, '', '', 3, 'ア', $4, '旅人', $5, 5, now())`,
    [characterId, userId, worldId, name, race],
  )
  await inLedger(server, db => givenCoins(db, userId, 'AC', 1_000))
  return { userId, characterId }
}

/** Gives a character points for the lotteries of its world. */
export const givenFatePower = (server: TestServer, worldId: string, characterId: string, amount: number) =>
  inLedger(server, db => givenAmount(db, { kind: 'character', id: characterId }, currencies.fatePower(worldId), amount))

async function inLedger(
  server: TestServer,
  work: (db: ReturnType<typeof createDb>) => Promise<unknown>,
): Promise<void> {
  const pool = createPool({ url: server.database, max: 1, role: null, name: 'tsumugi-test-ledger' })
  try {
    await work(createDb(pool))
  } finally {
    await pool.end()
  }
}
