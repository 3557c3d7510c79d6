// データの書き出し: an archive of everything that is stored of the user. The server makes it in parts; the page may be closed
// meanwhile.
import { Download, FolderArchive } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { LONG_PATIENCE_MS, readFile, saveFile } from '#app/platform/download.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { dayInJapan } from '#rules/ages.ts'
import { sizeWords } from '#rules/archive.ts'
import { formatSeinengappi } from '#rules/birth-dates.ts'
import { formatDateLong } from '#rules/dates.ts'
import { OWN_DATA_DAYS, OWN_DATA_TYPE, ownDataFile } from '#rules/leaving.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { ownAccountCalls, ownAccountQueries } from './queries.ts'
import { useDirect } from './use-direct.ts'

const LOOK_AGAIN_MS = 1_500

export function OwnData() {
  const query = useRead({
    ...ownAccountQueries.ownData(),
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'making' ? LOOK_AGAIN_MS : false),
  })
  const { send, pending, problem, reason } = useDirect('書き出せます')
  return (
    <>
      <p className="phrases text-cap text-ink-soft">
        キャラクター、書いた文章、絵、履歴など、あなたについて保存されているものを1つのZIPにまとめます。できあがると、メールでお知らせします。
      </p>
      <Read
        query={query}
        title="書き出しの様子を読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton />}
      >
        {({ archive }) => (
          <div className="mt-3">
            {archive?.state === 'making' && (
              <Progress
                value={archive.done}
                max={archive.total}
                label="データの書き出し"
                words={`書き出しています ${Math.floor((100 * archive.done) / archive.total)}%`}
              />
            )}
            {archive?.state === 'ready' && <Ready archive={archive} />}
            {archive?.state !== 'making' && (
              <Button
                variant={archive ? 'line' : 'tonal'}
                icon={FolderArchive}
                className="mt-3"
                pending={pending}
                pendingLabel="始めています"
                reason={reason}
                onClick={() => void send(ownAccountCalls.makeOwnData.request({}))}
              >
                {archive ? 'もう一度書き出す' : 'データを書き出す'}
              </Button>
            )}
            {problem && <ProblemNotice problem={problem} title="書き出しを始められませんでした。" className="mt-3" />}
          </div>
        )}
      </Read>
    </>
  )
}

type Archive = { bytes: number | null; readyAt: string | null; endsAt: string | null }

function Ready({ archive: { bytes, readyAt, endsAt } }: { archive: Archive }) {
  const online = useOnline()
  const [saving, setSaving] = useState(false)
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const file = await readFile(ownAccountCalls.downloadOwnData.request({}), OWN_DATA_TYPE, LONG_PATIENCE_MS)
      saveFile(file, ownDataFile(formatSeinengappi(dayInJapan(new Date(readyAt ?? Date.now())))))
    } catch (error) {
      tellFailure('ダウンロードできませんでした', error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <p className="num phrases text-sub">
        書き出しが終わりました。{bytes !== null && `${sizeWords(bytes)}・`}
        {endsAt === null ? `${OWN_DATA_DAYS}日のあいだ` : `${formatDateLong(endsAt)}まで`}ダウンロードできます。
      </p>
      <Button
        variant="ai"
        icon={Download}
        className="mt-3 mr-2"
        pending={saving}
        pendingLabel="ダウンロードしています"
        reason={offlineReason(online, 'ダウンロードできます')}
        onClick={() => void save()}
      >
        ダウンロード
      </Button>
    </>
  )
}
