// The view of the toasts: above the bottom bar on phones, lower right from 768 px.
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, Info, type LucideIcon, RefreshCw, Sparkles, TriangleAlert, X } from 'lucide-react'
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { toastDurationMs } from '#rules/constants/display.ts'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Alpaca } from './icons.tsx'
import { type ShownToast, type ToastType, toasts } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const looks: Record<ToastType | 'mission', [LucideIcon, string]> = {
  error: [TriangleAlert, 'text-inv-hi'],
  success: [CircleCheck, 'text-inv-matsuba'],
  alpaca: [Alpaca, 'text-inv-kin'],
  info: [Info, 'text-inv-link'],
  update: [RefreshCw, 'text-inv-link'],
  mission: [Sparkles, 'text-inv-kin'],
}
const MOST_IN_VIEW = 3

/** Runs out after its time; the clock stands still while `paused` and then begins anew. */
function useTimeOut(toast: ShownToast, paused: boolean) {
  const { id, persistent } = toast
  useEffect(() => {
    if (paused || persistent) return
    const clock = setTimeout(() => toasts.dismiss(id), toastDurationMs)
    return () => clearTimeout(clock)
  }, [id, persistent, paused])
}

function ToastAction({ toast }: { toast: ShownToast }) {
  const router = useRouter()
  const { action } = toast
  if (!action) return null
  const face = 'flex min-h-11 flex-none items-center rounded-card px-2 font-bold text-inv-link'
  const done = () => toasts.dismiss(toast.id)
  if ('onPress' in action) {
    const press = () => {
      done()
      action.onPress()
    }
    return (
      <button type="button" className={face} onClick={press}>
        {action.label}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    done()
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(action.href)
  }
  return (
    <a href={action.href} className={face} onClick={follow}>
      {action.label}
    </a>
  )
}

function CloseButton({ toast }: { toast: ShownToast }) {
  return (
    <button
      type="button"
      aria-label="とじる"
      className="grid h-11 w-9 flex-none place-items-center rounded-card opacity-80 before:absolute before:right-0 before:h-11 before:w-11"
      onClick={() => toasts.dismiss(toast.id)}
    >
      <Icon of={X} size="s" />
    </button>
  )
}

const Entries = ({ of }: { of: ShownToast['entries'] }) => (
  <ul>
    {of?.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
      <li key={index} className="flex min-h-8 items-center justify-between gap-2">
        <span className="min-w-0">
          <b>{entry.title}</b> <span className="text-meta opacity-82">{entry.line}</span>
        </span>
        <span className="num flex-none text-cap font-semibold">{entry.trailing}</span>
      </li>
    ))}
  </ul>
)

const wordsFace = 'min-w-0 flex-[1_1_7rem] text-left'

function Toast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState(false)
  useTimeOut(toast, held || open)
  const swipe = useSwipe({ axis: 'x', onDismiss: () => toasts.dismiss(toast.id) })
  const [icon, tone] = looks[toast.look ?? toast.type]
  const { overline, title, type } = toast
  useEffect(() => {
    announce([overline, title].filter(Boolean).join('、'), type === 'error' ? 'assertive' : 'polite')
  }, [overline, title, type])
  const words = (
    <>
      {overline && <span className="block text-meta opacity-82">{overline}</span>}
      <b className="block">{title}</b>
    </>
  )
  return (
    <li
      {...swipe}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto relative touch-pan-y text-sub leading-[1.45] text-on-inv transition-[translate]',
        toast.entries && !open && 'pb-3.5',
      )}
    >
      {toast.entries && !open && (
        <>
          <span className="absolute inset-x-[22px] bottom-0 h-10 rounded-card bg-inv opacity-28" />
          <span className="absolute inset-x-2.5 bottom-[7px] h-10 rounded-card bg-inv opacity-55" />
        </>
      )}
      {open ? (
        <div className="relative rounded-card bg-inv px-4 py-1.5">
          <Entries of={toast.entries} />
          <div className="-mx-2 flex items-center justify-between">
            <ToastAction toast={toast} />
            <CloseButton toast={toast} />
          </div>
        </div>
      ) : (
        <div className="relative flex min-h-15 items-center gap-3 rounded-card bg-inv py-2 pr-2 pl-4 max-[359px]:gap-x-1">
          <Icon of={icon} size="l" className={cx(tone, 'max-[359px]:hidden')} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 max-[359px]:gap-x-0">
            {toast.entries ? (
              <button type="button" aria-expanded={open} className={wordsFace} onClick={() => setOpen(true)}>
                {words}
              </button>
            ) : (
              <div className={wordsFace}>{words}</div>
            )}
            <ToastAction toast={toast} />
          </div>
          <CloseButton toast={toast} />
        </div>
      )}
    </li>
  )
}

/** At most three in view; what comes later waits its turn, and its time begins when it is seen. */
export default function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  return (
    <section
      aria-label="通知"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom)+12px)] z-21 md:right-6 md:bottom-6 md:left-auto md:w-[400px]"
    >
      <ol className="grid gap-2">
        {list.slice(0, MOST_IN_VIEW).map(toast => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}
