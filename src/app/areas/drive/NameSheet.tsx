// Sheet with the name of a file and its folder; folders that exist are offered.
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { DRIVE_FOLDER_MAX, DRIVE_NAME_MAX, driveNameFault } from '#rules/drive.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { driveRefusals } from '#rules/refusals/drive.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { DriveFile } from './queries.ts'
import { changingFile } from './writes.ts'

interface NameSheetProps {
  file: DriveFile
  /** the user's folders */
  folders: readonly string[]
  onClose: () => void
}

export function NameSheet({ file, folders, onClose }: NameSheetProps) {
  const { fileId } = file
  const { written, write, forget } = useWritten(`driveName1:${fileId}`, { name: file.name, folder: file.folder })
  const [isTried, setTried] = useState(false)
  const { write: send } = useWrite(changingFile)
  const { name, folder } = written
  const fault = driveNameFault(written)
  const message = fault ? driveRefusals[fault].message : undefined
  const save = (): void => {
    setTried(true)
    if (fault) return
    if (name.trim() !== file.name || folder.trim() !== file.folder)
      void send({ fileId, name: name.trim(), folder: folder.trim() })
    forget()
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title="名前とフォルダ" lead={file.name}>
      <form
        noValidate
        className="mt-3 grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="名前"
          required
          data-autofocus=""
          autoComplete="off"
          value={name}
          error={fault !== 'DRIVE_FOLDER_LONG' && (isTried || fault === 'DRIVE_NAME_LONG') ? message : undefined}
          hint={<span className="num">{`${lengthCount(name)} / ${DRIVE_NAME_MAX}字`}</span>}
          onChange={event => write({ name: event.target.value, folder })}
        />
        <TextField
          label="フォルダ"
          autoComplete="off"
          value={folder}
          error={fault === 'DRIVE_FOLDER_LONG' ? message : undefined}
          hint={
            <span className="num">{`${lengthCount(folder)} / ${DRIVE_FOLDER_MAX}字・新しい名前でフォルダができます`}</span>
          }
          onChange={event => write({ name, folder: event.target.value })}
        />
        {folders.length > 0 && (
          <FilterChips
            label="いまあるフォルダ"
            filters={folders.map(each => ({ key: each, label: each }))}
            current={folder.trim()}
            onSelect={each => write({ name, folder: each === folder ? '' : each })}
          />
        )}
        <Actions>
          <Button variant="line" size="big" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" variant="ai" size="big">
            変える
          </Button>
        </Actions>
      </form>
    </Sheet>
  )
}
