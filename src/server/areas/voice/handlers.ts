// The calls of voices.
import { handlersOf } from '../../platform/handlers.ts'
import { attach, detach } from './attach.ts'
import { getClips, getLines } from './choices.ts'
import { takeOff } from './take-off.ts'

export const voiceHandlers = handlersOf('voice', { getLines, getClips, attach, detach, takeOff })
