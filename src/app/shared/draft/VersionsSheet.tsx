// 前の版: sheet of the earlier texts of a draft, for reading one and making it the newest again.

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Refusal } from '#app/platform/requests.ts'
import { NotRead, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Actions, CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { draftQueries } from './queries.ts'

export type Earlier = { text: string; fields: string }
type Version = { version: number; savedAt: string }

export function VersionsSheet({
  draftId,
  onRestore,
  onClose,
}: {
  draftId: string
  onRestore: (version: Earlier) => void
  onClose: () => void
}) {
  const [looked, setLooked] = useState<Version | null>(null)
  if (looked) return <VersionSheet draftId={draftId} of={looked} onRestore={onRestore} onBack={() => setLooked(null)} />
  return (
    <Sheet
      open
      onClose={onClose}
      title="前の版"
      lead="書いているあいだは3分ごとに、消したり書きかえたりしたときはその前を、新しいものから50まで残しています。"
      width={500}
    >
      <VersionList draftId={draftId} onLook={setLooked} />
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}

const shapes = (
  <Loading>
    <SkeletonBlock className="mt-3 h-40" />
  </Loading>
)

const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'DRAFT_NOT_FOUND'

function VersionList({ draftId, onLook }: { draftId: string; onLook: (version: Version) => void }) {
  // A text saved a moment ago is a version by now.
  const query = useRead({ ...draftQueries.versions(draftId), staleTime: 0 })
  const list = query.data?.versionList ?? []
  if (list.length > 0) {
    return (
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {list.map(({ version, savedAt, characters, excerpt }) => (
          <li key={version}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left -outline-offset-2 active:opacity-75"
              onClick={() => onLook({ version, savedAt })}
            >
              <span className="min-w-0 flex-1">
                <span className="num block text-meta text-ink-soft">
                  {formatDayTime(savedAt)}・{characters}字
                </span>
                <span className="line-clamp-2 font-mincho text-sub wrap-anywhere">{excerpt || '（空の文章）'}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </button>
          </li>
        ))}
      </ul>
    )
  }
  if (query.data || isUnknown(query.error))
    return <EmptyState bare drawing={<EmptyDrawing />} title="前の版は、まだありません。" />
  return (
    <NotRead query={query} title="前の版を読み込めませんでした。">
      {shapes}
    </NotRead>
  )
}

function VersionSheet({
  draftId,
  of: { version, savedAt },
  onRestore,
  onBack,
}: {
  draftId: string
  of: Version
  onRestore: (version: Earlier) => void
  onBack: () => void
}) {
  const query = useRead(draftQueries.version(draftId, version))
  const { data } = query
  return (
    <Sheet open onClose={onBack} title="前の版" lead={formatDayTime(savedAt)} width={500}>
      <Read query={query} title="この版を読み込めませんでした。" skeleton={shapes}>
        {data => (
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
            tabIndex={0}
            className="mt-3 max-h-[50dvh] overflow-y-auto rounded-card border border-line p-4 font-mincho text-[1.0625rem] leading-[1.8] whitespace-pre-wrap wrap-anywhere"
          >
            {data.text || '（空の文章）'}
          </p>
        )}
      </Read>
      <Actions>
        <Button size="big" variant="line" onClick={onBack}>
          一覧へ
        </Button>
        {data && (
          <Button size="big" variant="ai" onClick={() => onRestore(data)}>
            この版に戻す
          </Button>
        )}
      </Actions>
    </Sheet>
  )
}
