// A theme (オムニバス) of a master: its states as a table of who makes each change, limits of its texts, its terms. Players see the
// version that was approved last, while a change of it is written or looked at.
import { lengthCount, replaceCount } from '../text/count.ts'

export const OMNIBUS_STATES = ['draft', 'checking', 'returned', 'approved', 'closed'] as const
export type OmnibusState = (typeof OMNIBUS_STATES)[number]

export const omnibusStateLabels: Record<OmnibusState, string> = {
  draft: '下書き',
  checking: '審査待ち',
  returned: '差し戻し',
  approved: '承認済み',
  closed: '終了',
}

/** Steps of its master beside saving, and of the office. */
export const OMNIBUS_MASTER_STEPS = ['takeBack', 'close', 'reopen'] as const
export type OmnibusMasterStep = (typeof OMNIBUS_MASTER_STEPS)[number]
export type OmnibusStep = OmnibusMasterStep | 'revise' | 'discard' | 'submit' | 'approve' | 'return' | 'end'

interface OmnibusRow {
  from: readonly OmnibusState[]
  to: OmnibusState
  by: 'master' | 'office'
  /** Side that is told of the step. */
  tells?: 'master' | 'office'
  /** Whether a comment for the master is asked for. */
  needsComment?: true
}

export const OMNIBUS_TABLE: Record<OmnibusStep, OmnibusRow> = {
  // A change of an approved theme is a draft beside what players see.
  revise: { from: ['approved'], to: 'draft', by: 'master' },
  // A change is thrown away: what players see is what is written again.
  discard: { from: ['draft', 'returned'], to: 'approved', by: 'master' },
  submit: { from: ['draft', 'returned'], to: 'checking', by: 'master', tells: 'office' },
  takeBack: { from: ['checking'], to: 'draft', by: 'master', tells: 'office' },
  approve: { from: ['checking'], to: 'approved', by: 'office', tells: 'master' },
  return: { from: ['checking'], to: 'returned', by: 'office', tells: 'master', needsComment: true },
  close: { from: ['approved'], to: 'closed', by: 'master' },
  reopen: { from: ['closed'], to: 'approved', by: 'master' },
  end: { from: ['approved'], to: 'closed', by: 'office', tells: 'master', needsComment: true },
}

/** States in which its master writes it: an approved one becomes a draft by that. */
export const OMNIBUS_WRITABLE: readonly OmnibusState[] = ['draft', 'returned', 'approved']
/** States in which the office corrects its texts (C091). */
export const OMNIBUS_CORRECTABLE: readonly OmnibusState[] = ['checking', 'approved']

export const omnibusStepsOf = (state: OmnibusState, by: OmnibusRow['by']): readonly OmnibusStep[] =>
  (Object.keys(OMNIBUS_TABLE) as OmnibusStep[]).filter(
    step => OMNIBUS_TABLE[step].by === by && OMNIBUS_TABLE[step].from.includes(state),
  )

/** Step of each result of a review (C090), by the state that it asks for. */
export const OMNIBUS_RESULTS = ['approved', 'returned', 'closed'] as const
export type OmnibusResult = (typeof OMNIBUS_RESULTS)[number]
export const omnibusResultSteps: Record<OmnibusResult, 'approve' | 'return' | 'end'> = {
  approved: 'approve',
  returned: 'return',
  closed: 'end',
}

/** Most characters: max_digits, and max_digits_replace for the text with the notation. */
export const OMNIBUS_MOST = { title: 40, catchcopy: 60, description: 4_000, masterMsg: 1_000, comment: 1_000 } as const
/** Fewest characters of a text that is handed in. */
export const OMNIBUS_LEAST = 50
/** Most themes of a master that have not ended. */
export const OMNIBUSES_MOST = 20

export interface OmnibusTexts {
  title: string
  catchcopy: string
  description: string
  masterMsg: string
}

export type OmnibusErrors = Partial<Record<keyof OmnibusTexts, string>>

const within = (name: string, most: number): string =>
  `${name}は${most.toLocaleString('ja-JP')}文字以内で入力してください。`

/** Faults for which a theme cannot be saved, finished or not. */
export function omnibusFaults({ title, catchcopy, description, masterMsg }: OmnibusTexts): OmnibusErrors {
  const errors: OmnibusErrors = {}
  if (lengthCount(title) > OMNIBUS_MOST.title) errors.title = within('題名', OMNIBUS_MOST.title)
  if (lengthCount(catchcopy) > OMNIBUS_MOST.catchcopy) errors.catchcopy = within('ひとこと', OMNIBUS_MOST.catchcopy)
  if (replaceCount(description) > OMNIBUS_MOST.description)
    errors.description = within('テーマの説明', OMNIBUS_MOST.description)
  if (lengthCount(masterMsg) > OMNIBUS_MOST.masterMsg)
    errors.masterMsg = within('オーダーする人へ', OMNIBUS_MOST.masterMsg)
  return errors
}

/** Faults for which a theme cannot be handed in or approved. */
export function omnibusErrors(texts: OmnibusTexts): OmnibusErrors {
  const errors = omnibusFaults(texts)
  if (texts.title.trim() === '') errors.title ??= '題名を入力してください。'
  if (texts.catchcopy.trim() === '') errors.catchcopy ??= 'ひとことを入力してください。'
  if (replaceCount(texts.description) < OMNIBUS_LEAST)
    errors.description ??= `テーマの説明は${OMNIBUS_LEAST}文字以上で入力してください。`
  return errors
}

/** Whether players see a theme, and whether they can order an episode under it. */
const isShownOmnibus = ({ approvedAt }: { approvedAt: unknown }): boolean => approvedAt !== null
export const isOrderableOmnibus = (theme: {
  state: OmnibusState
  approvedAt: unknown
  isAccepting: boolean
}): boolean => isShownOmnibus(theme) && theme.state !== 'closed' && theme.isAccepting

/**
 * Whether its master may open an ended theme again: not one that the office has ended, which always leaves a comment.
 */
export const isReopenable = ({ state, comment }: { state: OmnibusState; comment: string }): boolean =>
  state === 'closed' && comment === ''
