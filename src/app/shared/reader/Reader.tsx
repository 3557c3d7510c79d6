// The reader: one text in full screen, in vertical or horizontal lines. It knows no other area: the caller gives the text,
// its neighbours, and the storage of the place beyond this device.
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Marked, useMarked } from '#app/shared/story/marked.ts'
import type { VoiceClip } from '#app/shared/voice/clips.ts'
import type { ButtonProps } from '#app/ui/Button.tsx'
import { useBackCloses } from '#app/ui/page-history.ts'
import type { RichTextProps } from '#app/ui/RichText.tsx'
import type { MarkedLines } from '#app/ui/rich-text-lines.ts'
import { BareFrame } from '#app/ui/Shell.tsx'
import { EndLinks } from './EndLinks.tsx'
import { keyMove } from './keys.ts'
import { MarkedBar } from './MarkedBar.tsx'
import { Pages } from './pages.ts'
import { ReaderBar } from './ReaderBar.tsx'
import { ReaderFoot } from './ReaderFoot.tsx'
import { ReaderPanel } from './ReaderPanel.tsx'
import { placeOfRow, readText, rowOfPlace } from './reader-text.ts'
import { SearchBar } from './SearchBar.tsx'
import { StepsBar } from './StepsBar.tsx'
import { setReaderSettings, useReaderSettings } from './settings.ts'
import { TextPages } from './TextPages.tsx'
import { type ServerSide, useKeptPlace } from './use-kept-place.ts'
import { useReadingTheme } from './use-reading-theme.ts'
import { useSearch } from './use-search.ts'
import { WholeText } from './WholeText.tsx'

const AloudBar = lazy(() => import('./aloud/AloudBar.tsx'))

export type Neighbour = { key: string; title: string }

/** Properties for a link of the caller: its look and its additional behaviour. */
export type LinkFace = {
  className: string
  children: ReactNode
  title?: string
  onClick?: () => void
  'aria-current'?: 'page'
}

export type Section = { row: number; title: string }

export type ReaderSteps = {
  /** word for one of them, 出番 */
  label: string
  /** marked lines; the caller keeps the array between renderings */
  marks: readonly MarkedLines[]
  face?: ReactNode
}

export type SavedState = 'saved' | 'saving' | 'unsaved' | 'failed'

export interface ReaderProps extends ServerSide, Pick<RichTextProps, 'hashtag' | 'lineStart' | 'mentions'> {
  /** key of the place: the same for every edition of the text */
  textKey: string
  /** text as it is stored */
  text: string
  /** title of the text, before its first line */
  title: string
  /** a softer line before the title */
  over?: string | undefined
  /** name of the work and its writer, in the bar */
  work: string
  byline?: string | undefined
  /** a BackLink */
  back: ReactNode
  /** word for one text: 章, お知らせ */
  unit?: string | undefined
  previous?: Neighbour | null | undefined
  next?: Neighbour | null | undefined
  /** all texts of the work, if there are several */
  contents?: readonly Neighbour[] | undefined
  /** key of the open one */
  current?: string | undefined
  /** renders a router link to one of them */
  renderLink: (key: string, face: LinkFace) => ReactNode
  /** sections of this text, by their first line; they stand in the contents */
  sections?: readonly Section[] | undefined
  /** lines that are marked, to step through; with the words and the face for them */
  steps?: ReaderSteps | undefined
  /** line to open at, instead of the kept place */
  startRow?: number | undefined
  /** links behind the last line, before the one to the next text */
  endLinks?: ReactNode
  /** invisible content behind the last line, for effects when the reader reaches it */
  atEnd?: ReactNode
  /** state of saving the text on this device, and the act of saving; isGone: what was saved is all that there is */
  offline?: { state: SavedState; onSave: () => void; isGone?: boolean } | undefined
  /** button for an act on the marked words, or with none marked on the line that is being read; a card of a scene */
  renderKeep?: ((marked: Marked, variant: ButtonProps['variant']) => ReactNode) | undefined
  /**
   * voices of lines, heard in their place when the text is read aloud; the caller keeps the array between renderings
   */
  voices?: readonly VoiceClip[] | undefined
  /** origins whose addresses are inner ones; the caller keeps the array between renderings */
  origins?: readonly string[] | undefined
}

const here = [location.origin]
const nobody: readonly VoiceClip[] = []

const inDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null

/** Another text gets a new reader. A server, which knows no screen to cut pages for, shows the text alone. */
export const Reader: (props: ReaderProps) => ReactNode =
  typeof window === 'undefined'
    ? props => <WholeText {...props} origins={props.origins ?? here} />
    : props => <OpenReader key={props.textKey} {...props} />

