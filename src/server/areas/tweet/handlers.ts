// The calls of tweets.
import { handlersOf } from '../../platform/handlers.ts'
import { deleteTweet, like, post } from './acts.ts'
import { getEvent, getEventList } from './events.ts'
import { tweetPictures } from './pictures.ts'
import { countNew, getThread, getTimeline } from './timeline.ts'

export const tweetHandlers = handlersOf('tweet', {
  getTimeline,
  countNew,
  getThread,
  getEvent,
  getEventList,
  uploadPicture: { byHand: tweetPictures.take },
  post,
  like,
  delete: deleteTweet,
})
