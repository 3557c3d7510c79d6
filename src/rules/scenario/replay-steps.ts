// The way of a replay from its first line to its publication, as a table: who makes each step. The server moves a replay by
// a row of it alone; the phase itself is completed by the last one.

export const REPLAY_STATES = ['writing', 'checking', 'returned', 'awaiting', 'published'] as const
export type ReplayState = (typeof REPLAY_STATES)[number]

export const replayStateLabels: Record<ReplayState, string> = {
  writing: '執筆中',
  checking: '確認待ち',
  returned: '差し戻し',
  awaiting: '公開待ち',
  published: '公開済み',
}

export const MASTER_STEPS = ['submit', 'takeBack'] as const
export const OFFICE_STEPS = ['return', 'approve'] as const
export type ReplayStep = (typeof MASTER_STEPS)[number] | (typeof OFFICE_STEPS)[number] | 'publish'

interface Row {
  from: readonly ReplayState[]
  to: ReplayState
  by: 'master' | 'office' | 'clock'
  /** The side that is told of it; the publication is told of with its phase. */
  tells?: 'master' | 'office'
  /** Whether a comment for the other side is asked for. */
  needsComment?: true
}

export const REPLAY_TABLE: Record<ReplayStep, Row> = {
  submit: { from: ['writing', 'returned'], to: 'checking', by: 'master', tells: 'office' },
  takeBack: { from: ['checking'], to: 'writing', by: 'master', tells: 'office' },
  return: { from: ['checking', 'awaiting'], to: 'returned', by: 'office', tells: 'master', needsComment: true },
  approve: { from: ['checking'], to: 'awaiting', by: 'office', tells: 'master' },
  publish: { from: ['awaiting'], to: 'published', by: 'clock' },
}

/** States in which its master may still change a replay; the office may also while it checks it. */
export const WRITABLE: readonly ReplayState[] = ['writing', 'returned']

/** Steps that a side may take in a state. */
export const stepsOf = (state: ReplayState, by: Row['by']): readonly ReplayStep[] =>
  (Object.keys(REPLAY_TABLE) as ReplayStep[]).filter(
    step => REPLAY_TABLE[step].by === by && REPLAY_TABLE[step].from.includes(state),
  )

/** Questions of a master to one player, the hours in which they can be answered, and their length (補足). */
export const QUESTIONS_MOST = 3
export const ANSWER_HOURS = 48
export const QUESTION_MOST = 200
