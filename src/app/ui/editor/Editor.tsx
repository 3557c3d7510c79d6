// Editor of every field longer than a line. Load it when it is first needed, so that no first visit loads it.
import { Maximize2, Minimize2 } from 'lucide-react'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { DraftSheet } from './DraftSheet.tsx'
import { ifRoom } from './if-room.ts'
import { LiveCount } from './LiveCount.tsx'
import { Margin } from './Margin.tsx'
import { LivePreview } from './Preview.tsx'
import { RubySheet } from './RubySheet.tsx'
import { SnippetSheet } from './SnippetSheet.tsx'
import { StateLine } from './StateLine.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { EditorProps } from './types.ts'
import { useField } from './use-field.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIsWide } from './use-is-wide.ts'
import { useTools } from './use-tools.ts'

/** Look of the measured copy, which must break its lines like the field. */
const lettersFace =
  'px-4 pt-3 font-mincho text-[1.0625rem] leading-[1.8] [word-break:normal] whitespace-pre-wrap wrap-break-word'
const markFace = cx(
  'bg-[linear-gradient(var(--hi),var(--hi)),linear-gradient(var(--hi-soft),var(--hi-soft)),linear-gradient(var(--hi-soft),var(--hi-soft))]',
  '[background-attachment:local] bg-no-repeat [background-size:2px_var(--over-line),100%_calc(var(--over-line)+1px),100%_100%]',
  '[background-position:var(--over-left)_var(--over-top),var(--over-left)_var(--over-top),0_calc(var(--over-top)+var(--over-line))]',
)
const fullFace = cx(
  'fixed inset-x-0 top-(--seen-top) z-25 flex h-(--seen-height) flex-col bg-surface [container-type:size]',
  'pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]',
)

export function Editor(props: EditorProps) {
  const {
    ref,
    label,
    initialText,
    onText,
    count,
    limit,
    error,
    hint,
    rows = 10,
    withState,
    note,
    snippets,
    drafts,
  } = props
  const { page = 0, margin } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const copy = useRef<HTMLDivElement>(null)
  const field = useField(initialText, onText, page)
  const tools = useTools(field, props.onSubmit)
  const [isOver, setOver] = useState(false)
  const [full, setFull] = useFullScreen(root, tools.sheet !== null)
  const [wantsPreview, setWantsPreview] = useState(false)
  const isWide = useIsWide() && (full || props.previewBeside !== false)
  const hidesText = wantsPreview && !isWide
  useImperativeHandle(ref, () => ({
    replaceText: field.replaceText,
    text: () => field.ref.current?.value ?? '',
    focus: () => field.ref.current?.focus(),
  }))

  const { sheet } = tools
  const face = cx(lettersFace, margin && 'pl-12')
  const copyFace = cx(face, 'invisible absolute top-0 left-0')
  const described = cx(`${id}-count`, withState && `${id}-state`, error && `${id}-error`, hint ? `${id}-hint` : null)
  const counted = (
    <LiveCount
      {...{ count, limit, copy, page }}
      isPart={props.isPart}
      id={`${id}-count`}
      live={field.live}
      field={field.ref}
      onOver={setOver}
    />
  )
  return (
    <div
      ref={root}
      className={cx(full ? fullFace : cx('relative', props.className))}
      {...(full && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-label` })}
    >
      <div className={cx('flex flex-wrap items-center gap-x-3', full && 'border-b border-line px-4')}>
        <label htmlFor={id} id={`${id}-label`} className="mr-auto py-1 text-cap font-semibold">
          {label}
          {props.required && <span className="ml-1.5 text-meta text-shu">必須</span>}
        </label>
        {!isWide && (
          <Button variant="text" className={ifRoom} onClick={() => setWantsPreview(!wantsPreview)}>
            {wantsPreview ? '編集に戻る' : 'プレビュー'}
          </Button>
        )}
        <Button variant="text" icon={full ? Minimize2 : Maximize2} onClick={() => setFull(!full)}>
          {full ? '全画面をやめる' : '全画面で書く'}
        </Button>
      </div>
      <div className={cx(isWide && 'grid grid-cols-2', full ? 'min-h-0 flex-1' : 'gap-4')}>
        <div
          className={cx(
            'flex-col bg-surface',
            hidesText ? 'hidden' : 'flex',
            full
              ? 'h-full min-h-0'
              : 'rounded-card border focus-within:border-ai has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-ai',
            !full && (error ? 'border-hi' : 'border-line-strong'),
          )}
        >
          <div className={cx('relative overflow-hidden rounded-t-card', full && 'min-h-0 flex-1')}>
            <textarea
              key={page}
              ref={field.ref}
              id={id}
              rows={rows}
              readOnly={initialText === null}
              aria-busy={initialText === null || undefined}
              aria-describedby={described}
              aria-invalid={error || isOver ? true : undefined}
              aria-required={props.required}
              placeholder={initialText === null ? '読み込んでいます' : props.placeholder}
              {...field.handlers}
              onKeyDown={tools.onKeyDown}
              className={cx(
                face,
                markFace,
                'block w-full resize-none bg-surface pb-3 caret-shu outline-none placeholder:text-ink-soft',
                full && 'h-full',
              )}
            />
            <div ref={copy} aria-hidden="true" className={copyFace} />
            {margin && <Margin field={field.ref} marks={margin} face={copyFace} page={page} />}
          </div>
          {field.message && <p className="px-4 py-1 text-cap font-semibold text-hi">{field.message}</p>}
          <StateLine id={`${id}-state`} withState={withState} note={note} drafts={drafts} onDrafts={tools.openDrafts} />
          <Toolbar
            controls={id}
            onRuby={tools.openRuby}
            onEmphasis={tools.emphasize}
            onBrackets={tools.bracket}
            onUndo={field.undo}
            onRedo={field.redo}
            onSnippets={snippets && tools.openSnippets}
            count={counted}
          />
          {props.foot}
        </div>
        {(isWide || hidesText) && (
          <section
            aria-label="プレビュー"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
            tabIndex={0}
            className={cx(
              'overflow-y-auto bg-paper px-4 py-3',
              full ? 'h-full min-h-0 border-l border-line' : 'rounded-card border border-line',
              !full && (isWide ? 'h-0 min-h-full' : 'max-h-[70dvh] min-h-60'),
            )}
          >
            <LivePreview live={field.live} show={props.preview} />
          </section>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={cx('mt-1.5 text-cap font-semibold text-hi', full && 'px-4 pb-1')}>
          {error}
        </p>
      )}
      {hint && !full && (
        <p id={`${id}-hint`} className="mt-1.5 text-cap text-ink-soft">
          {hint}
        </p>
      )}
      {sheet?.kind === 'ruby' && <RubySheet place={sheet.place} onEdit={tools.editAfterSheet} onClose={tools.close} />}
      {sheet?.kind === 'snippets' && snippets && (
        <SnippetSheet snippets={snippets} selected={sheet.selected} onInsert={tools.insert} onClose={tools.close} />
      )}
      {sheet?.kind === 'drafts' && drafts && <DraftSheet drafts={drafts} onClose={tools.close} />}
    </div>
  )
}
