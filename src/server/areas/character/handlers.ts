// The calls of characters.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { listOwn, speakAs } from './own-list.ts'

export const characterHandlers = {
  mine: calls.character.mine.handler(async ({ context }) => ({
    characterList: await listOwn(context.db, viewerOrRefuse(context).userId),
  })),
  speakAs: calls.character.speakAs.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer }) => speakAs(tx, { ...input, userId: viewer.userId })),
  ),
}
