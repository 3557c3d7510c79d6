// Maintenance of drafts besides the screens: at the start, and after the answer to a handed-in text.
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { submitted } from '#app/platform/drafts/ending.ts'
import { readDraft } from '#app/platform/drafts/store.ts'
import { keepUpDrafts } from '#app/platform/drafts/upkeep.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { draftServer } from './draft-server.ts'
import { type HandedInText, handedIn } from './handed-in.ts'

/** Upkeep of the drafts at the start. @param items acts in the outbox */
export const keepUp = (userId: string, items: readonly OutboxItem[]): Promise<void> => {
  const waiting = items.filter(({ state }) => state === 'waiting')
  return keepUpDrafts(userId, draftServer(userId), new Set(waiting.map(({ facts }) => facts.draftId)))
}

/** Ends the draft of a text that the server has accepted. Every tab gets the answer; ending twice has no further effect. */
export async function endHandedIn(item: OutboxItem): Promise<void> {
  const found = handedIn(item)
  if (found) await submitted(draftServer(item.userId), { ...found, userId: item.userId })
}

/** Draft for correcting a refused text: the draft it was written in, or a new one with the text if that has ended. */
export async function draftToMend({
  userId,
  ...item
}: OutboxItem): Promise<Pick<HandedInText, 'draftId' | 'place' | 'target'> | null> {
  const found = handedIn({ userId, ...item })
  if (!found) return null
  const { draftId, place, target, text, fields } = found
  const record = await readDraft({ userId, draftId }).catch(() => null)
  if (record?.state === 'open') return { draftId, place, target }
  return { draftId: await beginDraft({ userId, place, target, text, fields }), place, target }
}
