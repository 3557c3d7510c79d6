// Handler of a call that takes a file. The file is stored before the transaction that confirms it, so that no row is locked while a
// picture is decoded, and it is deleted where that transaction did not confirm it.
import type { Db, Tx } from '../db/client.ts'
import { answeredBefore, viewerOrRefuse, writeOnce } from './calls.ts'
import type { CallContext } from './context.ts'
import type { Files } from './files.ts'

type Sender = { userId: string; now: Date }

interface Upload<Sent extends Sender, Kept, Answer> {
  /** Stores the file under a new id, with a row by which a job finds it where it is never confirmed. */
  keep: (context: CallContext, sent: Sent) => Promise<Kept>
  /** Confirms the file, so that it can be shown. */
  count: (tx: Tx, kept: NoInfer<Kept>, by: NoInfer<Sent> & Pick<CallContext, 'adminId'>) => Promise<Answer>
  /** Removes the file, unless it was confirmed. */
  forget: (db: Db, files: Files, id: string) => Promise<void>
}

/** @param id name of the field with the id of the stored file, in the answer too */
export const uploadOnce = <
  Id extends string,
  Sent extends Sender,
  Kept extends Record<Id, string>,
  Answer extends Record<Id, string>,
>(
  id: Id,
  { keep, count, forget }: Upload<Sent, Kept, Answer>,
) => ({
  byHand: async ({
    input,
    context,
  }: {
    input: Omit<Sent, keyof Sender>
    context: CallContext & { call: string }
  }): Promise<Answer> => {
    const { userId } = viewerOrRefuse(context)
    const { db, files, clock, adminId } = context
    const before = await answeredBefore<Answer>(context, input)
    if (before) return before
    const sentAt = (now: Date) => ({ ...input, userId, now }) as unknown as Sent
    const kept = await keep(context, sentAt(clock.now()))
    const idOf = (stored: Record<Id, string>): string => stored[id]
    const forgetIt = () => forget(db, files, idOf(kept))
    try {
      const answer = await writeOnce(context, input, (tx, { now }) => count(tx, kept, { ...sentAt(now), adminId }))
      // The same request came twice at the same moment; the other upload counts.
      if (idOf(answer) !== idOf(kept)) await forgetIt()
      return answer
    } catch (error) {
      // The job finds the upload later where the database is away now.
      await forgetIt().catch(() => {})
      throw error
    }
  },
})
