// Sentences about a step of a theme for the side that is told: its master, or the office.
import type { OmnibusStep } from './omnibus.ts'

const toMaster: Partial<Record<OmnibusStep, string>> = {
  approve: 'テーマが承認されました',
  return: 'テーマが差し戻されました',
  end: '運営がテーマを終えました',
}
const toOffice: Partial<Record<OmnibusStep, string>> = {
  submit: 'テーマが提出されました',
  takeBack: 'テーマの提出が取り消されました',
}

/** Sentence for a side; null: it is not told. */
export const omnibusNews = (step: string, to: 'master' | 'office'): string | null =>
  (to === 'master' ? toMaster : toOffice)[step as OmnibusStep] ?? null
