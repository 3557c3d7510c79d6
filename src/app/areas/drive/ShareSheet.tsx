// Sheet in which a file gets a link for some days, or loses it.
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatDay } from '#app/ui/days.ts'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { sharePage } from '#app/ui/share.ts'
import { DRIVE_SHARE_DAYS, type DriveShareDays } from '#rules/drive.ts'
import type { DriveFile } from './queries.ts'
import { sharingFile } from './writes.ts'

const USUAL_DAYS: DriveShareDays = 30

export function ShareSheet({ file, onClose }: { file: DriveFile; onClose: () => void }) {
  const { fileId, name, sharedUntil } = file
  const [days, setDays] = useState<DriveShareDays>(USUAL_DAYS)
  const acts = usePress(sharingFile, { fileId }, { onLate: onClose, can: '共有できます' })
  const segments = DRIVE_SHARE_DAYS.filter(each => each > 0 || sharedUntil !== null).map(each => ({
    value: String(each),
    label: each === 0 ? '終える' : `${each}日`,
  }))
  const press = async (): Promise<void> => {
    if (!(await acts.press({ fileId, name, days }))) return
    onClose()
    if (days > 0) await sharePage(name, `/drive/${fileId}`)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={sharedUntil ? '共有の期限を変えますか？' : 'このファイルを共有しますか？'}
      lead={name}
    >
      <p className="phrases mt-2 text-sub">
        リンクを知っている会員なら、だれでも見られます。フォルダの名前と、ほかのファイルは見えません。
      </p>
      {sharedUntil && (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-2 text-cap text-ink-soft">
          {formatDay(sharedUntil)}まで共有しています。
          <Button icon={Share2} onClick={() => void sharePage(name, `/drive/${fileId}`)}>
            リンクを送る
          </Button>
        </p>
      )}
      <div className="mt-3">
        <SegmentedControl
          label="きょうからの期限"
          segments={segments}
          value={String(days)}
          onChange={value => setDays(Number(value) as DriveShareDays)}
        />
      </div>
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel="送っています"
        reason={acts.reason}
        onClick={() => void press()}
      >
        {days === 0 ? '共有を終える' : `${days}日間共有する`}
      </ConfirmActions>
    </Sheet>
  )
}
