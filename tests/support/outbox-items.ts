// Acts for tests of the outbox.
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'

export const act = (note: string, entity = 'one'): NewOutboxItem => ({
  entity,
  kind: 'follow.character',
  request: { method: 'POST', url: `/api/test/${note}`, body: JSON.stringify({ note }) },
  note,
  facts: { note },
  touches: ['inquiry'],
})
