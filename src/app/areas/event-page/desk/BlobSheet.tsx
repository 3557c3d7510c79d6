// Sheet of a picture of a world's library: the pages that show it, its name, and its deletion where none does.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { blobNameOf, EVENT_MOST } from '#rules/event-pages.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { eventPageQueries, type WorldBlob } from '../queries.ts'
import { deletingBlob, renamingBlob } from './writes.ts'

export function BlobSheet({ blob, onClose }: { blob: WorldBlob; onClose: () => void }) {
  const { pictureId, blobName, worldId } = blob
  const query = useRead({ ...eventPageQueries.blob(blob), staleTime: 0, gcTime: 0 })
  const { written, write, forget } = useWritten(`blobName1:${pictureId}`, { name: blobName })
  const [asks, ask] = useState(false)
  const close = (): void => {
    forget()
    onClose()
  }
  const renaming = usePress(renamingBlob, { pictureId }, { onLate: close, can: '変えられます' })
  const deleting = usePress(deletingBlob, { pictureId }, { onLate: close, can: '削除できます' })
  const uses = query.data?.useList
  const newBlobName = blobNameOf(written.name)
  const fault = newBlobName === null ? eventPageRefusals.BLOB_NAME.message : undefined
  const save = async (): Promise<void> => {
    if (newBlobName === null) return
    if (newBlobName === blobName || (await renaming.press({ ...blob, newBlobName }))) close()
  }
  return (
    <Sheet open onClose={onClose} title="絵の名前" lead={blobName}>
      <form
        noValidate
        className="mt-3 grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="名前"
          required
          data-autofocus=""
          autoComplete="off"
          value={written.name}
          error={fault}
          hint={
            <span className="num">
              {written.name.trim().length} / {EVENT_MOST.blobName}文字
            </span>
          }
          onChange={event => write({ name: event.currentTarget.value })}
        />
        <Read
          query={query}
          title="使われているページを確かめられませんでした。"
          skeleton={<p className="text-sub">使われているページを確かめています。</p>}
        >
          {({ useList }) =>
            useList.length === 0 ? (
              <p className="text-sub">どのページにも使われていません。</p>
            ) : (
              <div className="text-sub">
                <p>使われているページ：</p>
                <ul className="ml-5 list-disc">
                  {useList.map(({ eventId, title }) => (
                    <li key={eventId}>
                      <TextLink to="/myPage/admin/worldEventPage/$worldId/$eventId" params={{ worldId, eventId }}>
                        {title}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </Read>
        <PressNotice of={deleting} />
        <SheetAnswers of={renaming} yes="名前を変える" pendingLabel="変えています" onClose={onClose} />
        <Button
          variant="text-danger"
          icon={Trash2}
          pending={deleting.pending}
          pendingLabel="削除しています"
          reason={
            uses === undefined
              ? 'どこに使われているか、まだわかりません。'
              : uses.length > 0
                ? '使っているページを先に変えてください。'
                : deleting.reason
          }
          onClick={() => ask(true)}
        >
          この絵を削除する
        </Button>
      </form>
      {asks && (
        <AskFirst
          asked={{
            title: 'この絵を削除しますか？',
            lead: '削除すると、取り戻せません。',
            yes: '削除する',
            destroys: true,
          }}
          onClose={() => ask(false)}
          onYes={() => void deleting.press(blob).then(gone => gone && close())}
        />
      )}
    </Sheet>
  )
}
