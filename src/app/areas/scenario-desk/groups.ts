// Groups of a master's openings, as their tabs say them, the words of an empty one, and which openings have a desk.
import type { DeskGroup } from '#rules/scenario/desk-groups.ts'
import { isPublished } from '#rules/scenario/states.ts'
import type { DeskCard } from './queries.ts'

export const groupLabels: Record<DeskGroup, string> = {
  draft: '下書き・差し戻し',
  waiting: '公開待ち',
  open: '公開中',
  writing: '執筆中',
  over: '終わったもの',
}

export const nothingInGroup: Record<DeskGroup, string> = {
  draft: 'オープニングがありません。',
  waiting: '公開を待つオープニングはありません。',
  open: '公開中のシナリオはありません。',
  writing: '執筆中のシナリオはありません。',
  over: '終わったシナリオはありません。',
}

/** Whether players have seen an opening, so that its desk has more to show than its form. */
export const hasDesk = ({ state, publishedAt }: Pick<DeskCard, 'state' | 'publishedAt'>): boolean =>
  isPublished(state) || publishedAt !== null
