// Editor of one text in several boxes: each is a field of its own, and what leaves them is the one text, counted as a whole.
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { DraftSheet } from './DraftSheet.tsx'
import { Preview } from './Preview.tsx'
import { RubySheet } from './RubySheet.tsx'
import { SnippetSheet } from './SnippetSheet.tsx'
import { StateLine } from './StateLine.tsx'
import { Count, Toolbar, type ToolbarProps } from './Toolbar.tsx'
import type { EditorProps, SnippetsProps } from './types.ts'
import { useCount } from './use-count.ts'
import { useField } from './use-field.ts'
import { useTools } from './use-tools.ts'

export interface TextBoxes {
  list: readonly { name: string; hint: string }[]
  /** one text a box */
  split: (text: string) => readonly string[]
  join: (held: readonly string[]) => string
}

type BoxHandle = { text: () => string; replaceText: (text: string) => void; focus: () => void }

export function BoxesEditor({ boxes, ...props }: EditorProps & { boxes: TextBoxes }) {
  const { ref, label, initialText, onText, count, limit, error, hint, withState, note, snippets, drafts } = props
  const id = useId()
  const fields = useRef<(BoxHandle | null)[]>([])
  /** Null until something is written in a box: the text as it came, whatever the boxes make of it. */
  const written = useRef<string | null>(null)
  const isReplacing = useRef(false)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [previews, setPreviews] = useState(false)
  const [picksDraft, setPicksDraft] = useState(false)
  const measured = useCount(text, count, limit)
  const first = useRef(initialText)
  const isLoaded = initialText !== null
  useEffect(() => {
    first.current ??= initialText
    if (isLoaded) setText(written.current ?? first.current ?? '')
  }, [isLoaded, initialText])

  const take = (next: string): void => {
    written.current = next
    setText(next)
    onText(next)
  }
  const hear = (): void => {
    if (!isReplacing.current) take(boxes.join(boxes.list.map((_, index) => fields.current[index]?.text() ?? '')))
  }
  const replaceText = (next: string): void => {
    isReplacing.current = true
    boxes.split(next).forEach((part, index) => {
      const field = fields.current[index]
      if (field && field.text() !== part) field.replaceText(part)
    })
    isReplacing.current = false
    take(next)
  }
  useImperativeHandle(ref, () => ({
    replaceText,
    text: () => written.current ?? initialText ?? '',
    focus: () => fields.current[active]?.focus(),
  }))
  const parts = isLoaded ? boxes.split(initialText) : null
  const described = cx(`${id}-count`, withState && `${id}-state`, error && `${id}-error`, hint ? `${id}-hint` : null)
  return (
    <fieldset className={cx('relative min-w-0', props.className)} aria-describedby={described}>
      <legend className="vh">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="mr-auto py-1 text-cap font-semibold">
          {label}
          {props.required && <span className="ml-1.5 text-meta text-shu">必須</span>}
        </span>
        <Button variant="text" aria-expanded={previews} onClick={() => setPreviews(!previews)}>
          {previews ? 'プレビューをとじる' : 'プレビュー'}
        </Button>
      </div>
      <div className={cx('overflow-hidden rounded-card border bg-surface', error ? 'border-hi' : 'border-line-strong')}>
        {boxes.list.map((box, index) => (
          <Box
            key={box.name}
            ref={handle => {
              fields.current[index] = handle
            }}
            {...box}
            initialText={parts?.[index] ?? null}
            isActive={index === active}
            onActive={() => setActive(index)}
            onText={hear}
            onSubmit={props.onSubmit}
            snippets={snippets}
            count={<Count id={`${id}-count`} used={measured.used} limit={limit} />}
            isWrong={Boolean(error)}
          />
        ))}
        <StateLine
          id={`${id}-state`}
          withState={withState}
          note={note}
          drafts={drafts}
          onDrafts={() => setPicksDraft(true)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-cap text-ink-soft">
          {hint}
        </p>
      )}
      {previews && (
        <section
          aria-label="プレビュー"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
          tabIndex={0}
          className="mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-paper px-4 py-3"
        >
          <Preview text={text} show={props.preview} />
        </section>
      )}
      {picksDraft && drafts && <DraftSheet drafts={drafts} onClose={() => setPicksDraft(false)} />}
    </fieldset>
  )
}

interface BoxProps {
  ref: Ref<BoxHandle>
  name: string
  hint: string
  initialText: string | null
  /** its tools are shown: it is the one that is written in */
  isActive: boolean
  onActive: () => void
  onText: () => void
  onSubmit: (() => void) | undefined
  snippets: SnippetsProps | undefined
  count: ToolbarProps['count']
  isWrong: boolean
}

function Box({
  ref,
  name,
  hint,
  initialText,
  isActive,
  onActive,
  onText,
  onSubmit,
  snippets,
  count,
  isWrong,
}: BoxProps) {
  const id = useId()
  const field = useField(initialText, onText)
  const tools = useTools(field, onSubmit)
  const { sheet } = tools
  useImperativeHandle(ref, () => ({
    text: () => field.ref.current?.value ?? '',
    replaceText: field.replaceText,
    focus: () => field.ref.current?.focus(),
  }))
  return (
    <div className="border-b border-line has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-2 has-[textarea:focus]:outline-ai">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 px-4 pt-2.5 text-cap">
        <b>{name}</b>
        <span id={`${id}-hint`} className="text-meta text-ink-soft">
          {hint}
        </span>
      </label>
      <textarea
        ref={field.ref}
        id={id}
        rows={3}
        readOnly={initialText === null}
        aria-busy={initialText === null || undefined}
        aria-invalid={isWrong || undefined}
        placeholder={initialText === null ? '読み込んでいます' : undefined}
        {...field.handlers}
        onKeyDown={tools.onKeyDown}
        onFocus={onActive}
        className="field-sizing-content block min-h-24 w-full resize-none bg-surface px-4 pt-1 pb-3 font-mincho text-[1.0625rem] leading-[1.8] caret-shu outline-none [word-break:normal]"
      />
      {field.message && <p className="px-4 py-1 text-cap font-semibold text-hi">{field.message}</p>}
      {isActive && (
        <Toolbar
          controls={id}
          onRuby={tools.openRuby}
          onEmphasis={tools.emphasize}
          onBrackets={tools.bracket}
          onUndo={field.undo}
          onRedo={field.redo}
          onSnippets={snippets && tools.openSnippets}
          count={count}
        />
      )}
      {sheet?.kind === 'ruby' && <RubySheet place={sheet.place} onEdit={tools.editAfterSheet} onClose={tools.close} />}
      {sheet?.kind === 'snippets' && snippets && (
        <SnippetSheet snippets={snippets} selected={sheet.selected} onInsert={tools.insert} onClose={tools.close} />
      )}
    </div>
  )
}
