// Pulling the page down at its top reads the screen again. Browsers do this themselves, but not in an app that was opened from
// the home screen of Apple's phones, and elsewhere their way loads the whole app anew.
import { isOnline, readAgainNow } from './connectivity.ts'
import { isInstalled } from './home-screen.ts'

/** Pixels of the finger after which letting go reads again. */
const FAR = 96
/** Share of the finger's way that the sign moves. */
const HOLD = 0.5
/** Milliseconds for which the sign turns: reading again mostly takes less, and is seen so. */
const TURN_MS = 700

/** Begins in an app that was opened from the home screen, and nowhere else. */
export function startPullToRefresh(): void {
  if (!isInstalled()) return
  document.documentElement.style.overscrollBehaviorY = 'contain'
  let from: number | null = null
  let sign: HTMLElement | null = null
  const end = (): void => {
    from = null
    sign?.remove()
    sign = null
  }
  addEventListener(
    'touchstart',
    ({ touches, target }) => {
      from = touches.length === 1 && scrollY <= 0 && !isOver(target) ? (touches[0]?.clientY ?? null) : null
    },
    { passive: true },
  )
  addEventListener(
    'touchmove',
    ({ touches }) => {
      const way = from === null ? 0 : (touches[0]?.clientY ?? 0) - from
      if (touches.length > 1 || scrollY > 0) return end()
      if (way < 8) return
      sign ??= showSign()
      const at = Math.min(way, FAR * 1.5)
      sign.style.transform = `translate(-50%, ${at * HOLD}px) rotate(${at * 2}deg)`
      sign.style.opacity = String(Math.min(1, way / FAR))
    },
    { passive: true },
  )
  addEventListener('touchend', ({ changedTouches }) => {
    const far = from !== null && (changedTouches[0]?.clientY ?? 0) - from >= FAR
    if (!far || !sign || !isOnline()) return end()
    readAgainNow()
    sign.classList.add('animate-[turn_.7s_linear_infinite]')
    from = null
    setTimeout(end, TURN_MS)
  })
  addEventListener('touchcancel', end)
}

/** Whether the finger is on something that scrolls or lies over the page itself: a sheet, a text field, the reader. */
const isOver = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=dialog], [role=alertdialog], textarea, [contenteditable], [data-own-scroll]') !== null

function showSign(): HTMLElement {
  const sign = document.createElement('div')
  sign.setAttribute('aria-hidden', 'true')
  sign.className =
    'pointer-events-none fixed top-2 left-1/2 z-40 size-9 rounded-full border-[3px] border-line border-t-ai bg-surface'
  document.body.append(sign)
  return sign
}