function OpenReader({ origins = here, unit = '章', ...props }: ReaderProps) {
  const { text: stored, hashtag, lineStart, mentions, textKey, keptElsewhere, onPlace, steps } = props
  const settings = useReaderSettings()
  const [bars, setBars] = useState(!settings.known && props.startRow === undefined)
  const [searching, setSearching] = useState(false)
  const [aloud, setAloud] = useState(false)
  const [startRow] = useState(props.startRow)
  const [stepping, setStepping] = useState(startRow !== undefined && steps !== undefined)
  const tag = hashtag?.name
  const text = useMemo(() => readText(stored, { origins, hashtag: tag }), [stored, origins, tag])
  const keeping = useRef<(place: { place: number; ratio: number }) => void>(() => {})
  const [pages] = useState(() => new Pages(text, place => keeping.current(place)))
  const { place, placed, keep } = useKeptPlace(pages, { textKey, length: text.length, keptElsewhere, onPlace })
  const search = useSearch(pages, text, searching)
  useReadingTheme(settings.theme)
  useEffect(() => {
    keeping.current = keep
    pages.text = text
  }, [pages, keep, text])
  const start = useEffectEvent(() => startRow !== undefined && pages.jump(placeOfRow(text, startRow)))
  useEffect(() => {
    if (placed) start()
  }, [placed])

  const toggle = () => {
    setReaderSettings({ known: true })
    setBars(!bars)
  }
  useBackCloses(searching, () => setSearching(false))
  useBackCloses(aloud, () => setAloud(false))
  const { renderKeep } = props
  const marked = useMarked(renderKeep !== undefined)
  const canStep = steps !== undefined && steps.marks.length > 0
  // At the very first reading the panel is open without an entry in the history.
  useBackCloses(bars && settings.known, toggle)
  const vertical = settings.writing === 'vertical'
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || inDialog(event.target)) return
    if (event.key === 'Escape') {
      if (searching) setSearching(false)
      else if (aloud && !bars) setAloud(false)
      else toggle()
    } else if (keyMove(event, pages, vertical)) event.preventDefault()
  })
  useEffect(() => {
    // On the document, because after a tap on the page no element has the focus.
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const links = { ...props, unit, vertical }
  const seek = (to: number) => pages.jump(to)
  const readAloud = () => {
    setReaderSettings({ known: true })
    setBars(false)
    setAloud(true)
  }
  const goToRow = (row: number) => pages.jump(placeOfRow(text, row))
  const step = () => {
    setReaderSettings({ known: true })
    setBars(false)
    setStepping(true)
  }
  return (
    <BareFrame>
      <div
        data-vertical={vertical}
        data-reading={bars || searching ? undefined : ''}
        className="fixed inset-0 flex flex-col bg-paper pt-[env(safe-area-inset-top)] text-ink"
      >
        {searching ? (
          <SearchBar search={search} onClose={() => setSearching(false)} />
        ) : (
          <ReaderBar {...props} unit={unit} shown={bars} onSearch={() => setSearching(true)} onRow={goToRow} />
        )}
        {props.offline?.isGone && (
          <p role="status" className="flex-none px-4 py-2 text-center text-cap text-ink-soft">
            いまは見つからないページです。端末に保存したものを表示しています。
          </p>
        )}
        <TextPages
          {...{ pages, text, settings, placed, origins, hashtag, lineStart, mentions }}
          marks={steps?.marks}
          head={{ over: props.over, title: props.title }}
          end={
            <>
              {props.atEnd}
              <EndLinks {...links} />
            </>
          }
          onToggle={toggle}
        />
        {aloud && (
          <Suspense>
            <AloudBar
              {...{ pages, text, stored }}
              voices={props.voices ?? nobody}
              onPanel={bars ? undefined : toggle}
              onClose={() => setAloud(false)}
            />
          </Suspense>
        )}
        {bars ? (
          <ReaderPanel
            {...links}
            {...{ settings, place, text }}
            onSeek={seek}
            onClose={toggle}
            onSteps={canStep ? step : undefined}
            onAloud={aloud ? undefined : readAloud}
            keep={renderKeep?.({ words: '', row: rowOfPlace(text, place.place) }, 'tonal')}
          />
        ) : marked && renderKeep ? (
          <MarkedBar>{renderKeep(marked, 'ai')}</MarkedBar>
        ) : aloud ? null : canStep && stepping ? (
          <StepsBar {...{ steps, text, place }} onRow={goToRow} onClose={() => setStepping(false)} />
        ) : (
          <ReaderFoot place={place} text={text} vertical={vertical} onOpen={toggle} />
        )}
      </div>
    </BareFrame>
  )
}
