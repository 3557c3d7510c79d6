// Storage that the app uses on this device, by kind: its size, whether the browser may delete it by itself, and a button that
// clears a kind. Texts that wait to be sent are cleared by sending them alone.
import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { erasePictures, eraseReads, measureStorage, type StorageUse } from '#app/platform/storage-use.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Meter } from '#app/ui/Meter.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { SavedTexts } from './SavedTexts.tsx'
import { sizeText } from './size-text.ts'

export function KeptOnDevice({ userId }: { userId: string }) {
  const client = useQueryClient()
  const [use, setUse] = useState<StorageUse | null>(null)
  const measure = useCallback(() => {
    measureStorage(userId).then(setUse, () => setUse(null))
  }, [userId])
  useEffect(measure, [measure])
  if (!use) {
    return (
      <Loading>
        <SkeletonBlock className="h-40" />
      </Loading>
    )
  }
  const total = use.pictures + use.reads + use.saved + use.texts
  const clearing = (size: number, label: string, title: string, erase: () => Promise<void>): ReactNode => (
    <ClearButton
      label={label}
      isEmpty={size === 0}
      erase={async () => {
        await erase()
        measure()
        toasts.add({ type: 'success', title })
      }}
    />
  )
  return (
    <Card as="section" className="pt-3.5 pb-2" aria-label="端末に保存しているもの">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-sub">
          <b className="num">{sizeText(total)}</b> <span className="text-ink-soft">使用中</span>
        </p>
        <span className={`flex items-center gap-1 text-cap ${use.lasting ? 'text-matsuba' : 'text-ink-soft'}`}>
          <Icon of={use.lasting ? ShieldCheck : ShieldQuestionMark} size="xs" />
          {use.lasting ? '自動では消えません' : '空きが減ると消えることがあります'}
        </span>
      </div>
      <Meter
        parts={[
          {
            key: 'pictures',
            label: '絵',
            note: 'なくなっても、また読み込めます',
            value: use.pictures,
            text: sizeText(use.pictures),
            tone: 'ai',
            act: clearing(use.pictures, '絵を消す', '保存していた絵を消しました', erasePictures),
          },
          {
            key: 'reads',
            label: '見たページ',
            note: '電波のないところでも開けます',
            value: use.reads,
            text: sizeText(use.reads),
            tone: 'kin',
            act: clearing(use.reads, '見たページを消す', '保存していたページを消しました', () =>
              eraseReads(userId, client),
            ),
          },
          {
            key: 'saved',
            label: '保存した物語',
            note: '下の一覧から、ひとつずつ消せます',
            value: use.saved,
            text: sizeText(use.saved),
            tone: 'shu',
          },
          {
            key: 'texts',
            label: '送るものと下書き',
            note: '送るまで消えません',
            value: use.texts,
            text: sizeText(use.texts),
            tone: 'matsuba',
          },
        ]}
      />
      <SavedTexts onChange={measure} />
    </Card>
  )
}

function ClearButton({ label, isEmpty, erase }: { label: string; isEmpty: boolean; erase: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  const press = async (): Promise<void> => {
    setPending(true)
    await erase().catch(() => toasts.add({ type: 'error', title: '消せませんでした' }))
    setPending(false)
  }
  if (isEmpty) return null
  return (
    <Button variant="text" className="-mr-2" pending={pending} aria-label={label} onClick={() => void press()}>
      消す
    </Button>
  )
}
