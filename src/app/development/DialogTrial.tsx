// Trial of avatars, dialogs, the clipboard, the overlay and toasts.
import { Info } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { copyText } from '#app/ui/copy.ts'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { UploadOverlay } from '#app/ui/UploadOverlay.tsx'
import { ZoomableAvatar } from '#app/ui/ZoomableAvatar.tsx'

const FACE = '/login-band-780.webp'
const OVERLAY_MS = 1_500

export function DialogTrial() {
  const [open, setOpen] = useState<'alert' | 'result' | 'overlay' | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-label="顔と窓">
      <SectionHeading>顔と窓</SectionHeading>
      <div className="my-2 flex flex-wrap items-center gap-3">
        <ZoomableAvatar name="絵のない人" />
        <ZoomableAvatar name="大きさ50の人" src={FACE} size={50} />
        <ZoomableAvatar name="大きさ56の人" src={FACE} size={56} />
        <ZoomableAvatar name="大きさ96の人" src={FACE} size={96} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" onClick={() => setOpen('alert')}>
          お知らせの窓
        </Button>
        <Button variant="line" onClick={() => setOpen('result')}>
          結果の窓
        </Button>
        <Button
          variant="line"
          onClick={() => {
            setOpen('overlay')
            setTimeout(close, OVERLAY_MS)
          }}
        >
          送信の幕
        </Button>
        <Button variant="line" onClick={() => void copyText('つむぎ', '合言葉')}>
          コピー
        </Button>
        <Button variant="line" onClick={() => toasts.add({ type: 'success', title: '保存しました' })}>
          トースト
        </Button>
      </div>
      <AlertDialog
        open={open === 'alert'}
        onClose={close}
        icon={Info}
        title="お知らせの題"
        lead="とじるまで消えない、ひとことの説明です。"
      />
      <Sheet open={open === 'result'} onClose={close} title="受け取りました" lead="結果の窓は幅400です。">
        <Actions>
          <Button variant="ai" size="big" onClick={close}>
            とじる
          </Button>
        </Actions>
      </Sheet>
      {open === 'overlay' && <UploadOverlay message="送っています" />}
    </section>
  )
}
