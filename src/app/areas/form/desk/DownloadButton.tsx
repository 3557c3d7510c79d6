// All answers as a file for spreadsheets.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { readFile, saveFile } from '#app/platform/download.ts'
import { whatWentWrong } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { type DeskForm, formDeskCalls } from '../queries.ts'

export function DownloadButton({ form: { formId } }: { form: DeskForm }) {
  const online = useOnline()
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      const file = await readFile(formDeskCalls.download.request({ formId }), 'text/csv')
      saveFile(file, `tsumugi-form-${formId}.csv`)
    } catch (error) {
      toasts.add({ type: 'error', overline: 'CSVを保存できませんでした', title: whatWentWrong(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="mt-4">
      <Button
        icon={Download}
        variant="line"
        pending={isPending}
        pendingLabel="読み込んでいます"
        reason={offlineReason(online, '保存できます')}
        onClick={() => void save()}
      >
        表計算用のファイル（CSV）を保存
      </Button>
      <p className="mt-1.5 text-cap text-ink-soft">だれがいつ保存したかは、運営の記録に残ります。</p>
    </div>
  )
}
