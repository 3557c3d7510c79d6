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

export function useDeviceDrafts(userId: string | undefined): DeviceDrafts {
  const [records, setRecords] = useState<readonly DraftRecord[] | null>(null)
  const readAgain = useCallback(() => {
    if (userId === undefined) return
    readDrafts(userId).then(setRecords, () => setRecords(known => known ?? []))
  }, [userId])
  useEffect(() => {
    if (userId === undefined) return
    readAgain()
    return watchDrafts(userId, readAgain)
  }, [userId, readAgain])
  return { records, readAgain }
}
