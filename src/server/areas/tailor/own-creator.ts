// The caller as a creator of a kind of works, and one of the caller's samples, proven by their rows.
import { and, eq } from 'drizzle-orm'
import { classOfCreator } from '#rules/class-requests.ts'
import type { CreatorType } from '#rules/codes/user.ts'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { userClass } from '../identity/tables.ts'
import { creatorSample } from './tables.ts'

export type OwnCreator = Own<{ userId: string; classCode: number; creatorKbn: CreatorType }>

type Asked = { userId: string; creatorKbn: number }

/** @throws CREATOR_NOT_FOUND for a user who is no creator of that kind */
export async function ownCreator(db: Db | Tx, { userId, creatorKbn }: Asked): Promise<OwnCreator> {
  const kbn = creatorKbn as CreatorType
  const classCode = classOfCreator[kbn]
  const isThis = and(eq(userClass.userId, userId), eq(userClass.classCode, classCode))
  if ((await db.$count(userClass, isThis)) === 0) throw refuse('CREATOR_NOT_FOUND')
  return markOwn({ userId, classCode, creatorKbn: kbn })
}

/** @throws SAMPLE_NOT_FOUND, also for another creator's */
export async function ownSample(
  db: Db | Tx,
  { userId, sampleId }: { userId: string; sampleId: number },
): Promise<Own<{ sampleId: number }>> {
  const isThis = and(eq(creatorSample.sampleId, sampleId), eq(creatorSample.userId, userId))
  if ((await db.$count(creatorSample, isThis)) === 0) throw refuse('SAMPLE_NOT_FOUND')
  return markOwn({ sampleId })
}
