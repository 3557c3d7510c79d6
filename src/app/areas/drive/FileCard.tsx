// A file in the list of the drive: its picture, its facts, and a menu with its name, its link and its removal.
import { Link } from '@tanstack/react-router'
import { Link2, Link2Off, Pencil, Share2, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { sharePage } from '#app/ui/share.ts'
import { sizeText } from '#rules/drive.ts'
import { FilePicture } from './FilePicture.tsx'
import type { DriveFile } from './queries.ts'
import { changingFile } from './writes.ts'

const NameSheet = lazy(() => import('./NameSheet.tsx').then(module => ({ default: module.NameSheet })))
const ShareSheet = lazy(() => import('./ShareSheet.tsx').then(module => ({ default: module.ShareSheet })))

export const FACE = 'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface'

interface FileCardProps {
  file: DriveFile
  folders: readonly string[]
  onRemove: () => void
}

export function FileCard({ file, folders, onRemove }: FileCardProps) {
  const { fileId, bytes, uploadedAt, sharedUntil } = file
  // A new name shows at once, also while it waits for the network.
  const pressed = useWrite(changingFile).lastOf({ fileId })
  const name = pressed?.note ?? file.name
  const folder = pressed ? String(pressed.facts.folder) : file.folder
  const [open, setOpen] = useState<'name' | 'share' | null>(null)
  const close = () => setOpen(null)
  return (
    <li className={FACE}>
      <Link to="/drive/$fileId" params={{ fileId }} className="block -outline-offset-2" aria-label={`${name}を見る`}>
        <FilePicture file={file} width={240} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col px-3 pt-2 pb-1">
        <p className="text-cap font-semibold wrap-anywhere">{name}</p>
        {folder && <p className="text-meta text-ink-soft wrap-anywhere">{folder}</p>}
        <p className="num text-meta text-ink-soft">
          {sizeText(bytes)}・{formatDay(uploadedAt)}
        </p>
        <div className="mt-auto flex items-center justify-between gap-1">
          {sharedUntil ? (
            <Chip tone="ai" icon={Link2}>
              {formatDay(sharedUntil)}まで共有
            </Chip>
          ) : (
            <span />
          )}
          <ActionMenu
            className="-mr-2"
            label={`ほかの操作：${name}`}
            entries={[
              { label: '名前とフォルダを変える', icon: Pencil, onPress: () => setOpen('name') },
              ...(sharedUntil
                ? [
                    {
                      label: 'リンクを送る',
                      icon: Share2,
                      onPress: () => void sharePage(name, `/drive/${fileId}`),
                    },
                    { label: '共有の期限を変える', icon: Link2Off, onPress: () => setOpen('share') },
                  ]
                : [{ label: '共有する', icon: Link2, onPress: () => setOpen('share') }]),
              { label: 'ごみ箱に入れる', icon: Trash2, onPress: onRemove },
            ]}
          />
        </div>
      </div>
      <Suspense>
        {open === 'name' && <NameSheet file={{ ...file, name, folder }} folders={folders} onClose={close} />}
        {open === 'share' && <ShareSheet file={{ ...file, name }} onClose={close} />}
      </Suspense>
    </li>
  )
}

interface GoneProps {
  file: DriveFile
  /** place that it went to */
  to: 'bin' | 'list'
  /** whether the server does not know it yet */
  isWaiting: boolean
  onBack: () => void
}

const words = {
  bin: { done: 'ごみ箱に入れました。', waiting: 'つながったら、ごみ箱に入れます。', back: 'もとに戻す' },
  list: { done: 'もとに戻しました。', waiting: 'つながったら、もとに戻します。', back: 'ごみ箱に入れる' },
}

/** Place of a file that goes from the list by a press, with the way back. */
export function Gone({ file: { name }, to, isWaiting, onBack }: GoneProps) {
  const { done, waiting, back } = words[to]
  return (
    <li className={`${FACE} justify-center gap-2 border-dashed p-3 text-center`}>
      <p className="text-cap text-ink-soft wrap-anywhere">
        {name}：{isWaiting ? waiting : done}
      </p>
      <Button icon={Undo2} onClick={onBack} aria-label={`${back}：${name}`}>
        {back}
      </Button>
    </li>
  )
}
