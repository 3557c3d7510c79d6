// The state of a form: its fields, the version that they were written from, what they go back to, what is wrong with them. Everything
// written is one draft (shared/draft): the long text its text, the rest its fields.
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import {
  type Faults,
  type Field,
  type FormKind,
  foundFaults,
  type Ground,
  isSame,
  readForm,
  writeForm,
} from './table.ts'

interface State<Values, Judged, G> {
  fields: Values
  /** Version of the ground that the fields were written from. */
  version: number
  /** Ground to which the form goes back where nothing is written. */
  ground: G
  /** Another version on the server than the one that was written from. */
  theirs: G | null
  /**
   * Number of times that the fields were replaced from elsewhere; fields that hold their own text are mounted anew each
   * time.
   */
  epoch: number
  /** The same number for the long text. */
  seat: number
  /** Purpose for which something was found wrong. */
  tried: Judged | null
  /** Fields that were left. */
  left: readonly string[]
}

interface FormOptions<Values, Judged extends string | object, G extends Ground<Values>> {
  kind: FormKind<Values, Judged, G>
  /** ground that the form begins with: the server's version, or an empty one */
  first: G
  /** purpose for which a field is judged when it is left */
  judged: NoInfer<Judged>
  /** whether the form was sent, and its answer is unknown here */
  isOpen?: () => boolean
}

/** Length from which the screen around a text follows it when the typing rests, because a key must not cost a screen. */
const LONG = 10_000
const REST_MS = 400

