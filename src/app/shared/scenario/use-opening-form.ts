// The state of an opening's form: its fields, the version that they were written from, what they go back to. Everything written is
// one draft: the story its text, the rest its fields.
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { type Ground, isSame, type OpeningFields } from './opening-fields.ts'
import { readOpening, writeOpening } from './written-opening.ts'

interface State {
  fields: OpeningFields
  /** Ground that the form was written from. */
  version: number
  /** Ground to which the form goes back where nothing is written. */
  ground: Ground
  /** Another version on the server than the one that was written from. */
  theirs: Ground | null
  /** Fields that hold their text themselves begin anew with each. */
  epoch: number
  /** So does the field of the story. */
  seat: number
}

/** @param first as the server has it, or as a new one begins */
export function useOpeningForm(first: Ground, editor: RefObject<DraftEditorHandle | null>) {
  const [state, setState] = useState<State>({
    ...{ fields: first.fields, version: first.version, ground: first },
    ...{ theirs: null, epoch: 0, seat: 0 },
  })
  const [text, setText] = useState<string | null>(null)
  const latest = useRef({ state, newest: first, text })

  const put = (patch: Partial<State>): void => {
    latest.current.state = { ...latest.current.state, ...patch }
    setState(latest.current.state)
  }
  const fill = (): void => editor.current?.fill(writeOpening(latest.current.state))
  /** A draft that there is goes on from another version now; none is made of what nobody changed. */
  const fillIfKept = (): void => {
    if (editor.current?.fields()) fill()
  }
  const written = () => ({ fields: latest.current.state.fields, text: latest.current.text ?? '' })
  /** Goes on from this version with what was written. */
  const goOnFrom = (next: Ground): void => {
    latest.current.newest = next
    put({ version: next.version, ground: next, theirs: null })
    fillIfKept()
  }
  /** The field gives its text back to the ground when its draft ends, so it must know it by then. */
  const rest = (ground: Ground): void => flushSync(() => put({ ground }))
  /** Shows this version; what was written stays among the drafts that can be brought back. */
  const adopt = async (next: Ground): Promise<void> => {
    latest.current.newest = next
    rest(next)
    await editor.current?.submit(async () => null)
    const { epoch, seat } = latest.current.state
    latest.current.text = null
    setText(null)
    put({ fields: next.fields, version: next.version, theirs: null, epoch: epoch + 1, seat: seat + 1 })
  }
  /** A draft that says the same as the newest version goes on from it; another one is shown beside it. */
  const compare = (): void => {
    const { newest, state: now } = latest.current
    if (latest.current.text === null) return
    if (now.version === newest.version) {
      if (now.theirs) put({ theirs: null })
    } else if (isSame(newest, written())) goOnFrom(newest)
    else if (now.theirs !== newest) put({ theirs: newest })
  }
  return {
    fields: state.fields,
    ground: state.ground,
    theirs: state.theirs,
    epoch: state.epoch,
    seat: state.seat,
    /** The version that it was written from. */
    writtenFrom: state.version,
    /** Null until the field has it. */
    text,
    isDirty: text !== null && !isSame(state.ground, { fields: state.fields, text }),
    written,
    version: () => latest.current.state.version,
    change: (patch: Partial<OpeningFields>): void => {
      put({ fields: { ...latest.current.state.fields, ...patch } })
      fill()
    },
    heard: (next: string): void => {
      latest.current.text = next
      setText(next)
      compare()
    },
    /** The draft has these fields: read from the disk, come from another device, or none. */
    arrived: (fields: string): void => {
      const { ground, epoch } = latest.current.state
      put({ ...readOpening(fields, ground), epoch: epoch + 1 })
      compare()
    },
    /** The sent fields are the ground of the form until their answer is read. */
    restOn: rest,
    /** It was not taken on: the form goes back to what the server is known to have. */
    fallBack: (): void => rest(latest.current.newest),
    /** The server has what was written, as this version. */
    settle: ({ fields, text: sent }: Pick<Ground, 'fields' | 'text'>, version: number): void => {
      const ground = { fields, text: sent, version }
      latest.current.newest = ground
      rest(ground)
      put({ version, theirs: null })
      fillIfKept()
    },
    /** Somebody else has changed it: both are shown, unless nothing was written here. */
    meet: async (next: Ground): Promise<void> => {
      if (isSame(latest.current.state.ground, written())) return adopt(next)
      latest.current.newest = next
      compare()
    },
    goOnFrom,
    adopt,
  }
}
export type OpeningForm = ReturnType<typeof useOpeningForm>
