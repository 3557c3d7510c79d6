// The calls of drafts as the drafts of the platform ask for them.
import type { DraftServer } from '#app/platform/drafts/server.ts'
import { draftCalls } from './queries.ts'

/** So many drafts of one form are asked for: nobody keeps more. */
const MOST = 50

/** Sends as this user or not at all. */
export const draftServer = (userId: string): DraftServer => {
  const as = { userId }
  return {
    save: async draft => {
      const answer = await draftCalls.save.send(draft, as)
      return answer.kind === 'saved' ? { ...answer, savedAt: answer.updatedAt } : answer
    },
    list: async of => (await draftCalls.list.send({ ...of, offset: 0, limit: MOST }, as)).draftList,
    read: of => draftCalls.read.send(of, as),
    remove: of => draftCalls.remove.send(of, as),
    bringBack: of => draftCalls.bringBack.send(of, as),
    versions: async of => (await draftCalls.versions.send(of, as)).versionList,
    version: of => draftCalls.version.send(of, as),
  }
}
