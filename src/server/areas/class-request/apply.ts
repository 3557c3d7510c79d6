// Applying to become something, and withdrawing it. One application of a kind is open at a time.
import { and, eq, sql } from 'drizzle-orm'
import { classOfCreator, type ExamAnswers, examFault, namedRequestFault } from '#rules/class-requests.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import { type CreatorType, creatorType, lastClass } from '#rules/codes/user.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isSupporterOnly } from '../account/user-classes.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { classRequest, userClass } from '../identity/tables.ts'
import { masterWorld } from '../scenario-desk/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import type { OwnRequestId } from './own-request.ts'

const { applying, approved, cancelled, notApplied } = shinseiStatus

type Wanted = Pick<typeof classRequest.$inferInsert, 'kind' | 'creatorKbn' | 'worldId' | 'name' | 'career' | 'answers'>
type By = { userId: string; draftId?: string | null | undefined; now: Date }

/** @throws CLASS_APPLYING */
async function apply(tx: Tx, { userId, draftId = null, now }: By, wanted: Wanted) {
  // The index of open applications takes one of a kind, of two at the same moment too.
  const [made] = await tx
    .insert(classRequest)
    .values({ userId, ...wanted, status: applying, createdAt: now })
    .onConflictDoNothing()
    .returning({ requestId: classRequest.requestId })
  if (!made) throw refuse('CLASS_APPLYING')
  await submitDraft(tx, userId, draftId, now)
  return { requestId: made.requestId, status: applying }
}

const holds = async (tx: Tx, userId: string, classCode: number): Promise<boolean> => {
  const rows = await tx
    .select({ classCode: userClass.classCode })
    .from(userClass)
    .where(and(eq(userClass.userId, userId), eq(userClass.classCode, classCode)))
  return rows.length > 0
}

type Named = By & { name: string; career: string }

/** @throws CLASS_HELD, CLASS_APPLYING, faults of the form */
export async function applyAsMaster(tx: Tx, { name, career, ...by }: Named) {
  const fault = namedRequestFault('master', { name, career })
  if (fault) throw refuse(fault)
  const { userId } = by
  if ((await holds(tx, userId, lastClass.master)) && !(await isSupporterOnly(tx, userId))) throw refuse('CLASS_HELD')
  return apply(tx, by, { kind: 'master', name: name.trim(), career })
}

/** @throws CLASS_HELD, CLASS_APPLYING, faults of the form */
export async function applyAsCreator(
  tx: Tx,
  { name, career, creatorKbn = creatorType.illustrator, ...by }: Named & { creatorKbn?: CreatorType | undefined },
) {
  const fault = namedRequestFault('creator', { name, career })
  if (fault) throw refuse(fault)
  if (await holds(tx, by.userId, classOfCreator[creatorKbn])) throw refuse('CLASS_HELD')
  return apply(tx, by, { kind: 'creator', creatorKbn, name: name.trim(), career })
}

const hasPassed = async (tx: Tx, userId: string): Promise<boolean> => {
  const { kind, status } = classRequest
  const rows = await tx
    .select({ kind })
    .from(classRequest)
    .where(and(eq(classRequest.userId, userId), eq(kind, 'exam'), eq(status, approved)))
    .limit(1)
  return rows.length > 0
}

/** @throws CLASS_HELD, CLASS_APPLYING, EXAM_ANSWER_MISSING, EXAM_ANSWER_TOO_LONG */
export async function handInExam(tx: Tx, { answers, ...by }: By & { answers: ExamAnswers }) {
  const wrong = examFault(answers)
  if (wrong) throw refuse(wrong.fault)
  if (await hasPassed(tx, by.userId)) throw refuse('CLASS_HELD')
  return apply(tx, by, { kind: 'exam', answers })
}

/** @throws WORLD_NOT_FOUND, SUPPORT_CLOSED, EXAM_NEEDED, CLASS_HELD, CLASS_APPLYING */
export async function askPermission(tx: Tx, { worldId, ...by }: By & { worldId: string }) {
  const { scenarioSupportFlg } = await worldOrRefuse(tx, worldId)
  if (scenarioSupportFlg !== 1) throw refuse('SUPPORT_CLOSED')
  const assigned = await tx
    .select({ worldId: masterWorld.worldId })
    .from(masterWorld)
    .where(and(eq(masterWorld.userId, by.userId), eq(masterWorld.worldId, worldId)))
  if (assigned.length > 0) throw refuse('CLASS_HELD')
  if (!(await hasPassed(tx, by.userId))) throw refuse('EXAM_NEEDED')
  return apply(tx, by, { kind: 'permission', worldId })
}

/** @throws CLASS_REQUEST_DECIDED */
export async function withdraw(tx: Tx, { own, now }: { own: OwnRequestId; now: Date }) {
  // The table of permissions has no キャンセル: withdrawn it is 未申請.
  const status = sql<
    typeof cancelled | typeof notApplied
  >`case when kind = 'permission' then ${notApplied}::int else ${cancelled}::int end`
  const [ended] = await tx
    .update(classRequest)
    .set({ status, decidedAt: now })
    .where(and(eq(classRequest.requestId, own), eq(classRequest.status, applying)))
    .returning({ requestId: classRequest.requestId, kind: classRequest.kind })
  if (!ended) throw refuse('CLASS_REQUEST_DECIDED')
  return { requestId: ended.requestId, status: ended.kind === 'permission' ? notApplied : cancelled }
}
