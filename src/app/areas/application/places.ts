// What the addresses of these screens say.
import { redirect } from '@tanstack/react-router'
import { parsePage } from '#app/platform/page-search.ts'
import { session } from '#app/platform/session.ts'

export type OriginalizePlace = { tab: 'item' | 'skill' | 'applications'; page: number }
export type QueuePlace = { decided: boolean; page: number }

const tabs = ['item', 'skill', 'applications'] as const

export const readOriginalizePlace = (search: Partial<OriginalizePlace>): OriginalizePlace => ({
  tab: tabs.find(tab => tab === search.tab) ?? 'item',
  page: parsePage(search.page),
})

export const readQueuePlace = (search: Partial<QueuePlace>): QueuePlace => ({
  decided: search.decided === true,
  page: parsePage(search.page),
})

export const queueDefaults: QueuePlace = { decided: false, page: 1 }

/** For `beforeLoad` of the queues: adminFlag (doc1 §2.8); others are led to my page. */
export async function requireAdmin(): Promise<void> {
  // The codes of classes are no part of the first visit.
  const { isAdmin } = await import('#app/areas/admin-news/is-admin.ts')
  if (!isAdmin(session.get().user)) throw redirect({ to: '/myPage' })
}

/** Where drafts of these forms are written, by the place and target that they are kept under. */
export const ORIGINAL_NAME = 'originalize'
export const CLASS_PROPOSAL = 'originalClass'
export const REJECTION = 'rejection'

export type ClassListPlace = { mine: boolean; page: number }

export const readClassListPlace = (search: Partial<ClassListPlace>): ClassListPlace => ({
  mine: search.mine === true,
  page: parsePage(search.page),
})
