// The calls of responses to replays.
import { handlersOf } from '../../platform/handlers.ts'
import { comment, deleteComment, react } from './respond.ts'
import { getResponses } from './shown-responses.ts'

export const replayResponseHandlers = handlersOf('replayResponse', { getResponses, react, comment, deleteComment })
