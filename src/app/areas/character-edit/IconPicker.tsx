// Choosing an icon: faces drawn from the name, or a picture of the device.
import { Dices, ImageUp, RotateCcw, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { openPicture } from '#app/shared/picture/prepare.ts'
import { PICTURE_TYPES } from '#app/shared/picture/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { PORTRAIT_VARIANTS } from '#rules/icons.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { fileSource } from '../../ui/file-address.ts'
import { Portrait } from './Portrait.tsx'
import type { ChosenIcon, Named } from './queries.ts'

const IconCropper = lazy(() => import('./IconCropper.tsx').then(module => ({ default: module.IconCropper })))

const A_ROW = 6
const READABLE = 'JPEG・PNG・WebP・GIF・BMP・SVGの画像を選んでください。'

export function IconPicker({
  named,
  value,
  current,
  online,
  onChange,
}: {
  named: Named
  /** null: the icon that is shown already */
  value: ChosenIcon | null
  /** address of the icon */
  current?: string | undefined
  online: boolean
  onChange: (icon: ChosenIcon) => void
}) {
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  /** Name of a file that is no picture. */
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const fault = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(() => (value?.kind === 'drawn' ? Math.floor(value.variant / A_ROW) : 0))
  const variants = Array.from({ length: A_ROW }, (_, index) => (page * A_ROW + index) % PORTRAIT_VARIANTS)

  const open = async (chosen: File | undefined): Promise<void> => {
    setUnreadable(null)
    if (!chosen) return
    try {
      setPicture(await openPicture(chosen))
    } catch {
      setUnreadable(chosen.name)
      forgetFile()
    }
  }
  // The pressed button may stand at the lower edge of a phone.
  useEffect(() => {
    if (unreadable !== null) fault.current?.scrollIntoView({ block: 'center' })
  }, [unreadable])
  /** Empties the input, so that the same file can be chosen again. */
  const forgetFile = (): void => {
    if (file.current) file.current.value = ''
  }
  const close = (): void => {
    if (picture) URL.revokeObjectURL(picture.src)
    setPicture(null)
    forgetFile()
  }
  return (
    <div className="mt-4">
      <div className="grid justify-items-center">
        {value ? (
          <Portrait named={named} icon={value} size={160} name="選んだアイコン" />
        ) : (
          <img
            {...fileSource(current)}
            alt="いまのアイコン"
            width={160}
            height={160}
            className="art size-40 rounded-full bg-sunken object-cover"
          />
        )}
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-cap font-semibold">名前から描いた顔</legend>
        {named.givenName === '' ? (
          <p className="text-cap text-ink-soft">名前を決めると、顔が描かれます。</p>
        ) : (
          <div className="grid grid-cols-3 gap-2 min-[480px]:grid-cols-6">
            {variants.map(variant => {
              const on = value?.kind === 'drawn' && value.variant === variant
              return (
                <label
                  key={variant}
                  className={cx(
                    'grid min-h-20 place-items-center rounded-card border bg-surface p-2 has-focus-visible:outline-2 has-focus-visible:outline-ai',
                    on ? 'border-ai outline outline-ai' : 'border-line',
                  )}
                >
                  <input
                    type="radio"
                    name="portrait"
                    className="vh"
                    checked={on}
                    onChange={() => onChange({ kind: 'drawn', variant })}
                  />
                  <Portrait named={named} icon={{ kind: 'drawn', variant }} size={64} name={`顔 ${variant + 1}`} />
                </label>
              )
            })}
          </div>
        )}
      </fieldset>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={Dices}
          reason={offlineReason(online, '描けます')}
          onClick={() => setPage(before => (before + 1) % (PORTRAIT_VARIANTS / A_ROW))}
        >
          ほかの顔を見る
        </Button>
        {value?.kind === 'uploaded' && (
          <Button variant="line" icon={RotateCcw} onClick={() => onChange({ kind: 'drawn', variant: page * A_ROW })}>
            描いた顔に戻す
          </Button>
        )}
      </div>
      <h3 className="mt-5 mb-1.5 text-cap font-semibold">自分で用意した絵</h3>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        className="vh"
        tabIndex={-1}
        aria-label="アイコンにする画像"
        onChange={event => void open(event.currentTarget.files?.[0])}
      />
      <div ref={fault}>
        {unreadable !== null && (
          <Notice tone="hi" icon={TriangleAlert} title="この画像は読み取れませんでした。" className="mb-2">
            <p className="wrap-anywhere">
              {unreadable && `「${unreadable}」のかわりに、`}
              {READABLE}
            </p>
          </Notice>
        )}
      </div>
      <Button
        variant="line"
        icon={ImageUp}
        reason={offlineReason(online, '送れます')}
        onClick={() => file.current?.click()}
      >
        画像を選ぶ
      </Button>
      <p className="mt-1.5 text-cap text-ink-soft">
        自分で描いた絵か、使ってよいと認められた絵だけにしてください。四角く切りぬいて使います。
      </p>
      <Suspense>
        {picture && (
          <IconCropper
            picture={picture}
            onClose={close}
            onDone={iconId => {
              close()
              onChange({ kind: 'uploaded', iconId })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
