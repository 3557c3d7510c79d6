// Line under the editor with the place of storage of the text (device, server, nowhere yet) and the name of the draft.
import { ChevronDown, CloudCheck, LoaderCircle, type LucideIcon, Smartphone, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { announce } from '../announce.ts'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { ifRoom } from './if-room.ts'
import type { DraftsProps, SaveState, WithState } from './types.ts'

const looks: Record<SaveState['tone'], [LucideIcon, string]> = {
  device: [Smartphone, 'text-matsuba'],
  server: [CloudCheck, 'text-matsuba'],
  failed: [TriangleAlert, 'text-hi font-bold'],
  quiet: [LoaderCircle, 'text-ink-soft'],
}

interface StateLineProps {
  id: string
  withState: WithState | undefined
  note: ReactNode
  drafts: DraftsProps | undefined
  onDrafts: () => void
}

export function StateLine({ withState = show => show(undefined), ...rest }: StateLineProps) {
  return withState(state => <Line state={state} {...rest} />)
}

interface LineProps extends Omit<StateLineProps, 'withState'> {
  state: SaveState | undefined
}

function Line({ id, state, note, drafts, onDrafts }: LineProps) {
  // A save is only shown; a failure is also announced.
  const failure = state?.tone === 'failed' ? state.text : null
  useEffect(() => {
    if (failure) announce(failure, 'assertive')
  }, [failure])
  if (!state && !note && !drafts) return null
  const [icon, face] = looks[state?.tone ?? 'quiet']
  const current = drafts?.list.find(draft => draft.id === drafts.currentId)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 text-meta">
      {state ? (
        <p id={id} className={cx('num flex items-center gap-1.5', face)}>
          <Icon of={icon} size="xs" />
          <span>
            {state.text}
            {state.time && <> {state.time}</>}
          </span>
        </p>
      ) : (
        <span id={id} />
      )}
      <div className={cx('ml-auto flex min-w-0 flex-wrap items-center gap-x-3', ifRoom)}>
        {note && <p className="num text-ink-soft">{note}</p>}
        {drafts && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onDrafts}
            className="-mr-2 flex min-h-11 min-w-0 items-center gap-1 rounded-card px-2 text-ink-soft active:opacity-75"
          >
            <span className="vh">下書き：</span>
            <span className="min-w-0 truncate">{current?.name ?? '下書き'}</span>
            <Icon of={ChevronDown} size="xs" />
          </button>
        )}
      </div>
    </div>
  )
}
