// The moment after the next paint.

/** Longest wait; a page in the background is never painted. */
const PAINTED_MS = 400

/** Calls `act` once the next frame is painted. Returns the function that stops it. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, PAINTED_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // The callbacks of a frame run before its paint, a timer after it.
    timer = setTimeout(act, 0)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
