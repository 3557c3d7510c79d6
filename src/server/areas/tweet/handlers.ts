// The calls of tweets.
import { answeredBefore, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { handlersOf } from '../../platform/handlers.ts'
import { deleteTweet, like, post } from './acts.ts'
import { getEvent, getEventList } from './events.ts'
import { countPicture, keepPicture } from './pictures.ts'
import { countNew, getThread, getTimeline } from './timeline.ts'

export const tweetHandlers = handlersOf('tweet', {
  getTimeline,
  countNew,
  getThread,
  getEvent,
  getEventList,
  uploadPicture: {
    byHand: async ({ input, context }) => {
      const { userId } = viewerOrRefuse(context)
      const { db, files, clock } = context
      const before = await answeredBefore<{ pictureId: string }>(context, input)
      if (before) return before
      // Decoded before the transaction, so that no row is locked meanwhile.
      const kept = await keepPicture(db, files, { ...input, userId, now: clock.now() })
      return writeOnce(context, input, async tx => {
        if (kept) await countPicture(tx, kept)
        return { pictureId: input.pictureId }
      })
    },
  },
  post,
  like,
  delete: deleteTweet,
})
