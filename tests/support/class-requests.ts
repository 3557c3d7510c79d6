// Applications for a class (master, creator), for tests: written as rows, without the checks of the call.
import { and, eq } from 'drizzle-orm'
import type { ClassRequestKind, ClassRequestStage } from '#rules/class-requests.ts'
import type { CreatorType } from '#rules/codes/user.ts'
import { classRequest, userClass } from '#server/areas/identity/tables.ts'
import { masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { world } from '#server/areas/world/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

export const EXAM = { reason: '支えたい。', world: '霧の港。', conflict: '両方を生かす。', scene: '霧が晴れた。' }

type Given = { kind: ClassRequestKind; creatorKbn?: CreatorType; worldId?: string; status?: ClassRequestStage }

/** An application of a user, in place of all earlier ones. */
export async function givenClassRequest(db: Db, userId: string, given: Given): Promise<number> {
  await noClassRequests(db, userId)
  return addClassRequest(db, userId, given)
}

export async function addClassRequest(db: Db, userId: string, { status = 1, ...given }: Given): Promise<number> {
  const named = given.kind === 'master' || given.kind === 'creator'
  const [made] = await db
    .insert(classRequest)
    .values({
      ...{ userId, ...given, status, createdAt: PLAY_NOW, decidedAt: status === 1 ? null : PLAY_NOW },
      ...(named ? { name: '霧野', career: '三年書いています。' } : {}),
      ...(given.kind === 'exam' ? { answers: EXAM } : {}),
    })
    .returning({ requestId: classRequest.requestId })
  if (!made) throw new Error('The application was not made.')
  return made.requestId
}

/** Takes back what applications have given to a user. */
export async function noClassRequests(db: Db, userId: string): Promise<void> {
  await db.delete(classRequest).where(eq(classRequest.userId, userId))
  await db.delete(masterWorld).where(eq(masterWorld.userId, userId))
  for (const classCode of [1, 2, 3, 4]) {
    await db.delete(userClass).where(and(eq(userClass.userId, userId), eq(userClass.classCode, classCode)))
  }
}

export const supportersTaken = (db: Db, worldId: string, flag = 1) =>
  db.update(world).set({ scenarioSupportFlg: flag }).where(eq(world.worldId, worldId))
