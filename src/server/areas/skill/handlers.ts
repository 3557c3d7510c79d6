// The calls of skills.

import { handlersOf } from '../../platform/handlers.ts'
import { plainStatsOf } from '../equipment/stat-source.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { forget, learn } from './learn.ts'
import { setSkills } from './set.ts'
import { skillsOf, skillVersionOf, tokensOf } from './settings.ts'

export const skillHandlers = handlersOf('skill', {
  getSettings: async (db, { own }) => {
    const { characterId, worldId } = own
    // Before the skills: what changes in between is then refused when it is saved, not overwritten.
    const version = await skillVersionOf(db, characterId)
    const { source } = await plainStatsOf(db, characterId, worldId)
    return {
      version,
      skillList: await skillsOf(db, own),
      tokenList: await tokensOf(db, own),
      source,
      ...(await calculationOfWorld(db, worldId)),
    }
  },
  learn,
  update: setSkills,
  forget,
})
