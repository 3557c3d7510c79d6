// Acts of the office on the tags of a world: one at a time, because each changes what the others see.
import type { RequestOf } from '#app/platform/api.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import type { Problem } from '#app/platform/outbox/use-unanswered.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { NoteTagTint } from '#rules/note-tags.ts'
import { noteTagCalls } from '../queries.ts'

export type TagFields = { name: string; reading: string; tint: NoteTagTint }

export type TagAct =
  | ({ act: 'add'; worldId: string } & TagFields)
  | ({ act: 'save'; worldId: string; noteTagId: number } & TagFields)
  | { act: 'order'; worldId: string; name: string; noteTagIdList: readonly number[] }
  | { act: 'merge'; worldId: string; name: string; noteTagId: number; intoId: number }
  | { act: 'remove'; worldId: string; name: string; noteTagId: number; useCount: number }

function requestOf(given: TagAct): RequestOf<unknown> {
  switch (given.act) {
    case 'add': {
      const { worldId, name, reading, tint } = given
      return noteTagCalls.addNoteTagMaster.request({ worldId, name, reading, tint })
    }
    case 'save': {
      const { noteTagId, name, reading, tint } = given
      return noteTagCalls.updateNoteTagMaster.request({ noteTagId, name, reading, tint })
    }
    case 'order': {
      const { worldId, noteTagIdList } = given
      return noteTagCalls.orderNoteTagMaster.request({ worldId, noteTagIdList: [...noteTagIdList] })
    }
    case 'merge': {
      const { noteTagId, intoId } = given
      return noteTagCalls.mergeNoteTagMaster.request({ noteTagId, intoId })
    }
    case 'remove': {
      const { noteTagId, useCount } = given
      return noteTagCalls.deleteNoteTagMaster.request({ noteTagId, useCount })
    }
  }
}

const acting = defineWrite({
  kind: 'noteTag.desk',
  policy: 'online',
  thing: ['worldId'],
  touches: ['noteTag', 'note', 'office', 'search'],
  toasts: 'none',
  press: (given: TagAct) => ({
    entity: `noteTags:${given.worldId}`,
    request: requestOf(given),
    note: given.name,
    facts: { worldId: given.worldId, act: given.act },
  }),
})

type Hearing = {
  /** called when an act was done that no press waits for any more */
  onLate: () => void
  onProblem: (problem: Problem) => void
}

export const useTagAct = (worldId: string, hearing: Hearing) =>
  usePress(acting, { worldId }, { ...hearing, can: 'タグを変えられます' })
export type TagActs = ReturnType<typeof useTagAct>
