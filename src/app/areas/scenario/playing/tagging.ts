// Writes of team tags.
import type { RequestOf } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type EntryKey, playingCalls } from './playing-queries.ts'

/** Write by which a character makes, joins or leaves a team tag. Tags alone may change for a day after the deadline. */
export const tagging = defineWrite({
  kind: 'scenario.teamTag',
  policy: 'online',
  thing: ['scenarioId', 'phase', 'characterId'],
  touches: ['scenarioPlaying'],
  toasts: 'problems',
  press: ({
    of,
    title,
    tagId,
    tagName,
  }: {
    of: EntryKey
    title: string
    tagId: number | null
    tagName: string | null
  }) => {
    const { worldId, scenarioId, phase, characterId } = of
    const request: RequestOf<unknown> =
      tagId === null && tagName === null
        ? playingCalls.save.request({
            ...of,
            ...{
              chooseId: null,
              consumeItem: [],
              playing: '',
              onlyPlayingFlg: false,
              onlyTeamTagFlg: true,
              tagId: null,
            },
          })
        : playingCalls.addTag.request({ worldId, scenarioId, characterId, tagId, tagName })
    return {
      entity: `playing:${scenarioId}:${phase}:${characterId}`,
      request,
      note: title,
      facts: { scenarioId, phase, characterId },
    }
  },
})

/** Write that renames a tag of the user's own making, or removes it from everybody. */
export const changingTag = defineWrite({
  kind: 'scenario.changeTag',
  policy: 'online',
  thing: ['scenarioId', 'tagId'],
  touches: ['scenarioPlaying'],
  toasts: 'problems',
  press: ({ of, tagId, tagName, title }: { of: EntryKey; tagId: number; tagName: string | null; title: string }) => {
    const { worldId, scenarioId, characterId } = of
    const request: RequestOf<unknown> =
      tagName === null
        ? playingCalls.removeTag.request({ worldId, scenarioId, tagId })
        : playingCalls.renameTag.request({ worldId, scenarioId, characterId, tagId, tagName })
    return {
      entity: `tag:${scenarioId}:${tagId}`,
      request,
      note: title,
      facts: { scenarioId, tagId, act: tagName === null ? 'remove' : 'rename' },
    }
  },
})
