// Acts on a kept scene: its address first, then its picture, and deleting it. What only some may read is not shared.
import { ImageDown, Lock, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { readFile, saveFile } from '#app/platform/download.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { sharePage } from '#app/ui/share.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { sourceLine } from '#rules/quotations.ts'
import { type Quotation, quotationCalls } from './queries.ts'

interface SceneActsProps {
  scene: Quotation
  onDelete?: (() => void) | undefined
}

export function SceneActs({ scene, onDelete }: SceneActsProps) {
  const { quotationId, isOpen, words } = scene
  const source = sourceLine(scene)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {isOpen && (
        <>
          <Button
            variant="ai"
            icon={Share2}
            aria-label={`${source}の場面のアドレスを共有`}
            onClick={() => void sharePage(`${source}の場面`, `/quotation/${quotationId}`)}
          >
            共有
          </Button>
          <SavePicture quotationId={quotationId} source={source} />
        </>
      )}
      {!isOpen && words !== null && (
        <p className="flex items-center gap-1.5 text-meta text-ink-soft">
          <Icon of={Lock} size="xs" />
          非公開のリプレイの場面は、共有できません。
        </p>
      )}
      {onDelete && (
        <Button variant="text-danger" icon={Trash2} aria-label={`${source}の場面を削除`} onClick={onDelete}>
          削除
        </Button>
      )}
    </div>
  )
}

function SavePicture({ quotationId, source }: { quotationId: string; source: string }) {
  const online = useOnline()
  const [making, setMaking] = useState(false)
  const save = async (): Promise<void> => {
    setMaking(true)
    try {
      const picture = await readFile(quotationCalls.picture.request({ quotationId }), 'image/jpeg')
      saveFile(picture, `tsumugi-${quotationId}.jpg`)
    } catch (error) {
      tellFailure('画像を保存できませんでした', error)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button
      icon={ImageDown}
      pending={making}
      pendingLabel="画像を作っています"
      aria-label={`${source}の場面の画像を保存`}
      reason={offlineReason(online, '保存できます')}
      onClick={() => void save()}
    >
      画像を保存
    </Button>
  )
}
