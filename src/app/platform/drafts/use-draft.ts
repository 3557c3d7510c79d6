// Hook that gives a draft to an editor. The field is uncontrolled: the hook reads its content, and sets it only through
// `show`, never during a composition or while text is unsaved.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../use-session.ts'
import type { Draft, DraftOptions } from './draft.ts'
import { restoreDraft } from './ending.ts'
import { mayCall } from './may-call.ts'
import { enterDraft, leaveDraft } from './open-drafts.ts'
import type { Selection } from './record.ts'
import type { DraftServer, ServerVersion, ServerVersionLine } from './server.ts'
import { type DraftView, looksLike } from './view.ts'

export type UseDraftOptions = Pick<DraftOptions, 'place' | 'target' | 'name' | 'draftId' | 'show'> & {
  /** Calls as a user; must be the same function at every rendering. */
  server: (userId: string) => DraftServer
  /** The view may be behind by what was typed and saved, which its field and `watch` tell: no key and no save renders the screen. */
  isTextInField?: boolean
}

export type DraftForEditor = {
  /** The draft; null for guests. */
  view: DraftView | null
  /** The current draft, also between renderings. */
  current: () => DraftView | null
  /** Watches the current draft; returns the function that ends it. */
  watch: Draft['watch']
  onText: (text: string, selection?: Selection | null) => void
  /** Takes the other fields of the form, together with the current text. */
  onFields: (fields: string, text: string) => void
  onName: (name: string) => void
  onComposing: (isComposing: boolean) => void
  /** Stores the text on the device and the server now, for a button and before leaving. */
  saveNow: () => Promise<void>
  /** Stores the text on the device now. */
  saveToDevice: () => Promise<void>
  resolve: Draft['resolve']
  submit: Draft['submit']
  versions: () => Promise<readonly ServerVersionLine[]>
  version: (version: number) => Promise<ServerVersion>
  /** Makes an earlier text, with its fields, the newest; the current one stays as a version. */
  restore: (text: string, fields: string) => void
  /** Makes a draft that was handed in or put aside the draft of its place again. */
  bringBack: (draftId: string) => Promise<string | null>
}

const nothing = (): (() => void) => () => {}

export function useDraft({
  place,
  target,
  name,
  draftId,
  server,
  show,
  isTextInField,
}: UseDraftOptions): DraftForEditor {
  const userId = useSession().user?.userId
  const [draft, setDraft] = useState<Draft | null>(null)
  /** Draft that owns the content of the field; null while the field is being emptied for another draft. */
  const writing = useRef<Draft | null>(null)
  const latest = useRef({ name, show })
  useEffect(() => {
    latest.current = { name, show }
  })
  useEffect(() => {
    if (userId === undefined) return
    const entered = enterDraft({
      userId,
      place,
      target,
      draftId,
      name: latest.current.name,
      server: server(userId),
      reachable: () => mayCall(userId),
      show: (text, selection) => latest.current.show(text, selection),
    })
    setDraft(entered)
    writing.current = entered
    return () => {
      writing.current = null
      setDraft(null)
      leaveDraft(entered)
      // The field may be reused for another target or user, who must not see this text.
      latest.current.show('', null)
    }
  }, [userId, place, target, draftId, server])
  const shown = useRef<DraftView | null>(null)
  const look = useCallback(() => {
    const [before, now] = [shown.current, draft?.get() ?? null]
    if (!isTextInField || !before || !now || !looksLike(before, now)) shown.current = now
    return shown.current
  }, [draft, isTextInField])
  const view = useSyncExternalStore(draft?.watch ?? nothing, look)
  const opened = useCallback((): Draft => {
    if (!draft) throw new Error('No draft is open.')
    return draft
  }, [draft])
  const theServer = () => opened().options.server
  const theId = () => ({ draftId: opened().get().draftId })
  return {
    view,
    current: () => draft?.get() ?? null,
    watch: draft?.watch ?? nothing,
    onText: (text, selection = null) => writing.current?.typed(text, selection),
    onFields: (fields, text) => writing.current?.filled(fields, text),
    onName: text => draft?.rename(text),
    onComposing: isComposing => draft?.composing(isComposing),
    saveNow: async () => draft?.saveNow(),
    saveToDevice: async () => draft?.saveToDevice(),
    resolve: choice => opened().resolve(choice),
    submit: send => opened().submit(send),
    versions: () => theServer().versions(theId()),
    version: version => theServer().version({ ...theId(), version }),
    restore: (text, fields) => opened().restore(text, fields),
    bringBack: ended => restoreDraft({ userId: opened().options.userId, draftId: ended }),
  }
}
