// Hook: the user's drafts on this device, for lists. Read again when they may have changed.
import { useCallback, useEffect, useState } from 'react'
import type { DraftRecord } from '#app/platform/drafts/record.ts'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { watchDrafts } from '#app/platform/drafts/tabs.ts'

export type DeviceDrafts = {
  /** Null before the disk has answered; empty when it fails. */
  records: readonly DraftRecord[] | null
  readAgain: () => void
}

/** @param open draft that is being written here: its own saves change nothing in the list of the others */
export function useDeviceDrafts(userId: string | undefined, open?: string): DeviceDrafts {
  const [records, setRecords] = useState<readonly DraftRecord[] | null>(null)
  const readAgain = useCallback(() => {
    if (userId === undefined) return
    readDrafts(userId).then(setRecords, () => setRecords(known => known ?? []))
  }, [userId])
  useEffect(() => {
    if (userId === undefined) return
    readAgain()
    return watchDrafts(userId, message => {
      if (message.kind !== 'changed' || message.draftId !== open) readAgain()
    })
  }, [userId, open, readAgain])
  return { records, readAgain }
}
