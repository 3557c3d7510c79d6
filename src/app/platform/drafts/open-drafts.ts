// Drafts that are open in this tab. A draft whose text is stored nowhere else outlives its screen, and the next screen of
// its place gets it back.
import { Draft, type DraftOptions } from './draft.ts'

const AGAIN_MS = 2_000
const left = new Set<Draft>()

export function enterDraft(options: DraftOptions): Draft {
  const { userId, place, target, draftId } = options
  for (const draft of left) {
    const { options: of } = draft
    if (of.userId !== userId || of.place !== place || of.target !== target || of.draftId !== draftId) continue
    left.delete(draft)
    draft.show = options.show
    const { text } = draft.get()
    if (text !== '') options.show(text, null)
    return draft
  }
  const draft = new Draft(options)
  draft.open().catch(() => {})
  return draft
}

/** Detaches a draft from its screen. */
export function leaveDraft(draft: Draft): void {
  draft.show = () => {}
  left.add(draft)
  const stopWhenSafe = async (): Promise<void> => {
    while (left.has(draft)) {
      const safe = await draft.settle()
      // A screen may have taken the draft back meanwhile.
      if (safe && left.delete(draft)) draft.stop()
      else await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  }
  stopWhenSafe().catch(() => {})
}
