// A file in the bin: until when it can be taken back, and its deletion for good, which asks first.
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatDay } from '#app/ui/days.ts'
import { sizeText } from '#rules/drive.ts'
import { FACE } from './FileCard.tsx'
import { FilePicture } from './FilePicture.tsx'
import type { DriveFile } from './queries.ts'
import { deletingFile } from './writes.ts'

export function BinCard({ file, onBack }: { file: DriveFile; onBack: () => void }) {
  const { fileId, name, bytes, goneAt } = file
  const [isAsked, ask] = useState(false)
  const acts = usePress(deletingFile, { fileId }, { can: '削除できます' })
  return (
    <li className={FACE}>
      <FilePicture file={file} width={240} />
      <div className="flex min-w-0 flex-1 flex-col px-3 py-2">
        <p className="text-cap font-semibold wrap-anywhere">{name}</p>
        <p className="num text-meta text-ink-soft">{sizeText(bytes)}</p>
        {goneAt && <p className="num text-meta text-ink-soft">{formatDay(goneAt)}に消えます</p>}
        <PressNotice of={acts} />
        <div className="mt-auto grid gap-1 pt-1">
          <Button icon={Undo2} onClick={onBack} aria-label={`もとに戻す：${name}`}>
            もとに戻す
          </Button>
          <Button
            variant="text-danger"
            icon={Trash2}
            pending={acts.pending}
            pendingLabel="削除しています"
            reason={acts.reason}
            aria-label={`完全に削除する：${name}`}
            onClick={() => ask(true)}
          >
            完全に削除する
          </Button>
        </div>
      </div>
      {isAsked && (
        <AskFirst
          asked={{
            title: '完全に削除しますか？',
            lead: `「${name}」を削除します。もう取り戻せません。`,
            yes: '削除する',
            icon: Trash2,
            destroys: true,
          }}
          onClose={() => ask(false)}
          onYes={() => void acts.press({ fileId, name })}
        />
      )}
    </li>
  )
}
