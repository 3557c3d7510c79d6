// Addresses and names of the queues, by kind of application (doc1 §2.4).
import type { ApplicationKind } from '#rules/applications.ts'

export const queuePages = {
  setting: { path: '/myPage/admin/characterSetting', label: '公認' },
  item: { path: '/myPage/admin/itemOriginalize', label: 'アイテム' },
  skill: { path: '/myPage/admin/skillOriginalize', label: 'スキル' },
  class: { path: '/myPage/admin/originalClass', label: 'クラス' },
} as const satisfies Record<ApplicationKind, { path: string; label: string }>
