import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from './Avatar.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

export interface ChoiceOption {
  value: string
  name: string
  /** one line of facts: 燈騎士 Lv.14・12,480 G */
  note?: ReactNode
  /** the portrait; a person glyph when missing */
  src?: string | undefined
}

export interface ChoiceProps {
  label: string
  options: readonly ChoiceOption[]
  value: string | undefined
  onChange: (value: string) => void
  /** text of the field before a choice */
  placeholder: string
  /** text of the list when there is nothing to choose */
  emptyText: string
  /** opens the list at first */
  defaultOpen?: boolean | undefined
  error?: string | undefined
}

/**
 * Choice of one person among several, with faces: a select-only combobox. The field keeps the focus; the list opens 6 px
 * under it and pushes the rest down, so that nothing is covered.
 */
export function Choice(props: ChoiceProps) {
  const { label, options, value, onChange, placeholder, emptyText, defaultOpen = false, error } = props
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  const chosen = options.findIndex(option => option.value === value)
  const [at, setAt] = useState(Math.max(0, chosen))
  const list = useRef<HTMLDivElement>(null)
  const current = options[chosen]
  useEffect(() => {
    if (open) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [open, at])

  const show = (index: number) => {
    setAt(Math.min(Math.max(0, index), options.length - 1))
    setOpen(true)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChange(option.value)
    setAt(index)
    setOpen(false)
  }
  const actionOf = (key: string): (() => void) | undefined => {
    switch (key) {
      case 'ArrowDown':
        return () => show(open ? at + 1 : at)
      case 'ArrowUp':
        return () => show(open ? at - 1 : at)
      case 'Home':
        return () => show(0)
      case 'End':
        return () => show(options.length - 1)
      case 'Enter':
      case ' ':
        return () => (open ? choose(at) : show(at))
      case 'Escape':
        // Esc closes the list first; the sheet around it only when the list is closed.
        return open ? () => setOpen(false) : undefined
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const act = actionOf(event.key)
    if (act) {
      event.preventDefault()
      event.stopPropagation()
      act()
    }
  }

  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block text-cap leading-[1.6] font-semibold">
        {label}
      </span>
      <div
        role="combobox"
        data-autofocus={defaultOpen ? '' : undefined}
        tabIndex={0}
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label`}
        aria-activedescendant={open && options.length > 0 ? `${id}-${at}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
        onClick={() => (open ? setOpen(false) : show(Math.max(0, chosen)))}
        className={cx(
          'flex min-h-12 cursor-pointer items-center gap-2 rounded-card border px-3 focus:border-ai focus:outline-2 focus:outline-offset-0 focus:outline-ai',
          error ? 'border-hi' : open ? 'border-ai' : 'border-line-strong',
        )}
      >
        {current && <Avatar src={current.src} size={32} />}
        <span className={cx('min-w-0 flex-1 text-[0.9375rem]', !current && 'text-ink-soft')}>
          {current?.name ?? placeholder}
        </span>
        <Icon of={ChevronDown} size="s" className={open ? 'rotate-180' : ''} />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        hidden={!open}
        className="mt-1.5 max-h-[40dvh] divide-y divide-line overflow-auto rounded-card border border-line-strong"
      >
        {options.map((option, index) => (
          // The keyboard acts on the field; the option only needs the pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={event => event.preventDefault()}
            onClick={() => choose(index)}
            className={cx(
              'flex min-h-15 cursor-pointer items-center gap-3 px-3 py-2',
              index === chosen && 'bg-ai-soft',
              index === at && index !== chosen && 'outline -outline-offset-2 outline-ai',
            )}
          >
            <Avatar src={option.src} size={44} />
            <span className="min-w-0 flex-1">
              <span className="block text-sub leading-[1.4] font-bold">{option.name}</span>
              <span className={cx('num block text-meta', index === chosen ? 'text-ink' : 'text-ink-soft')}>
                {option.note}
              </span>
            </span>
            {index === chosen && <Icon of={Check} className="text-ai" />}
          </div>
        ))}
        {options.length === 0 && (
          <div
            role="option"
            tabIndex={-1}
            aria-selected="false"
            aria-disabled="true"
            className="px-3 py-4 text-sub text-ink-soft"
          >
            {emptyText}
          </div>
        )}
      </div>
    </div>
  )
}
