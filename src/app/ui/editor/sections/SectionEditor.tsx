// Editor of a long text by its sections: one of them is in the field, and what leaves it is the whole text.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type ReactNode,
  use,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { LONGEST_PIECE } from '#rules/text/pieces.ts'
import { announce } from '../../announce.ts'
import { Button } from '../../Button.tsx'
import { cx } from '../../cx.ts'
import { toasts } from '../../toast-store.ts'
import { Editor } from '../Editor.tsx'
import { ifRoom } from '../if-room.ts'
import type { MarginMark } from '../Margin.tsx'
import { cleanInput } from '../pasted.ts'
import type { EditorHandle, EditorProps } from '../types.ts'
import { LineMarks } from './line-marks.ts'
import { showSelection } from './show-selection.ts'
import { type BookView, type TextBook, TOO_LONG } from './text-book.ts'

/**
 * The field fills what its screen has, between the bars and with its own tools under it. Its size never follows its text, so a key
 * lays out nothing else.
 */
const fieldHeight = '[&_textarea]:contain-strict [&>div:not([role=dialog])_textarea]:h-[max(16rem,calc(100dvh-27rem))]'

interface SectionEditorProps extends EditorProps {
  book: TextBook
  /** place in the text to open first; null until it is known */
  place: number | null
}

export function SectionEditor({ book, place, ...props }: SectionEditorProps) {
  const { ref, label, initialText, onText, count } = props
  const root = useRef<HTMLDivElement>(null)
  const inner = useRef<EditorHandle>(null)
  const view = useSyncExternalStore(book.watch, book.get)
  const hasBegun = useRef(false)
  /** Text that arrived before the first one was opened. */
  const early = useRef<string | null>(null)
  const composing = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useLayoutEffect(() => {
    if (hasBegun.current || initialText === null || place === null) return
    hasBegun.current = true
    book.begin(cleanInput(early.current ?? initialText).text, place)
  }, [book, initialText, place])
  useLayoutEffect(
    () => () => {
      hasBegun.current = false
      book.end()
    },
    [book],
  )

  /** Runs at once, or behind a composition, which must not lose its field. */
  const whenSettled = (act: () => void): void => {
    if (composing.current) waiting.current.push(act)
    else act()
  }
  const settle = (): void => {
    composing.current = false
    // The browser inserts the last word only after this event.
    setTimeout(() => {
      if (!composing.current) for (const act of waiting.current.splice(0)) act()
    })
  }
  const replaceText = (next: string): void => {
    const { text } = cleanInput(next)
    if (!hasBegun.current) {
      early.current = text
      onText(text)
      return
    }
    whenSettled(() => {
      const field = book.replace(text)
      if (field === null) onText(text)
      else inner.current?.replaceText(field)
    })
  }
  useImperativeHandle(ref, () => ({
    replaceText,
    text: () => (hasBegun.current ? book.text() : cleanInput(early.current ?? initialText ?? '').text),
    focus: () => inner.current?.focus(),
  }))
  const divide = (before: string): void => {
    if (!book.isTooLong) return
    book.divide(root.current?.querySelector('textarea')?.selectionEnd ?? 0)
    const put = book.text().length - before.length
    if (put < LONGEST_PIECE) return
    toasts.add({
      type: 'info',
      title: '長い文章を節に分けました',
      action: { label: 'もとに戻す', onPress: () => replaceText(before) },
    })
  }
  const hear = (field: string): void => {
    const before = book.text()
    book.typed(field)
    onText(book.text())
    if (field.length > TOO_LONG) setTimeout(() => whenSettled(() => divide(before)))
  }

  const { outside, page, select } = view
  const counted = useCallback((field: string) => outside + count(field), [outside, count])
  const marks = use(LineMarks)
  const { contents, open } = view
  const margin = useMemo(() => marks && marksIn(contents, open, marks), [contents, open, marks])
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const field = root.current?.querySelector('textarea')
    if (field && select) showSelection(field, select)
    else if (page > 1 && hadFocus.current) field?.focus({ preventScroll: true })
  }, [page, select])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears compositions and the focus of the field.
    <div
      ref={root}
      className={fieldHeight}
      onCompositionStart={() => {
        composing.current = true
      }}
      onCompositionEnd={settle}
      onFocus={({ target }) => {
        hadFocus.current = target instanceof HTMLTextAreaElement
      }}
      onBlur={({ target, relatedTarget }) => {
        if (target.isConnected && relatedTarget) hadFocus.current = false
      }}
    >
      <Editor
        {...props}
        ref={inner}
        label={labelOf(label, view)}
        initialText={hasBegun.current ? view.first : null}
        onText={hear}
        count={counted}
        isPart
        page={page}
        margin={margin ?? undefined}
        foot={<Steps book={book} view={view} />}
      />
    </div>
  )
}

/** Marks of the lines in the field, by the place of each line in its text. */
function marksIn(
  { shown, pieces, lengths }: BookView['contents'],
  [first, last]: BookView['open'],
  marks: ReadonlyMap<number, ReactNode>,
): MarginMark[] {
  const found: MarginMark[] = []
  let at = 0
  for (let row = pieces[first]?.from ?? 1; row <= (pieces[last]?.to ?? shown.length); row++) {
    const mark = marks.get(row)
    if (mark !== undefined) found.push({ at, mark })
    at += (lengths[row - 1] ?? 0) + 1
  }
  return found
}

function labelOf(label: string, { contents: { pieces }, open: [first] }: BookView): string {
  return pieces.length > 1 ? `${label}（${first + 1} / ${pieces.length}）` : label
}

/** Leads to the neighbours of the field. */
function Steps({ book, view: { contents, open } }: { book: TextBook; view: BookView }) {
  const place = useId()
  const { pieces } = contents
  if (pieces.length < 2) return null
  const [first, last] = open
  const step = (by: -1 | 1): void => {
    book.step(by)
    const { contents: now, open: at } = book.get()
    announce(`${at[0] + 1} / ${now.pieces.length}　${now.pieces[at[0]]?.name ?? ''}`)
  }
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-2 border-t border-line px-3', ifRoom)}>
      <Button variant="text" icon={ChevronLeft} reasonId={first === 0 ? place : undefined} onClick={() => step(-1)}>
        前の節
      </Button>
      <p id={place} className="num text-cap text-ink-soft">
        {first + 1} / {pieces.length}
      </p>
      <Button
        variant="text"
        iconEnd={ChevronRight}
        reasonId={last === pieces.length - 1 ? place : undefined}
        onClick={() => step(1)}
      >
        次の節
      </Button>
    </div>
  )
}
