// Storage that the app uses on this device, its size, and whether the browser may delete it by itself.
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { erasePictures, measureStorage, type StorageUse } from '#app/platform/storage-use.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Meter } from '#app/ui/Meter.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { SavedTexts } from './SavedTexts.tsx'
import { sizeText } from './size-text.ts'

export function KeptOnDevice({ userId }: { userId: string }) {
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
  const erase = async (): Promise<void> => {
    await erasePictures()
    measure()
    toasts.add({ type: 'success', title: '保存していた絵を消しました' })
  }
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
          },
          {
            key: 'reads',
            label: 'お知らせ・ミッション',
            note: '電波のないところでも読めます',
            value: use.reads,
            text: sizeText(use.reads),
            tone: 'kin',
          },
          {
            key: 'saved',
            label: '保存した物語',
            note: '消すまで残ります',
            value: use.saved,
            text: sizeText(use.saved),
            tone: 'shu',
          },
          {
            key: 'texts',
            label: '送るもの',
            note: '送信待ちと、送れなかったもの',
            value: use.texts,
            text: sizeText(use.texts),
            tone: 'matsuba',
          },
        ]}
      />
      <SavedTexts onChange={measure} />
      <div className="mt-1.5 flex flex-wrap items-center justify-between border-t border-line">
        <span className="text-meta text-ink-soft">送るものは消しません</span>
        <Button variant="text" className="-mr-1" onClick={() => void erase()}>
          絵を消す
        </Button>
      </div>
    </Card>
  )
}
