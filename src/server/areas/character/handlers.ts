// The calls of characters.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { listChanges } from './changes.ts'
import { findCharacter, iconRows } from './detail.ts'
import { listOwn, speakAs } from './own-list.ts'

export const characterHandlers = {
  mine: calls.character.mine.handler(async ({ context }) => ({
    characterList: await listOwn(context.db, viewerOrRefuse(context).userId),
  })),
  speakAs: calls.character.speakAs.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => speakAs(tx, { ...input, userId: viewer.userId })),
  ),
  getDetail: calls.character.getDetail.handler(({ input, context }) =>
    findCharacter(context.db, input.characterId, context.viewer?.userId ?? null),
  ),
  getChangeList: calls.character.getChangeList.handler(({ input, context }) => listChanges(context.db, input)),
  setUpIcon: calls.character.setUpIcon.handler(({ input, context }) => iconRows(context.db, input.characterId)),
}
