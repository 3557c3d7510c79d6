// Calls of drafts in the form that the platform's drafts need.
import type { DraftServer } from '#app/platform/drafts/server.ts'
import { Refusal } from '#app/platform/requests.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { draftCalls } from './queries.ts'

/** Most drafts of one form that are requested; nobody has more. */
const MOST = 50
const GONE = 410
/** Id of this page while it is open; a text written by another page always stays as a version. */
const WRITER = randomUuid()

/** The calls as one user; they fail when another user is signed in. */
export const draftServer = (userId: string): DraftServer => {
  const as = { userId }
  return {
    save: async draft => {
      const answer = await draftCalls.save.send({ ...draft, writer: WRITER }, as)
      return answer.kind === 'saved' ? { ...answer, savedAt: answer.updatedAt } : answer
    },
    list: async of => (await draftCalls.list.send({ ...of, offset: 0, limit: MOST }, as)).draftList,
    read: async of => {
      const draft = await draftCalls.read.send(of, as)
      // The draft can be brought back, but has ended; on this device it ends as well.
      if (draft.removedAt || draft.submittedAt) throw new Refusal(GONE, 'DRAFT_ENDED', '', null)
      return draft
    },
    remove: of => draftCalls.remove.send(of, as),
    bringBack: of => draftCalls.bringBack.send(of, as),
    versions: async of => (await draftCalls.versions.send(of, as)).versionList,
    version: of => draftCalls.version.send(of, as),
  }
}
