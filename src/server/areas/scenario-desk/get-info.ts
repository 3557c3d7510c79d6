// An opening with its card, at the desk of its master or of the office (C117).
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { deskCard } from './desk-cards.ts'
import { readInfo } from './info.ts'
import { readableDesk } from './own-desk.ts'

type Asked = Parameters<typeof readableDesk>[1] & { now: Date }

/** @throws SCENARIO_NOT_FOUND */
export async function getInfo(db: Db, asked: Asked) {
  const own = await readableDesk(db, asked)
  const card = await deskCard(db, own, asked.now)
  if (!card) throw refuse('SCENARIO_NOT_FOUND')
  return { info: await readInfo(db, own), card, serverTime: asked.now }
}
