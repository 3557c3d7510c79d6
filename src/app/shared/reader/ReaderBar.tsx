// Bar over the page: back, the title, and buttons.
import { CircleAlert, CircleCheck, Download, List, LoaderCircle, type LucideIcon, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { ReaderProps, SavedState } from './Reader.tsx'

const ContentsSheet = lazy(() =>
  import('./ContentsSheet.tsx').then(({ ContentsSheet: component }) => ({ default: component })),
)

const savedFaces: Record<SavedState, { icon: LucideIcon; label: string; className: string }> = {
  saved: { icon: CircleCheck, label: '端末に保存済み', className: 'text-matsuba' },
  saving: { icon: LoaderCircle, label: '端末に保存しています', className: '[&_svg]:animate-turn' },
  unsaved: { icon: Download, label: '端末に保存する', className: '' },
  failed: { icon: CircleAlert, label: '端末に保存できませんでした。もう一度保存する', className: 'text-hi' },
}

type ReaderBarProps = Pick<
  ReaderProps,
  'work' | 'byline' | 'back' | 'contents' | 'sections' | 'current' | 'renderLink' | 'offline'
> & {
  unit: string
  shown: boolean
  onSearch: () => void
  /** goes to a line */
  onRow: (row: number) => void
}

export function ReaderBar({
  work,
  byline,
  back,
  offline,
  contents,
  sections,
  shown,
  onSearch,
  ...rest
}: ReaderBarProps) {
  const hasContents = contents !== undefined || (sections !== undefined && sections.length > 1)
  const [listed, setListed] = useState(false)
  const saved = offline && savedFaces[offline.state]
  const canSave = offline?.state === 'unsaved' || offline?.state === 'failed'
  return (
    // Hidden, it keeps its room, so that the lines stay in place, and appears when it gets the focus.
    <header
      className={cx(
        'flex min-h-(--bar-top) flex-none items-center border-b px-1 transition-opacity md:px-3',
        shown
          ? 'border-line bg-sheet'
          : 'border-transparent not-focus-within:opacity-0 not-focus-within:pointer-events-none',
      )}
    >
      {back}
      <div className="min-w-0 flex-1 py-1 leading-[1.35]">
        <p className="line-clamp-1 font-mincho text-body leading-[1.35] font-semibold">{work}</p>
        {byline && <p className="line-clamp-1 text-meta leading-[1.35] text-ink-soft">{byline}</p>}
      </div>
      {saved && (
        <IconButton
          icon={saved.icon}
          label={saved.label}
          className={saved.className}
          aria-disabled={!canSave || undefined}
          aria-live="polite"
          onClick={() => canSave && offline?.onSave()}
        />
      )}
      <IconButton icon={Search} label="本文を探す" onClick={onSearch} />
      {hasContents && <IconButton icon={List} label="目次" onClick={() => setListed(true)} />}
      {hasContents && listed && (
        <Suspense>
          <ContentsSheet {...rest} {...{ contents, sections }} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </header>
  )
}
