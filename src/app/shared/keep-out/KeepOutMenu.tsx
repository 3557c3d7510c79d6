// ⋯ menu of what somebody else wrote: muting its character, and reporting it. The places add their own acts.
import { useQuery } from '@tanstack/react-query'
import { Flag, Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { muteQueries } from '#app/shared/mute/queries.ts'
import { muteCharacter, muting } from '#app/shared/mute/writes.ts'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import type { ReportKind } from '#rules/reports.ts'

const ReportSheet = lazy(() => import('./ReportSheet.tsx').then(module => ({ default: module.ReportSheet })))

export interface KeepOutMenuProps {
  character: { characterId: string; characterFullName: string; isNpc: boolean }
  kind: ReportKind
  targetId: string | number
  /** further acts of the place */
  entries?: readonly MenuEntry[] | undefined
}

/** The menu for members; nothing for guests. */
export function KeepOutMenu({ character, kind, targetId, entries = [] }: KeepOutMenuProps) {
  const { user } = useSession()
  const [reports, setReports] = useState(false)
  const { data } = useQuery({ ...muteQueries.list(), enabled: user !== null, staleTime: 60_000 })
  const { write } = useWrite(muting)
  if (!user) return null
  const { characterId, characterFullName: name, isNpc } = character
  const isMuted = data?.characterList.some(one => one.characterId === characterId) ?? false
  const mute: MenuEntry = {
    label: isMuted ? 'ミュートを解除する' : 'ミュートする',
    icon: isMuted ? Volume2 : VolumeX,
    onPress: () => void write(muteCharacter({ characterId, name }, !isMuted)),
  }
  const report: MenuEntry = { label: '通報する', icon: Flag, onPress: () => setReports(true) }
  // Nobody but the office itself stands behind the page of an NPC.
  const isReportable = !(isNpc && kind === 'character')
  return (
    <>
      <ActionMenu label={`ほかの操作：${name}`} entries={[mute, ...entries, ...(isReportable ? [report] : [])]} />
      <Suspense>
        {reports && (
          <ReportSheet reported={{ kind, targetId: String(targetId), name }} onClose={() => setReports(false)} />
        )}
      </Suspense>
    </>
  )
}
