// The view of the toasts. Each is a thin line at the lower end of the page, as wide as the page: nothing of the page shows
// below it, so that it never covers the middle of a list. Over an element that was pressed or is being written in, it moves
// below the bars at the top. From 1200 px they are cards in the column beside the page. They never cover a screen's bar of
// actions (`data-action-bar`). On the page of a text (`data-story`) they stand in the place of the bottom bar, one at a time, or
// at the foot of the rail, and while one is read in full screen (`data-reading`) they wait. They stand on a line without
// height, each lifted to its place, so that coming and going moves nothing.
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
import { type ToastPlace, usePlaces, useToastPlace } from './toast-places.ts'
import { isOwn, type ShownToast, type ToastInput, type ToastType, toasts } from './toast-store.ts'
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
      className="ml-auto grid h-11 w-9 flex-none place-items-center rounded-card opacity-80 before:absolute before:right-0 before:h-11 before:w-11"
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

/** Style of each place: the card, the row of a closed one, its icon, its words beside its action. */
const faces: Record<NonNullable<ToastPlace>, Record<'card' | 'row' | 'icon' | 'words', string>> = {
  line: {
    card: 'max-xl:border-b max-xl:border-on-inv/20 xl:rounded-card',
    row: 'min-h-11 gap-3 pr-2 pl-4 max-[359px]:gap-x-1 xl:min-h-15 xl:py-2',
    icon: 'max-[359px]:hidden',
    words: 'flex-wrap gap-x-3 max-[359px]:gap-x-0',
  },
  // As high as the bar, which is 60 with letters of any size; so its letters grow no more than those of the bar.
  bar: {
    card: 'pb-[env(safe-area-inset-bottom)] text-[min(0.875rem,4vw)] leading-[1.3]',
    row: 'h-(--bar-bottom) min-h-11 gap-3 pr-2 pl-4 max-[359px]:gap-x-1',
    icon: 'max-[359px]:hidden',
    words: 'gap-x-3 max-[359px]:gap-x-0',
  },
  rail: { card: 'rounded-card', row: 'min-h-15 gap-1 py-2 pr-1 pl-3', icon: 'hidden', words: 'flex-wrap' },
}
const wordsFace = 'phrases relative min-w-0 flex-[1_1_7rem] text-left'

/** Whether clamped words are longer than their place. */
function useCut(words: RefObject<HTMLElement | null>, isClamped: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    if (!isClamped) return
    const look = () => setCut((words.current?.scrollHeight ?? 0) > (words.current?.clientHeight ?? 0) + 1)
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  })
  return isClamped && isCut
}

function Toast({ toast, place, isBehind }: { toast: ShownToast; place: NonNullable<ToastPlace>; isBehind: boolean }) {
  const [held, setHeld] = useState(false)
  const [open, setOpen] = useState(false)
  const shownWords = useRef<HTMLSpanElement>(null)
  const isInBar = place === 'bar'
  const isCut = useCut(shownWords, isInBar && !open)
  const face = faces[place]
  useTimeOut(toast, held || open || isBehind)
  const swipe = useSwipe({ axis: 'x', onDismiss: () => toasts.dismiss(toast.id) })
  const [icon, tone] = looks[toast.look ?? toast.type]
  const { overline, title } = toast
  // Of a bundle of several kinds, the newest entry is announced.
  const news = (toast.mixed && toast.entries?.at(-1)) || toast
  const said = [news.overline, news.title].filter(Boolean).join('、')
  useEffect(() => announce(said, news.type === 'error' ? 'assertive' : 'polite'), [said, news.type])
  const words = (
    <span ref={shownWords} className={isInBar && !open ? 'line-clamp-3' : 'block'}>
      {overline && <span className={cx('block opacity-82', isInBar ? 'text-[0.86em]' : 'text-meta')}>{overline}</span>}
      <b className="block">{title}</b>
    </span>
  )
  return (
    <li
      {...swipe}
      hidden={isBehind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto absolute inset-x-0 bottom-0 touch-pan-y text-sub leading-[1.4] text-on-inv transition-[translate] xl:leading-[1.45]',
        place === 'line' && toast.entries && !open && 'xl:pb-3.5',
      )}
    >
      {place === 'line' && toast.entries && !open && (
        <>
          <span className="absolute inset-x-[22px] bottom-0 h-10 rounded-card bg-inv opacity-28 max-xl:hidden" />
          <span className="absolute inset-x-2.5 bottom-[7px] h-10 rounded-card bg-inv opacity-55 max-xl:hidden" />
        </>
      )}
      {open ? (
        <div className={cx('relative bg-inv', face.card)}>
          <div className="px-4 pt-1.5">{toast.entries ? <Entries toast={toast} /> : words}</div>
          <div className="flex items-center justify-between px-2 pb-1.5">
            <ToastAction toast={toast} id={toast.id} />
            <CloseButton toast={toast} />
          </div>
        </div>
      ) : (
        <div className={cx('relative bg-inv', face.card)}>
          <div className={cx('flex items-center', face.row)}>
            <Icon of={icon} size="l" className={cx(tone, face.icon)} />
            <div className={cx('flex min-w-0 flex-1 items-center justify-end', face.words)}>
              {toast.entries ? (
                <button type="button" aria-expanded={open} className={wordsFace} onClick={() => setOpen(true)}>
                  {words}
                </button>
              ) : (
                <div className={wordsFace}>
                  {words}
                  {isCut && (
                    <button
                      type="button"
                      aria-label="全文を表示"
                      aria-expanded={false}
                      className="absolute inset-0"
                      onClick={() => setOpen(true)}
                    />
                  )}
                </div>
              )}
              <ToastAction toast={toast} id={toast.id} />
            </div>
            <CloseButton toast={toast} />
          </div>
        </div>
      )}
    </li>
  )
}

/** Class of the place in which they stand. */
const places: Record<NonNullable<ToastPlace>, string> = {
  line: 'inset-x-0 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] md:right-[max(0px,50vw-488px)] md:bottom-0 md:left-[max(216px,50vw-272px)] xl:right-4 xl:bottom-6 xl:left-auto xl:w-[min(400px,max(304px,50vw-360px)-40px)]',
  bar: 'inset-x-0 bottom-0',
  rail: 'bottom-2 left-[calc(max(0px,50vw-488px)+8px)] w-50',
}

export default function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return shown.length === 0 ? <NoToasts /> : <SomeToasts shown={shown} />
}

function NoToasts() {
  usePlaces({ current: null }, null)
  return null
}

/** The time of a waiting toast begins when it is shown. */
function SomeToasts({ shown }: { shown: readonly ShownToast[] }) {
  const place = useToastPlace()
  // One that stays until it is pressed would hide the menu for as long as the text is read: it waits for another page.
  const standing = place === 'bar' ? shown.filter(({ persistent }) => !persistent) : shown
  return place === null || standing.length === 0 ? <NoToasts /> : <Toasts shown={standing} place={place} />
}

function Toasts({ shown, place }: { shown: readonly ShownToast[]; place: NonNullable<ToastPlace> }) {
  const list = useRef<HTMLOListElement>(null)
  usePlaces(list, place)
  // In the bar one stands before the others: the newest result of the user's own, else the newest.
  const front = place === 'bar' ? (shown.findLast(isOwn) ?? shown.at(-1)) : null
  return (
    <section aria-label="通知" className={cx('pointer-events-none fixed z-21', places[place])}>
      <ol ref={list}>
        {shown.map(toast => (
          <Toast key={toast.id} toast={toast} place={place} isBehind={front !== null && toast !== front} />
        ))}
      </ol>
    </section>
  )
}
