// What is done for all drafts of a user at the start.
import { Draft } from './draft.ts'
import { pruneEnded, tellServer } from './ending.ts'
import { mayCall } from './may-call.ts'
import { type DraftRecord, isUnsent } from './record.ts'
import type { DraftServer } from './server.ts'
import { readDrafts } from './store.ts'

/** At the start, when there is time: sends what an earlier visit could not, and lets go of what was kept long enough. */
export async function keepUpDrafts(
  userId: string,
  server: DraftServer,
  reachable: () => boolean = () => mayCall(userId),
): Promise<void> {
  await pruneEnded(userId)
  if (!reachable()) return
  for (const record of await readDrafts(userId)) {
    if (record.state !== 'open') await tellServer(server, record)
    else if (isUnsent(record)) await sendLeft(record, server, reachable)
  }
}

/** Sends what the server lacks of a draft that no screen shows. */
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
