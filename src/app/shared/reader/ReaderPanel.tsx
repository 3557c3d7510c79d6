// 読みかた: panel with the progress and the settings of the text. Not a dialog: the page above it can still be turned, with the
// new settings.
import { Footprints, Headphones } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { NeighbourLinks, type NeighbourProps } from './EndLinks.tsx'
import { leftText, type Place, percent, placeAt } from './place.ts'
import type { ReaderSteps } from './Reader.tsx'
import type { ReaderText } from './reader-text.ts'
import { type ReaderSettings, setReaderSettings, sizes } from './settings.ts'

interface ReaderPanelProps extends NeighbourProps {
  settings: ReaderSettings
  place: Place
  text: ReaderText
  onSeek: (place: number) => void
  onClose: () => void
  /** begins to step through the marked lines, where there are some */
  onSteps?: (() => void) | undefined
  steps?: ReaderSteps | undefined
  /** opens 読み上げ; undefined while it is open */
  onAloud: (() => void) | undefined
  /** one more act on the text */
  keep?: ReactNode
}

export function ReaderPanel(props: ReaderPanelProps) {
  const { settings, place, text, onSeek, onClose, onSteps, steps, onAloud, keep, ...links } = props
  return (
    <section
      aria-label="読みかた"
      data-action-bar=""
      className="relative z-1 mx-auto max-h-[62dvh] w-full max-w-[560px] flex-none overflow-y-auto overscroll-contain rounded-t-sheet bg-sheet px-4 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-sheet"
    >
      <button type="button" onClick={onClose} className="-mb-4 block h-11 w-full -outline-offset-2">
        <span className="vh">読みかたをとじる</span>
        <span aria-hidden="true" className="mx-auto -mt-5 block h-1 w-9 rounded-full bg-line-strong opacity-60" />
      </button>
      <Progress {...{ place, text, onSeek }} vertical={links.vertical} />
      <div className="grid gap-2">
        <Row label="組み">
          <SegmentedControl
            label="組み"
            value={settings.writing}
            onChange={writing => setReaderSettings({ writing })}
            segments={[
              { value: 'vertical', label: '縦書き' },
              { value: 'horizontal', label: '横書き' },
            ]}
          />
        </Row>
        <Row label="文字">
          <SizeSteps size={settings.size} />
        </Row>
        <Row label="行間">
          <SegmentedControl
            label="行間"
            value={settings.gap}
            onChange={gap => setReaderSettings({ gap })}
            segments={[
              { value: 'narrow', label: 'せまい' },
              { value: 'normal', label: 'ふつう' },
              { value: 'wide', label: 'ひろい' },
            ]}
          />
        </Row>
        <Row label="地の色">
          <SegmentedControl
            label="地の色"
            value={settings.theme}
            onChange={theme => setReaderSettings({ theme })}
            segments={[
              { value: 'app', label: '自動' },
              { value: 'paper', label: '紙', sample: 'ground-paper' },
              { value: 'sepia', label: 'セピア', sample: 'ground-sepia' },
              { value: 'dark', label: '夜', sample: 'ground-dark' },
            ]}
          />
        </Row>
      </div>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-auto">
        {onSteps && steps && (
          <Button variant="tonal" icon={Footprints} onClick={onSteps}>
            {steps.label} {steps.marks.length}か所を順に見る
          </Button>
        )}
        {onAloud && (
          <Button variant="tonal" icon={Headphones} onClick={onAloud}>
            読み上げる
          </Button>
        )}
        {keep}
      </div>
      <div className="mt-1">
        <NeighbourLinks {...links} />
      </div>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,64px)_minmax(0,1fr)] items-center text-cap text-ink-soft max-[359px]:grid-cols-1">
    <span aria-hidden="true">{label}</span>
    <div className="text-ink">{children}</div>
  </div>
)

/** Slider of the progress. While it is dragged, it follows the finger; the page moves when it is released. */
function Progress({ place, text, onSeek, vertical }: Pick<ReaderPanelProps, 'place' | 'text' | 'onSeek' | 'vertical'>) {
  const [dragged, setDragged] = useState<number | null>(null)
  const ratio = dragged ?? place.ratio
  const release = () => {
    if (dragged === null) return
    onSeek(placeAt(dragged, text.length))
    setDragged(null)
  }
  return (
    <div className="num flex min-h-11 items-center gap-3 text-meta text-ink-soft">
      <span className="min-w-8">{percent(ratio)}%</span>
      <input
        type="range"
        // The text runs to the left.
        dir={vertical ? 'rtl' : 'ltr'}
        min={0}
        max={1}
        step={0.001}
        value={ratio}
        aria-label="読んだところ"
        aria-valuetext={`${percent(ratio)}パーセント、${leftText(ratio, text.length)}`}
        onChange={event => setDragged(Number(event.target.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="reader-range h-11 min-w-0 flex-1"
        style={{ ['--share' as string]: `${ratio * 100}%` }}
      />
      <span className="flex-none">{leftText(ratio, text.length)}</span>
    </div>
  )
}

function SizeSteps({ size }: Pick<ReaderSettings, 'size'>) {
  const at = sizes.indexOf(size)
  const step = (label: string, by: 1 | -1, face: string) => {
    const next = sizes[at + by]
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={next === undefined || undefined}
        onClick={() => next && setReaderSettings({ size: next })}
        className={cx('min-h-11 flex-1 rounded-[9px] font-mincho aria-disabled:text-ink-soft', face)}
      >
        あ
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
    <div role="group" aria-label="文字の大きさ" className="flex items-center rounded-card bg-sunken p-[3px] text-ink">
      {step('文字を小さく', -1, 'text-sub')}
      <output className="num flex-1 text-center text-sub">{size}</output>
      {step('文字を大きく', 1, 'text-[1.25rem]')}
    </div>
  )
}
