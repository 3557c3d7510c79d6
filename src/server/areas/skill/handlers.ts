// The calls of skills.

import { handlersOf } from '../../platform/handlers.ts'
import { forget, learn } from './learn.ts'
import { skillSettings } from './screen.ts'
import { setSkills } from './set.ts'

export const skillHandlers = handlersOf('skill', {
  getSettings: skillSettings,
  learn,
  update: setSkills,
  forget,
})
