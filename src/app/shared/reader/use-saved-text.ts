// Hook for the button that saves a text for reading offline, for as long as it is kept.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NoAnswer } from '#app/platform/requests.ts'
import { readSavedText, type SavedText, saveText } from '#app/platform/saved-texts.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { SavedState } from './Reader.tsx'

interface Options<Data> {
  textKey: string
  /** key of the read of the screen */
  queryKey: QueryKey
  data: Data | undefined
  /** title in lists, path of the screen, and the addresses of its pictures and clips */
  describe: (data: Data) => { title: string; path: string; files: readonly string[] }
  /** texts that are saved with it: the opening with its replay */
  together?: (() => Promise<readonly Omit<SavedText, 'bytes' | 'savedAt'>[]>) | undefined
}

export function useSavedText<Data>({ textKey, queryKey, data, describe, together }: Options<Data>) {
  const client = useQueryClient()
  const [state, setState] = useState<SavedState>('unsaved')
  const [key] = useState(queryKey)
  useEffect(() => {
    let left = false
    void readSavedText<Data>(textKey).then(saved => {
      if (!saved || left) return
      setState('saved')
      // Older than the server's text, but available.
      if (client.getQueryData(key) === undefined) client.setQueryData(key, saved.data, { updatedAt: saved.savedAt })
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
      toasts.add({ type: 'success', title: '電波のないところでも読めるように保存しました' })
    } catch (error) {
      const isLost = error instanceof NoAnswer
      setState(isLost ? 'unsaved' : 'failed')
      if (isLost) tellFailure('保存できませんでした', error)
      else toasts.add({ type: 'error', title: '保存できませんでした。端末の空きをお確かめください' })
    }
  }
  return { state, onSave: () => void save() }
}