export function useForm<Values extends object, Judged extends string | object, G extends Ground<Values>>(
  options: FormOptions<Values, Judged, G>,
) {
  const { kind, first, judged, isOpen = () => false } = options
  const editor = useRef<DraftEditorHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State<Values, Judged, G>>({
    ...{ fields: first.fields, version: first.version, ground: first, theirs: null },
    ...{ epoch: 0, seat: 0, tried: null, left: [] },
  })
  const [text, setText] = useState<string | null>(null)
  const [hasTwo, hearTwo] = useState(false)
  const latest = useRef({ state, newest: first, text })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const put = (patch: Partial<State<Values, Judged, G>>): void => {
    latest.current.state = { ...latest.current.state, ...patch }
    setState(latest.current.state)
  }
  const fill = (): void => editor.current?.fill(writeForm(latest.current.state))
  const written = () => ({ fields: latest.current.state.fields, text: latest.current.text ?? '' })
  /** Whether what is written says the same. */
  const isLike = (ground: G): boolean => isSame(kind, ground, written())
  /**
   * Takes this version as the one that the written text belongs to. An open draft is moved to it too; no draft is made
   * where nothing was changed.
   */
  const goOnFrom = (next: G): void => {
    latest.current.newest = next
    put({ version: next.version, ground: next, theirs: null })
    if (editor.current?.fields()) fill()
  }
  /** Sets the ground, and renders it at once: the field shows the ground as soon as its draft ends. */
  const restOn = (ground: G): void => flushSync(() => put({ ground }))
  /** Shows this version; what was written stays among the drafts that can be brought back. */
  const adopt = async (next: G): Promise<void> => {
    latest.current.newest = next
    restOn(next)
    await editor.current?.submit(async () => null)
    const { epoch, seat } = latest.current.state
    latest.current.text = null
    setText(null)
    put({ fields: next.fields, version: next.version, theirs: null, epoch: epoch + 1, seat: seat + 1, tried: null })
  }
  /** A draft that says the same as the newest version goes on from it; another one is shown beside it. */
  const compare = (): void => {
    const { newest, state: now } = latest.current
    if (latest.current.text === null) return
    if (now.version === newest.version) {
      if (now.theirs) put({ theirs: null })
    } else if (!isLike(newest)) {
      if (now.theirs !== newest) put({ theirs: newest })
    } else if (!isOpen()) goOnFrom(newest)
  }
  const goTo = (place: string): void => {
    // The faults are shown by then.
    requestAnimationFrame(() => {
      const found = root.current?.querySelector<HTMLElement>(`${place} :is([aria-invalid=true], [data-fault])`)
      ;(found ?? root.current?.querySelector<HTMLElement>(`${place} :is(input, select, textarea, button)`))?.focus()
    })
  }
  const faultsNow = (): Faults<Values> => {
    const { tried, left, fields } = state
    if (text === null || (tried === null && left.length === 0)) return {}
    const found = foundFaults(kind, { fields, text }, tried ?? judged)
    return tried
      ? found
      : (Object.fromEntries(Object.entries(found).filter(([name]) => left.includes(name))) as Faults<Values>)
  }
  const conflict = hasTwo || state.theirs ? CHOOSE_VERSION : undefined
  return {
    /** Words that stand in the way of every press while one of two versions has to be chosen. */
    conflict,
    /**
     * Words that stand in the way of every press: those of a conflict, or those while the draft is read from the disk.
     */
    obstacle: text === null ? '読み込んでいます。' : conflict,
    /** Hears whether two versions of the draft wait for a choice. */
    hearTwo,
    /**
     * The long text. A very long one is given as it was when the typing last rested; `written` always has the newest.
     */
    text,
    ...{ kind, editor, root, written, isLike, goOnFrom, adopt, restOn },
    ...{ fields: state.fields, ground: state.ground, theirs: state.theirs, epoch: state.epoch, seat: state.seat },
    /** The version that it was written from. */
    writtenFrom: state.version,
    /** The same version as of now, and not of the last rendering. */
    version: () => latest.current.state.version,
    groundNow: () => latest.current.state.ground,
    isDirty: text !== null && !isSame(kind, state.ground, { fields: state.fields, text }),
    faults: faultsNow(),
    /** Whether the form was handed in with faults, which are then listed. */
    isTried: state.tried !== null,
    /** Leads to what is wrong with a field. */
    goTo: (name: string) => goTo(`[data-field="${name}"]`),
    leave: (name: string): void => {
      const { left } = latest.current.state
      if (!left.includes(name)) put({ left: [...left, name] })
    },
    /** Whether the form is good for this; otherwise it says what is wrong, and leads to the first of it. */
    check: (wanted: Judged): boolean => {
      const isGood = Object.keys(foundFaults(kind, written(), wanted)).length === 0
      put({ tried: isGood ? null : wanted, left: [] })
      if (!isGood) goTo('')
      return isGood
    },
    change: (patch: Partial<Values>): void => {
      put({ fields: { ...latest.current.state.fields, ...patch } })
      fill()
    },
    heard: (next: string): void => {
      latest.current.text = next
      clearTimeout(rest.current)
      const { ground } = latest.current.state
      const isOther = text === null || (text === ground.text) !== (next === ground.text)
      if (isOther || next.length <= LONG) setText(next)
      else rest.current = setTimeout(() => setText(latest.current.text), REST_MS)
      compare()
    },
    /** Takes in the fields of the draft, when it was read from the disk, came from another device, or ended (''). */
    arrived: (fields: string): void => {
      // The draft ended with an answer that is not read here yet; changes made since stay.
      if (fields === '' && isOpen()) return
      const { ground, epoch } = latest.current.state
      put({ ...readForm(kind, fields, ground), epoch: epoch + 1 })
      compare()
    },
    /** Goes back to what the server is known to have, because the server did not accept what was sent. */
    fallBack: (): void => restOn(latest.current.newest),
    /** Ends the draft: what the form was about is gone, or goes on elsewhere. */
    letGo: async (): Promise<void> => {
      await editor.current?.submit(async () => null)
    },
    /**
     * Takes in a version of the server as the one that the form belongs to; what was written meanwhile becomes its
     * draft.
     */
    settle: (ground: G, patch: Partial<Values> = {}): void => {
      latest.current.newest = ground
      restOn(ground)
      put({ version: ground.version, theirs: null, fields: { ...latest.current.state.fields, ...patch } })
      if (latest.current.text !== null && !isLike(ground)) fill()
    },
    /**
     * Takes in a version that somebody else has saved. Both are shown, unless nothing was written here, or the other
     * version says the same as before.
     */
    meet: async (next: G): Promise<void> => {
      const { ground, theirs } = latest.current.state
      if (isLike(ground)) return adopt(next)
      if (!theirs && isSame(kind, next, ground)) return goOnFrom(next)
      latest.current.newest = next
      compare()
    },
  }
}
export type Form<Values extends object, Judged extends string | object, G extends Ground<Values>> = ReturnType<
  typeof useForm<Values, Judged, G>
>
/** Part of a form that shows and changes fields, whatever else the form is. */
export type Fields<Values> = {
  kind: { table: { [Name in keyof Values & string]: Pick<Field<Values[Name], never, never>, Shown> } }
  fields: Values
  faults: Faults<Values>
  epoch: number
  change: (patch: Partial<Values>) => void
  written: () => { fields: Values }
}
type Shown = 'label' | 'control' | 'required' | 'hint'
