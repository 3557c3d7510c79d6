// Fees of waiting applications, which come back after a rejection or withdrawal.

import { sql } from 'drizzle-orm'
import { shinseiStatus } from '#rules/codes/application.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { character } from '../character/tables.ts'
import { application } from './tables.ts'

const fee = columnsOf(application, 'a', {
  ...{ applicationId: 'applicationId', kind: 'kind', name: 'name', worldId: 'worldId', characterId: 'characterId' },
  ...{ amount: 'fee', coin: 'coin', heldSince: 'createdAt' },
})
const ofCharacter = columnsOf(character, 'c', { characterName: 'characterFullName' })
type WaitingFee = Present<RowOf<typeof fee>, 'coin'> & RowOf<typeof ofCharacter>

/** Fees of a user in both coins, those held longest first. */
export async function waitingFees(db: Db, userId: string): Promise<WaitingFee[]> {
  const { rows } = await db.execute<WaitingFee>(sql`
    select ${fee}, ${ofCharacter}
    from application a join character c on c.character_id = a.character_id
    where a.user_id = ${userId} and a.status = ${shinseiStatus.applying} and a.coin is not null and a.fee > 0
    order by a.created_at, a.application_id limit 100`)
  return rows
}

/** @param currency AC or LP, the one that paid the fee */
export async function heldFees(db: Db, userId: string, currency: string) {
  const fees = await waitingFees(db, userId)
  return fees
    .filter(({ coin }) => currencies[coin] === currency)
    .map(({ name, amount, heldSince }) => ({ title: `申請中：${name}`, amount, heldSince }))
}
