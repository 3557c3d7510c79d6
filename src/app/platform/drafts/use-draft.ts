// A draft for an editor. The field is uncontrolled: the hook reads what it holds, and puts a text into it only through
// `show`, never while something is being composed or unsaved.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../use-session.ts'
import type { Draft, DraftOptions } from './draft.ts'
import { restoreDraft } from './ending.ts'
import { mayCall } from './may-call.ts'
import { enterDraft, leaveDraft } from './open-drafts.ts'
import type { Selection } from './record.ts'
import type { DraftServer, ServerVersion, ServerVersionLine } from './server.ts'
import type { DraftView } from './view.ts'

export type UseDraftOptions = Pick<DraftOptions, 'place' | 'target' | 'name' | 'draftId' | 'show'> & {
  /** The calls as this user; the same function at every rendering. */
  server: (userId: string) => DraftServer
}

export type DraftForEditor = {
  /** Null before there is one: nobody is signed in. */
  view: DraftView | null
  /** The same at this very moment, before any rendering. */
  current: () => DraftView | null
  onText: (text: string, selection?: Selection | null) => void
  /** The other fields of the form, and the text as it stands. */
  onFields: (fields: string, text: string) => void
  onName: (name: string) => void
  onComposing: (isComposing: boolean) => void
  /** For a button, and before leaving: what is typed goes to the device and the server now. */
  saveNow: () => Promise<void>
  /** The same without the server. */
  saveToDevice: () => Promise<void>
  resolve: Draft['resolve']
  submit: Draft['submit']
  versions: () => Promise<readonly ServerVersionLine[]>
  version: (version: number) => Promise<ServerVersion>
  /** An earlier text, with its fields, becomes the newest; what was there stays a version. */
  restore: (text: string, fields: string) => void
  /** A draft that was handed in or put aside comes back as the one of its place. */
  bringBack: (draftId: string) => Promise<string | null>
}

const nothing = (): (() => void) => () => {}

export function useDraft({ place, target, name, draftId, server, show }: UseDraftOptions): DraftForEditor {
  const userId = useSession().user?.userId
  const [draft, setDraft] = useState<Draft | null>(null)
  /** Whose text the field holds. What comes out of it while it is emptied for another draft is nobody's. */
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
      // The field may stay, for another target or another user: it must not show this text to them.
      latest.current.show('', null)
    }
  }, [userId, place, target, draftId, server])
  const view = useSyncExternalStore(draft?.watch ?? nothing, draft?.get ?? (() => null))
  const opened = useCallback((): Draft => {
    if (!draft) throw new Error('No draft is open.')
    return draft
  }, [draft])
  const theServer = () => opened().options.server
  const theId = () => ({ draftId: opened().get().draftId })
  return {
    view,
    current: () => draft?.get() ?? null,
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
