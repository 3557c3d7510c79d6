// The view of the toasts. Each is a thin line at the lower end of the page, as wide as the page: nothing of the page shows
// below it, so that it never covers the middle of a list. Over an element that was pressed or is being written in, it moves
// below the bars at the top. From 1200 px they are cards in the column beside the page. They never cover a screen's bar of
// actions (`data-action-bar`), and wait while a text is being read (`data-reading`). They stand on a line without height,
// each lifted to its place, so that coming and going moves nothing.
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, Info, type LucideIcon, RefreshCw, Sparkles, TriangleAlert, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toastDurationMs } from '#rules/constants/display.ts'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Alpaca } from './icons.tsx'
import { usePlaces } from './toast-places.ts'
import { type ShownToast, type ToastInput, type ToastType, toasts } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const looks: Record<ToastType | 'mission', [LucideIcon, string]> = {
  error: [TriangleAlert, 'text-inv-hi'],
  success: [CircleCheck, 'text-inv-matsuba'],
  alpaca: [Alpaca, 'text-inv-kin'],
  info: [Info, 'text-inv-link'],
  update: [RefreshCw, 'text-inv-link'],
  mission: [Sparkles, 'text-inv-kin'],
}
/** Dismisses a toast after its time. The clock stops while `paused` and then starts again. */
function useTimeOut(toast: ShownToast, paused: boolean) {
  const { id, persistent } = toast
  useEffect(() => {
    if (paused || persistent) return
    const clock = setTimeout(() => toasts.dismiss(id), toastDurationMs)
    return () => clearTimeout(clock)
  }, [id, persistent, paused])
}

function ToastAction({ toast: { action }, id }: { toast: ToastInput; id: number }) {
  const router = useRouter()
  if (!action) return null
  const face = 'flex min-h-11 flex-none items-center rounded-card px-2 font-bold text-inv-link'
  const done = () => toasts.dismiss(id)
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

const Entries = ({ toast }: { toast: ShownToast }) => (
  <ul className="max-h-[40dvh] overflow-auto">
    {toast.entries?.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
      <li key={index} className="flex min-h-8 items-center justify-between gap-2">
        <span className="min-w-0">
          <b>{entry.title}</b> <span className="text-meta opacity-82">{toast.mixed ? entry.overline : entry.line}</span>
        </span>
        <span className="num flex-none text-cap font-semibold">{entry.trailing}</span>
        {toast.mixed && <ToastAction toast={entry} id={toast.id} />}
      </li>
    ))}
  </ul>
)

const wordsFace = 'phrases min-w-0 flex-[1_1_7rem] text-left'
const face = 'relative bg-inv max-xl:border-b max-xl:border-on-inv/20 xl:rounded-card'

function Toast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState(false)
  useTimeOut(toast, held || open)
  const swipe = useSwipe({ axis: 'x', onDismiss: () => toasts.dismiss(toast.id) })
  const [icon, tone] = looks[toast.look ?? toast.type]
  const { overline, title } = toast
  // Of a bundle of several kinds, the newest entry is announced.
  const news = (toast.mixed && toast.entries?.at(-1)) || toast
  const said = [news.overline, news.title].filter(Boolean).join('、')
  useEffect(() => announce(said, news.type === 'error' ? 'assertive' : 'polite'), [said, news.type])
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
        'pointer-events-auto absolute inset-x-0 bottom-0 touch-pan-y text-sub leading-[1.4] text-on-inv transition-[translate] xl:leading-[1.45]',
        toast.entries && !open && 'xl:pb-3.5',
      )}
    >
      {toast.entries && !open && (
        <>
          <span className="absolute inset-x-[22px] bottom-0 h-10 rounded-card bg-inv opacity-28 max-xl:hidden" />
          <span className="absolute inset-x-2.5 bottom-[7px] h-10 rounded-card bg-inv opacity-55 max-xl:hidden" />
        </>
      )}
      {open ? (
        <div className={cx(face, 'px-4 py-1.5')}>
          <Entries toast={toast} />
          <div className="-mx-2 flex items-center justify-between">
            <ToastAction toast={toast} id={toast.id} />
            <CloseButton toast={toast} />
          </div>
        </div>
      ) : (
        <div className={cx(face, 'flex min-h-11 items-center gap-3 pr-2 pl-4 max-[359px]:gap-x-1 xl:min-h-15 xl:py-2')}>
          <Icon of={icon} size="l" className={cx(tone, 'max-[359px]:hidden')} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 max-[359px]:gap-x-0">
            {toast.entries ? (
              <button type="button" aria-expanded={open} className={wordsFace} onClick={() => setOpen(true)}>
                {words}
              </button>
            ) : (
              <div className={wordsFace}>{words}</div>
            )}
            <ToastAction toast={toast} id={toast.id} />
          </div>
          <CloseButton toast={toast} />
        </div>
      )}
    </li>
  )
}

/** Whether a text is being read in full screen. */
function useReading(): boolean {
  return useSyncExternalStore(
    changed => {
      const changes = new MutationObserver(changed)
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-reading'] })
      return () => changes.disconnect()
    },
    () => document.querySelector('[data-reading]') !== null,
  )
}

/** The time of a waiting toast begins when it is shown. */
export default function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return shown.length === 0 ? <NoToasts /> : <Toasts shown={shown} />
}

function NoToasts() {
  usePlaces({ current: null })
  return null
}

function Toasts({ shown }: { shown: readonly ShownToast[] }) {
  const list = useRef<HTMLOListElement>(null)
  const reading = useReading()
  usePlaces(list)
  if (reading) return null
  return (
    <section
      aria-label="通知"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-21 md:right-[max(0px,50vw-488px)] md:bottom-0 md:left-[max(216px,50vw-272px)] xl:right-4 xl:bottom-6 xl:left-auto xl:w-[min(400px,max(304px,50vw-360px)-40px)]"
    >
      <ol ref={list}>
        {shown.map(toast => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}
