// Job that deletes files which no row names any more. It is queued in the transaction that removed their names, so that a kill
// leaves no file behind.
import type { Tx } from '../../db/client.ts'
import { enqueue, type Job } from './run.ts'

const NAME = 'delete-files'

export async function deleteFilesLater(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, { name: NAME, payload: { keys } })
}

export const deleteFilesJob: Job = {
  name: NAME,
  run: async ({ files }, payload) => {
    // Deleting a file that is gone already is no error.
    for (const key of (payload as { keys: readonly string[] }).keys) await files.delete(key)
  },
}
