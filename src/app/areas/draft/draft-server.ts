// The calls of drafts as the drafts of the platform ask for them.
import type { DraftServer } from '#app/platform/drafts/server.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { draftCalls } from './queries.ts'

/** So many drafts of one form are asked for: nobody keeps more. */
const MOST = 50
const GONE = 410
/** This page, for as long as it is open: what another one wrote always stays as a version. */
const WRITER = randomUuid()

/** Sends as this user or not at all. */
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
      // It can be brought back, but nobody writes in it: on this device it has ended as well.
      if (draft.removedAt || draft.submittedAt) throw new Refusal(GONE, 'DRAFT_ENDED', '', null)
      return draft
    },
    remove: of => draftCalls.remove.send(of, as),
    bringBack: of => draftCalls.bringBack.send(of, as),
    versions: async of => (await draftCalls.versions.send(of, as)).versionList,
    version: of => draftCalls.version.send(of, as),
  }
}
