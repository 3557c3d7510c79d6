// Linking a tag to a note and unlinking it (doc3 §8). After an unlinking the list is read again half a second later (doc3 §4).
import { useQueryClient } from '@tanstack/react-query'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { makeOld } from '#app/platform/query.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { noteTagUnlinkReloadMs } from '#rules/constants/scenario.ts'
import { noteTagMessages } from '#rules/messages/note-tags.ts'
import { type NoteTag, noteTagCalls } from '../queries.ts'

type Tagging = { noteId: number; tag: NoteTag; isLinked: boolean }

const tagging = defineWrite({
  kind: 'note.tag',
  policy: 'online',
  thing: ['noteId'],
  // No reads: the hook below has them read again, at once after linking and later after unlinking.
  touches: [],
  toasts: 'none',
  press: ({ noteId, tag: { noteTagId, name }, isLinked }: Tagging) => ({
    entity: `note:tags:${noteId}`,
    request: (isLinked ? noteTagCalls.setNoteTag : noteTagCalls.deleteNoteTag).request({ noteId, noteTagId }),
    note: name,
    facts: { noteId, noteTagId, isLinked: isLinked ? 1 : 0 },
  }),
})

export function useTagging(noteId: number) {
  const client = useQueryClient()
  const done = (isLinked: boolean): void => {
    toasts.add({ type: 'success', title: isLinked ? noteTagMessages.linked : noteTagMessages.unlinked })
    const readAgain = () => void makeOld(client, ['note', 'noteTag'])
    if (isLinked) readAgain()
    else setTimeout(readAgain, noteTagUnlinkReloadMs)
  }
  const acts = usePress(
    tagging,
    { noteId },
    {
      can: 'タグをつけられます',
      onLate: (_, { isLinked }) => done(isLinked === 1),
      // The server's own words.
      onProblem: ({ code, message }) => toasts.add({ type: code === null ? 'info' : 'error', title: message }),
    },
  )
  return {
    ...acts,
    /** Links the tag, or unlinks it. */
    set: async (tag: NoteTag, isLinked: boolean): Promise<boolean> => {
      const answer = await acts.press({ noteId, tag, isLinked })
      if (answer) done(isLinked)
      return answer !== null
    },
  }
}
