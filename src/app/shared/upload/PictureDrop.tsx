// Place into which pictures are dropped, or from which they are chosen on the device, and below it those that are being sent.
import { ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { PICTURE_TYPES } from '#app/shared/picture/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { UploadList } from './UploadList.tsx'
import type { useUploads } from './use-uploads.ts'

interface PictureDropProps {
  uploads: ReturnType<typeof useUploads>
  atOnce: number
  /** words on the fate of the pictures */
  children: ReactNode
}

export function PictureDrop({ uploads, atOnce, children }: PictureDropProps) {
  const online = useOnline()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const offline = offlineReason(online, '送れます')
  const choose = (files: FileList | null): void => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    const left = uploads.choose(chosen)
    if (left > 0) {
      const title = `一度に送れるのは${atOnce}枚までです`
      toasts.add({ type: 'info', title, line: `${left}枚は、あとで選んでください` })
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!offline) choose(event.dataTransfer.files)
  }
  return (
    <>
      <section
        aria-label="画像を加える"
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'mt-3 grid justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center',
          isOver ? 'border-ai bg-ai-soft' : 'border-line-strong bg-surface',
        )}
      >
        <Icon of={ImageUp} className="text-ai" />
        <p className="phrases text-sub">ここに画像を落とすか、まとめて選んでください。</p>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          className="vh"
          tabIndex={-1}
          aria-label="加える画像"
          onChange={event => {
            choose(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <Button variant="shu" icon={ImageUp} reason={offline} onClick={() => input.current?.click()}>
          画像を選ぶ
        </Button>
        <p className="phrases text-cap text-ink-soft">{children}</p>
      </section>
      <UploadList uploads={uploads.list} isBusy={uploads.isBusy} onAgain={uploads.again} onClear={uploads.clear} />
    </>
  )
}
