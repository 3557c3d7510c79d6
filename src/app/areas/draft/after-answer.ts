// What becomes of drafts beside the screens: at the start, and when an answer to a handed in text was read.
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { submitted } from '#app/platform/drafts/ending.ts'
import { readDraft } from '#app/platform/drafts/store.ts'
import { keepUpDrafts } from '#app/platform/drafts/upkeep.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { draftServer } from './draft-server.ts'
import { type HandedInText, handedIn } from './handed-in.ts'

export const keepUp = (userId: string): Promise<void> => keepUpDrafts(userId, draftServer(userId))

/** The server has the text: its draft has ended. Every tab hears of an answer; ending twice ends once. */
export async function endHandedIn(item: OutboxItem): Promise<void> {
  const found = handedIn(item)
  if (found) await submitted(draftServer(item.userId), { ...found, userId: item.userId })
}

/** The draft of a text that was refused, to be mended: made anew from the text when it is no longer written in. */
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
