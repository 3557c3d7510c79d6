// The view of the toasts: above the bottom bar on phones, lower right from 768 px; never over a screen's bar of actions
// (`data-action-bar`) nor over what was pressed or is being written in, and not at all over a text while it is read
// (`data-reading`): there they wait. They stand on a line that has no height, each lifted to its place: what comes and goes
// shifts nothing.
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, Info, type LucideIcon, RefreshCw, Sparkles, TriangleAlert, X } from 'lucide-react'
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { toastDurationMs } from '#rules/constants/display.ts'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Alpaca } from './icons.tsx'
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
const GAP = 8
/** The height that the toasts take: the end of a page can be scrolled above them. */
const ROOM = '--toast-room'
/** What the finger or the keyboard is at: not the screen's heading, which takes the focus after navigation. */
const PRESSED = 'main :is(a[href], button, input, select, textarea)'

/** Runs out after its time; the clock stands still while `paused` and then begins anew. */
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

const wordsFace = 'min-w-0 flex-[1_1_7rem] text-left'

function Toast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState(false)
  useTimeOut(toast, held || open)
  const swipe = useSwipe({ axis: 'x', onDismiss: () => toasts.dismiss(toast.id) })
  const [icon, tone] = looks[toast.look ?? toast.type]
  const { overline, title } = toast
  // Of several kinds, the newest is what is news.
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
        'pointer-events-auto absolute inset-x-0 bottom-0 touch-pan-y text-sub leading-[1.45] text-on-inv transition-[translate]',
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
          <Entries toast={toast} />
          <div className="-mx-2 flex items-center justify-between">
            <ToastAction toast={toast} id={toast.id} />
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
            <ToastAction toast={toast} id={toast.id} />
          </div>
          <CloseButton toast={toast} />
        </div>
      )}
    </li>
  )
}

/**
 * How far each toast is lifted above the line they stand on, the first lowest: none lies on another, nor on a bar of actions,
 * unless there is no room above that.
 */
export function liftsOf(
  heights: readonly number[],
  line: number,
  bars: readonly { top: number; bottom: number }[],
): number[] {
  const stack = heights.reduce((sum, height) => sum + height + GAP, 0)
  let lift = 0
  for (const { top, bottom } of bars.toSorted((a, b) => b.top - a.top)) {
    const over = line - top + GAP
    const covers = over > lift && bottom > line - lift - stack
    if (covers && stack + over < line) lift = over
  }
  return heights.map(height => {
    const own = lift
    lift += height + GAP
    return own
  })
}

function placeToasts(list: HTMLElement): void {
  const own = list.getBoundingClientRect()
  const pressed = document.activeElement?.matches(PRESSED) ? [document.activeElement] : []
  const bars = [...document.querySelectorAll('[data-action-bar]'), ...pressed].map(bar => bar.getBoundingClientRect())
  const beside = bars.filter(bar => bar.height > 0 && bar.left < own.right && bar.right > own.left)
  const items = [...list.children] as HTMLElement[]
  const lifts = liftsOf(
    items.map(item => item.offsetHeight),
    own.bottom,
    beside,
  )
  items.forEach((item, index) => {
    item.style.transform = `translateY(${-(lifts[index] ?? 0)}px)`
  })
  makeRoom(items.reduce((sum, item) => sum + item.offsetHeight + GAP, 0))
}

/** Room under the page for toasts: added at once, and removed only out of sight, because a page that shrinks at its end jumps. */
function makeRoom(height: number): void {
  const { documentElement: root } = document
  const given = Number.parseFloat(root.style.getPropertyValue(ROOM)) || 0
  const isSeen = window.scrollY + window.innerHeight > root.scrollHeight - given
  if (height > given || (height < given && !isSeen)) root.style.setProperty(ROOM, `${height}px`)
}

/** Before each picture in which a toast, a bar or what is above them may have changed. */
function usePlaces(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let asked = 0
    const place = () => {
      if (list.current) placeToasts(list.current)
      else makeRoom(0)
    }
    const placeSoon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(place)
    }
    const changes = new MutationObserver(placeSoon)
    const listening = new AbortController()
    const how = { capture: true, passive: true, signal: listening.signal }
    place()
    if (list.current) changes.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize', 'focusin']) window.addEventListener(event, placeSoon, how)
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      listening.abort()
    }
  })
}

/** Whether a text fills the screen, with nothing else around it. */
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

/** The time of what waits begins when it is seen. */
export default function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list)
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
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom)+12px)] z-21 md:right-6 md:bottom-6 md:left-auto md:w-[400px]"
    >
      <ol ref={list}>
        {shown.map(toast => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}
