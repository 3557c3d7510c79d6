// Hook for a swipe that dismisses something: a sheet downwards, a toast sideways. The element follows the finger.
import { type MouseEvent, type PointerEvent, useRef } from 'react'

interface Swipe {
  axis: 'x' | 'y'
  onDismiss: () => void
  /** the element that moves; by default the touched one */
  mover?: (() => HTMLElement | null) | undefined
}

const START = 6
const FAR = 96
const FAST = 0.6 // px per ms

/** Handlers for the touched element, which also needs the `touch-action` of the other axis. */
export function useSwipe({ axis, onDismiss, mover }: Swipe) {
  const dragged = useRef(false)
  return {
    onPointerDown(down: PointerEvent<HTMLElement>) {
      const element = mover ? mover() : down.currentTarget
      dragged.current = false
      if (!element || down.button !== 0) return
      let at = 0
      // The window listens instead of the element: a quick mouse leaves the element, and a capture would take the click from
      // the buttons inside.
      const listening = new AbortController()
      const { signal } = listening
      const end = () => {
        listening.abort()
        Object.assign(element.style, { translate: '', transition: '' })
      }
      const move = (event: globalThis.PointerEvent) => {
        const way = axis === 'x' ? event.clientX - down.clientX : Math.max(0, event.clientY - down.clientY)
        if (Math.abs(way) < START && !dragged.current) return
        dragged.current = true
        at = way
        element.style.transition = 'none'
        element.style.translate = axis === 'x' ? `${at}px 0` : `0 ${at}px`
      }
      const up = (event: globalThis.PointerEvent) => {
        const far = Math.abs(at)
        end()
        if (far > FAR || (far > START * 4 && far / (event.timeStamp - down.timeStamp) > FAST)) onDismiss()
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', up, { signal })
      window.addEventListener('pointercancel', end, { signal })
    },
    /** suppresses the click after a drag */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
