// Calls of the office's pictures.
import { answeredBefore, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { refuse } from '../../platform/refuse.ts'
import {
  countPicture,
  forgetPicture,
  getUses,
  keepPicture,
  knownPicture,
  listPictures,
  removePicture,
} from './pictures.ts'

type Uploaded = { assetId: string; isKnown: boolean }

export const assetHandlers = handlersOf('asset', {
  list: listPictures,
  upload: {
    byHand: async ({ input, context }) => {
      const { userId } = viewerOrRefuse(context)
      const { db, files, clock, adminId } = context
      if (!adminId) throw refuse('FORBIDDEN')
      const before = await answeredBefore<Uploaded>(context, input)
      if (before) return before
      const known = await knownPicture(db, input.picture)
      if (known) return writeOnce<Uploaded>(context, input, async () => ({ assetId: known, isKnown: true }))
      // Decoded before the transaction, so that no row is locked meanwhile.
      const kept = await keepPicture(db, files, { ...input, userId, now: clock.now() })
      const forget = () => forgetPicture(db, files, kept.assetId)
      try {
        const answer = await writeOnce<Uploaded>(context, input, (tx, { now }) =>
          countPicture(tx, { ...kept, name: input.name, adminId, now }),
        )
        // The same request came twice at the same moment; the other upload counts.
        if (answer.assetId !== kept.assetId) await forget()
        return answer
      } catch (error) {
        // The job finds the upload where the database is away too.
        await forget().catch(() => {})
        throw error
      }
    },
  },
  uses: getUses,
  remove: removePicture,
})
