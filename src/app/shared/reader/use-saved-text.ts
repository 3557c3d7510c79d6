// Hook for the button that saves a text for reading offline, for as long as it is kept, and for the text itself: what was saved is
// read on when the server no longer gives it, and the reader says so.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isGone } from '#app/platform/gone.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { readSavedText, type SavedText, saveText } from '#app/platform/saved-texts.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { SavedState } from './Reader.tsx'

interface Options<Data> {
  textKey: string
  /** key of the read of the screen */
  queryKey: QueryKey
  query: { data: Data | undefined; error: unknown }
  /** title in lists, path of the screen, and the addresses of its pictures and clips */
  describe: (data: Data) => { title: string; path: string; files: readonly string[] }
  /** texts that are saved with it: the opening with its replay */
  together?: (() => Promise<readonly Omit<SavedText, 'bytes' | 'savedAt'>[]>) | undefined
}

export function useSavedText<Data>({ textKey, queryKey, query, describe, together }: Options<Data>) {
  const { data, error } = query
  const client = useQueryClient()
  const [state, setState] = useState<SavedState>('unsaved')
  const [saved, setSaved] = useState<{ textKey: string; data: Data } | null>(null)
  const [key] = useState(queryKey)
  useEffect(() => {
    let left = false
    void readSavedText<Data>(textKey).then(found => {
      if (!found || left) return
      setState('saved')
      setSaved({ textKey, data: found.data })
      const known = client.getQueryState(key)
      // Older than the server's text, but available.
      if (known?.data === undefined && !isGone(known?.error))
        client.setQueryData(key, found.data, { updatedAt: found.savedAt })
    })
    return () => {
      left = true
    }
  }, [textKey, key, client])
  const save = async (): Promise<void> => {
    if (data === undefined || state === 'saving') return
    setState('saving')
    try {
      for (const text of (await together?.()) ?? []) await saveText(text)
      await saveText({ textKey, data, ...describe(data) })
      setState('saved')
      setSaved({ textKey, data })
      toasts.add({ type: 'success', title: '電波のないところでも読めるように保存しました' })
    } catch (error) {
      const isLost = error instanceof NoAnswer
      setState(isLost ? 'unsaved' : 'failed')
      if (isLost) tellFailure('保存できませんでした', error)
      else toasts.add({ type: 'error', title: '保存できませんでした。端末の空きをお確かめください' })
    }
  }
  const own = saved?.textKey === textKey ? saved.data : undefined
  return {
    state,
    onSave: () => void save(),
    /** The text that is read: the server's, or what was saved of it. */
    text: data ?? own,
    /** Whether what was saved is all that there is. */
    isGone: data === undefined && own !== undefined && isGone(error),
  }
}
