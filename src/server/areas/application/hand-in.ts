// Handing an application in: its row, its fee and what it holds, in one transaction.

import { sql } from 'drizzle-orm'
import { type ApplicationKind, applicationCauses, applicationFees } from '#rules/applications.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { systemAccounts, type Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'
import { type ChargedCoin, coinTransfer, postOrRefuse } from '../coin/charge.ts'
import { application } from './tables.ts'

type NewApplication = {
  kind: ApplicationKind
  userId: string
  characterId: string
  worldId: string
  name: string
  description: string
  slotNo?: number
  code?: string
  level?: number
  kijun?: readonly number[]
  hosei?: readonly number[]
  /** Coin that the user was shown; null when there is no fee. */
  coin: ChargedCoin | null
  /** Currency of the piece that is held until the decision. */
  held?: string
  /** Refusal when an application of the same kind is already waiting. */
  taken: RefusalCode
  now: Date
}

const array = (numbers: readonly number[] | undefined) => (numbers ? `{${numbers.join(',')}}` : null)

const applicationColumn = columnsOf(application, null, ['applicationId'])

/**
 * Stores an application. The caller holds the row of the character.
 * @throws the refusal in `taken`, COIN_SHORT, APPLICATION_COIN, ITEM_SHORT
 */
export async function handIn(tx: Tx, wanted: NewApplication) {
  const { kind, userId, characterId, worldId, name, description, held, now } = wanted
  const amount = applicationFees[kind]
  const { rows } = await tx.execute<RowOf<typeof applicationColumn>>(sql`
    insert into application (kind, user_id, character_id, world_id, name, description, slot_no, code, level, kijun, hosei,
      fee, coin, created_at)
    values (${kind}, ${userId}, ${characterId}, ${worldId}, ${name}, ${description}, ${wanted.slotNo ?? null},
      ${wanted.code ?? null}, ${wanted.level ?? null}, ${array(wanted.kijun)}::int[], ${array(wanted.hosei)}::int[],
      ${amount}, ${wanted.coin}, ${now.toISOString()})
    on conflict do nothing returning ${applicationColumn}`)
  const applicationId = rows[0]?.applicationId
  if (applicationId === undefined) throw refuse(wanted.taken)
  const cause = { kind: applicationCauses.fee, id: String(applicationId) }
  const charged = await coinTransfer(tx, { userId, amount, cause })
  // The balance changed after the price was shown, so another coin would pay.
  if ((charged?.coin ?? null) !== wanted.coin) throw refuse('APPLICATION_COIN')
  const transfers: Transfer[] = charged ? [charged.transfer] : []
  if (held !== undefined) {
    const from = { kind: 'character', id: characterId } as const
    transfers.push({ cause, currency: held, amount: 1, from, to: systemAccounts.sink })
  }
  await postOrRefuse(tx, now, transfers)
  return { applicationId, coin: wanted.coin }
}
