// The work of a received commission in the gallery.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { galleryItem } from '../gallery/tables.ts'
import type { CommissionRow } from './own-commission.ts'
import { commissionPicture } from './tables.ts'

const handedIn = columnsOf(commissionPicture, null, ['picture', 'width', 'height'])

/** Puts what was handed in last into the gallery; the client may keep it out of there. */
export async function publishWork(tx: Tx, row: CommissionRow, now: Date): Promise<void> {
  const { commissionId, clientId, characterId, worldId, creatorUserId, classCode, creatorKbn, shouhinmei } = row
  const { rows } = await tx.execute<RowOf<typeof handedIn>>(sql`
    select ${handedIn} from commission_picture where commission_id = ${commissionId}`)
  const { picture = null, width = 0, height = 0 } = rows[0] ?? {}
  await tx
    .insert(galleryItem)
    .values({
      ...{ commissionId, clientId, characterId, worldId, creatorUserId, classCode, creatorKbn, shouhinmei },
      ...{ title: row.workTitle, body: row.body, picture, width, height, publishedAt: now },
    })
    .onConflictDoNothing()
}
