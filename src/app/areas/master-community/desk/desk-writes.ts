// Writes of the office at the desk of a masters' community.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { writeForm } from '#app/shared/form/table.ts'
import type { SentForm } from '#app/shared/form/use-form-save.ts'
import { HANDBOOK_PLACE, handbookTarget } from '../draft-places.ts'
import { staffCalls } from '../queries.ts'
import { staffTouches } from '../writes.ts'
import type { PageFields } from './page-kind.ts'

type Saved = WrittenDraft & SentForm<PageFields> & { worldId: string; pageId: number | null }

export const savingPage = defineWrite({
  kind: 'staff.savePage',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: staffTouches,
  toasts: 'none',
  press: ({ worldId, pageId, version, fields, text, draftId }: Saved) => {
    const target = handbookTarget(worldId, pageId)
    const title = fields.title.trim()
    return {
      entity: `handbook:${target}`,
      request: staffCalls.savePage.request({ worldId, pageId, title, body: text, baseVersion: version, draftId }),
      note: title,
      facts: { draftId, place: HANDBOOK_PLACE, target, fields: writeForm({ fields, version }) },
    }
  },
})

type Ordered = { worldId: string; name: string; ids: number[] }

export const orderingPages = defineWrite({
  kind: 'staff.orderPages',
  policy: 'online',
  thing: ['worldId'],
  touches: staffTouches,
  toasts: 'all',
  press: ({ worldId, name, ids }: Ordered) => ({
    entity: `handbookOrder:${worldId}`,
    request: staffCalls.setPageOrder.request({ worldId, pageIdList: ids }),
    note: name,
    facts: { worldId },
  }),
})

export const orderingBoards = defineWrite({
  kind: 'staff.orderBoards',
  policy: 'online',
  thing: ['worldId'],
  touches: staffTouches,
  toasts: 'all',
  press: ({ worldId, name, ids }: Ordered) => ({
    entity: `staffBoardOrder:${worldId}`,
    request: staffCalls.setBoardOrder.request({ worldId, boardIdList: ids }),
    note: name,
    facts: { worldId },
  }),
})

export const removingPage = defineWrite({
  kind: 'staff.removePage',
  policy: 'online',
  thing: ['pageId'],
  touches: staffTouches,
  toasts: 'all',
  press: ({ title, ...asked }: { worldId: string; pageId: number; title: string; isRemoved: boolean }) => ({
    entity: `handbookPage:${asked.pageId}`,
    request: staffCalls.removePage.request(asked),
    note: title,
    facts: { pageId: asked.pageId, isRemoved: asked.isRemoved ? 1 : 0 },
  }),
})

type SavedBoard = {
  worldId: string
  boardId: number | null
  boardName: string
  description: string
  isForQuestions: boolean
  isClosed: boolean
}

export const savingBoard = defineWrite({
  kind: 'staff.saveBoard',
  policy: 'online',
  thing: ['worldId', 'boardId'],
  touches: staffTouches,
  toasts: 'all',
  press: (saved: SavedBoard) => ({
    entity: `staffBoard:${saved.worldId}:${saved.boardId ?? 'new'}`,
    request: staffCalls.saveBoard.request(saved),
    note: saved.boardName,
    facts: { worldId: saved.worldId, boardId: saved.boardId },
  }),
})

export const assigningMaster = defineWrite({
  kind: 'staff.assign',
  policy: 'online',
  thing: ['worldId', 'masterId'],
  touches: [...staffTouches, 'scenarioInfo'],
  toasts: 'all',
  press: ({ name, ...asked }: { worldId: string; masterId: string; name: string; isAssigned: boolean }) => ({
    entity: `masterWorld:${asked.worldId}:${asked.masterId}`,
    request: staffCalls.assign.request(asked),
    note: name,
    facts: { worldId: asked.worldId, masterId: asked.masterId, isAssigned: asked.isAssigned ? 1 : 0 },
  }),
})
