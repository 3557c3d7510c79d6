// A table of the server as a file for spreadsheets.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { readFile, saveFile } from '#app/platform/download.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { offlineReason } from '#rules/messages/offline.ts'

interface CsvButtonProps {
  request: Parameters<typeof readFile>[0]
  fileName: string
}

export function CsvButton({ request, fileName }: CsvButtonProps) {
  const online = useOnline()
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      saveFile(await readFile(request, 'text/csv'), fileName)
    } catch (error) {
      tellFailure('CSVを保存できませんでした', error)
    } finally {
      setPending(false)
    }
  }
  return (
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
  )
}
