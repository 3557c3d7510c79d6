// Where the queue of each kind of application is (doc1 §2.4), and what it is called.
import type { ApplicationKind } from '#rules/applications.ts'

export const queuePages = {
  setting: { path: '/myPage/admin/characterSetting', label: '公認' },
  item: { path: '/myPage/admin/itemOriginalize', label: 'アイテム' },
  skill: { path: '/myPage/admin/skillOriginalize', label: 'スキル' },
  class: { path: '/myPage/admin/originalClass', label: 'クラス' },
} as const satisfies Record<ApplicationKind, { path: string; label: string }>
