// Maintenance of all drafts of a user at the start of the app.
import { Draft } from './draft.ts'
import { pruneEnded, tellServer } from './ending.ts'
import { mayCall } from './may-call.ts'
import { type DraftRecord, isUnsent } from './record.ts'
import type { DraftServer } from './server.ts'
import { readDrafts } from './store.ts'

/**
 * Runs at the start, when there is time: sends unsent drafts of earlier visits, and deletes ended ones that were kept long
 * enough.
 * @param handedIn drafts whose text is being sent through the outbox: not saved, because they end with its answer
 */
export async function keepUpDrafts(
  userId: string,
  server: DraftServer,
  handedIn: ReadonlySet<unknown> = new Set(),
  reachable: () => boolean = () => mayCall(userId),
): Promise<void> {
  await pruneEnded(userId)
  if (!reachable()) return
  for (const record of await readDrafts(userId)) {
    if (record.state !== 'open') await tellServer(server, record)
    else if (isUnsent(record) && !handedIn.has(record.draftId)) await sendLeft(record, server, reachable)
  }
}

/** Sends a draft that no screen shows. */
export async function sendLeft(
  { userId, place, target, draftId }: DraftRecord,
  server: DraftServer,
  reachable: () => boolean,
): Promise<void> {
  const draft = new Draft({ userId, place, target, draftId, server, reachable, unseen: true, show: () => {} })
  await draft.open()
  await draft.settle()
  draft.stop()
}
