// The office's answer to an application to become something, once: an approval gives the class, and a mail tells it.
import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { rejectionReasonFault } from '#rules/applications.ts'
import { classOfCreator } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type CreatorType, creatorType, lastClass } from '#rules/codes/user.ts'
import type { Tx } from '../../db/client.ts'
import type { Services } from '../../platform/context.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { classRequest, userClass } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { masterWorld } from '../scenario-desk/tables.ts'
import { world } from '../world/tables.ts'

const CREATOR_ID_BYTES = 6

type Decision = { requestId: number; isApproved: boolean; reason: string; adminId: AdminId; now: Date }
type Request = typeof classRequest.$inferSelect

/** @throws CLASS_REQUEST_NOT_FOUND, CLASS_REQUEST_DECIDED, CLASS_REQUEST_REASON */
export async function decideRequest(
  tx: Tx,
  { requestId, isApproved, reason, adminId, now }: Decision,
  { mailer }: Pick<Services, 'mailer'>,
) {
  if (!isApproved && rejectionReasonFault(reason)) throw refuse('CLASS_REQUEST_REASON')
  const status = isApproved ? shinseiStatus.approved : shinseiStatus.rejected
  const isThis = eq(classRequest.requestId, requestId)
  const [found] = await tx.select({ requestId: classRequest.requestId }).from(classRequest).where(isThis)
  if (!found) throw refuse('CLASS_REQUEST_NOT_FOUND')
  const [decided] = await tx
    .update(classRequest)
    .set({ status, reason: isApproved ? null : reason.trim(), decidedAt: now, decidedBy: adminId })
    .where(and(isThis, eq(classRequest.status, shinseiStatus.applying)))
    .returning()
  if (!decided) throw refuse('CLASS_REQUEST_DECIDED')
  if (isApproved) await grant(tx, decided, now)
  const { userId, kind, creatorKbn, worldId } = decided
  const facts = {
    requestId,
    kind,
    creatorKbn,
    worldName: await nameOfWorld(tx, worldId),
    isApproved,
    reason: decided.reason,
  }
  await lockUserEvents(tx, userId)
  await notify(tx, now, { userId, event: 'class.decided', facts })
  return { requestId, status, isMailed: mailer !== null }
}

async function nameOfWorld(tx: Tx, worldId: string | null): Promise<string> {
  if (worldId === null) return ''
  const [row] = await tx.select({ worldName: world.worldName }).from(world).where(eq(world.worldId, worldId))
  return row?.worldName ?? worldId
}

/** Gives what was applied for. Rights follow from these rows alone. */
async function grant(tx: Tx, { kind, userId, creatorKbn, worldId, name }: Request, now: Date): Promise<void> {
  const hold = (classCode: number, held: { name?: string; creatorId?: string }) =>
    tx
      .insert(userClass)
      .values({ userId, classCode, ...held })
      .onConflictDoUpdate({
        target: [userClass.userId, userClass.classCode],
        // A creator who was one before keeps the id.
        set: {
          name: held.name ?? sql`${userClass.name}`,
          creatorId: sql`coalesce(${userClass.creatorId}, excluded.creator_id)`,
        },
      })
  if (kind === 'master') {
    await hold(lastClass.master, { name })
    // Masters write for every world but those that take supporters, which allow each writer.
    await tx.execute(sql`
      insert into master_world (user_id, world_id, since)
      select ${userId}, world_id, ${now.toISOString()} from world where scenario_support_flg = 0
      on conflict do nothing`)
  }
  if (kind === 'creator') {
    const creatorId = `C${randomBytes(CREATOR_ID_BYTES).toString('hex')}`
    await hold(classOfCreator[(creatorKbn ?? creatorType.illustrator) as CreatorType], { name, creatorId })
  }
  if (kind === 'permission' && worldId !== null) {
    await hold(lastClass.master, {})
    await tx.insert(masterWorld).values({ userId, worldId, since: now }).onConflictDoNothing()
  }
}
