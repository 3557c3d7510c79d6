// The calls of playing texts and team tags.
import { handlersOf } from '../../../platform/handlers.ts'
import { currentPhase } from '../entry/own-entry.ts'
import { raisePlaying } from '../raise.ts'
import { getPlaying } from './playing-desk.ts'
import { deletePlaying, savePlaying, setSavesBlank } from './send-playing.ts'
import { addTag, getTagTitle, listTagCharacters, listTags, removeTag, renameTag } from './team-tags.ts'

export const scenarioPlayingHandlers = handlersOf('scenarioPlaying', {
  get: getPlaying,
  save: async (tx, sent) => {
    const desk = await savePlaying(tx, sent)
    if (!sent.onlyTeamTagFlg) await raisePlaying(tx, sent)
    return desk
  },
  delete: async (tx, input) => deletePlaying(tx, { ...input, ...(await currentPhase(tx, input.scenarioId)) }),
  setSavesBlank,
  getTagList: listTags,
  getTagCharacters: listTagCharacters,
  getTagTitle,
  addTag,
  renameTag,
  removeTag,
})
