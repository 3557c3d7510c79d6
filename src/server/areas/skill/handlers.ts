// The calls of skills.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { ownCharacter } from '../character/own-character.ts'
import { plainStatsOf } from '../equipment/stat-source.ts'
import { calculationOfWorld } from '../world/parameters.ts'
import { forget, learn } from './learn.ts'
import { setSkills } from './set.ts'
import { skillsOf, skillVersionOf, tokensOf } from './settings.ts'

export const skillHandlers = {
  getSettings: calls.skill.getSettings.handler(async ({ input, context: { db, ...context } }) => {
    const { characterId, worldId } = input
    const character = await ownCharacter(db, viewerOrRefuse(context).userId, characterId, worldId)
    // Before the skills: what changes in between is then refused when it is saved, not overwritten.
    const version = await skillVersionOf(db, characterId)
    const { source } = await plainStatsOf(db, characterId, worldId)
    return {
      version,
      skillList: await skillsOf(db, character),
      tokenList: await tokensOf(db, character),
      source,
      ...(await calculationOfWorld(db, worldId)),
    }
  }),
  learn: calls.skill.learn.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => learn(tx, { ...input, userId: viewer.userId, now })),
  ),
  update: calls.skill.update.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => setSkills(tx, { ...input, userId: viewer.userId })),
  ),
  forget: calls.skill.forget.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => forget(tx, { ...input, userId: viewer.userId })),
  ),
}
