// Saving a note, with a network or without: one that waits stands in the list of the own notes until it was sent, and the next is
// written in a draft of its own.
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import type { Problem } from '#app/platform/outbox/use-unanswered.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { NOTE_PLACE, type NoteOf, noteTarget } from '../draft-places.ts'
import { savingNote } from '../writes.ts'
import type { NoteForm } from './note-kind.ts'

export function useNoteSave(form: NoteForm, of: NoteOf & { characterId: string }) {
  const { user } = useSession()
  const { handIn, pending } = useHandIn(savingNote)
  const [problem, setProblem] = useState<Problem | null>(null)
  const goOn = async (title: string): Promise<void> => {
    toasts.add({ type: 'info', overline: title, title: 'つながったら保存します' })
    if (user && of.noteId === null)
      await beginDraft({ userId: user.userId, place: NOTE_PLACE, target: noteTarget(of) }).catch(() => undefined)
  }
  /** @returns id of what was saved; `waiting` while it waits on the device; null when it is not taken */
  const save = async (): Promise<number | 'waiting' | null> => {
    const { current } = form.editor
    if (!current || pending || form.obstacle || !form.check('saved')) return null
    setProblem(null)
    const sent = form.written()
    const title = form.kind.title(sent.fields)
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { ...of, fields: sent.fields, version: form.version() })
    if (result.state === 'done') {
      toasts.add({ type: 'success', overline: title, title: 'ノートを保存しました' })
      return result.answer.noteId
    }
    if (result.state === 'waiting' || result.state === 'checking') {
      await goOn(title)
      return 'waiting'
    }
    form.fallBack()
    setProblem(problemOf(result))
    return null
  }
  return {
    save,
    pending,
    problem,
    isChecking: false,
    askAgain: () => undefined,
    forgetProblem: () => setProblem(null),
  }
}
