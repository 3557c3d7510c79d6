// Residents of the demo's worlds: players without an account, each with a character, so that a visitor of the demo is not alone in a
// scenario.
import { character } from '../areas/character/tables.ts'
import { appUser } from '../areas/identity/tables.ts'
import type { Tx } from '../db/client.ts'
import { currencies } from '../platform/ledger/balances.ts'
import { post, systemAccounts } from '../platform/ledger/post.ts'
import { demoFigures, demoResidents } from './content.ts'
import { residents } from './residents.ts'
import type { Pictures } from './seed-pictures.ts'

const DAY = 86_400_000

export async function seedResidents(tx: Tx, pictures: Pictures, now: Date): Promise<void> {
  const { daysAgo, alpacaCoin: amount } = demoFigures.residents
  const createdAt = new Date(now.getTime() - daysAgo * DAY)
  const all = residents.map((resident, index) => ({ ...resident, told: demoResidents[index] }))
  await tx.insert(appUser).values(
    all.map(({ userId, told }) => ({
      ...{ userId, publicUserId: `R-${userId}`, userName: told?.name ?? '', createdAt },
      // There is no account of this address, so that signing in is impossible.
      mailaddress: `${userId}@residents.invalid`,
    })),
  )
  await tx.insert(character).values(
    all.map(({ characterId, userId, worldId, told }) => ({
      ...{ characterId, userId, worldId, givenName: told?.name ?? '', middleName: '', familyName: '', nameOrder: 3 },
      ...{ characterFullName: told?.name ?? '', kana: told?.kana ?? '', className: told?.className ?? '' },
      ...{ level: told?.level ?? 1, icon: pictures.get(`characters/${characterId}`) ?? null, createdAt },
    })),
  )
  await post(
    tx,
    createdAt,
    all.map(({ userId }) => ({
      cause: { kind: 'demo', id: `coins:${userId}` },
      ...{ currency: currencies.alpacaCoin, amount, from: systemAccounts.issue },
      to: { kind: 'user' as const, id: userId },
    })),
  )
}
