// Pictures that did not come, most often because the network is away: a decorating one leaves its place empty (theme/base.css)
// in place of the browser's mark, and all are asked for again when the network is back. A request that was on its way when the
// network changed fails after it is back: each picture that fails with a network is asked for twice more, after growing pauses.

/** Pauses in milliseconds before a picture is asked for again with a network. */
const PAUSES_MS = [2_000, 10_000] as const

/** Times that a picture was asked for again since it came last, or since the network was back. */
const tries = new WeakMap<HTMLImageElement, number>()

const isFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0

function askAgain(picture: HTMLImageElement): void {
  if (!picture.isConnected || picture.dataset.failed === undefined) return
  const { src } = picture
  picture.src = src
}

function askLater(picture: HTMLImageElement): void {
  const done = tries.get(picture) ?? 0
  const pause = PAUSES_MS[done]
  if (pause === undefined || !navigator.onLine) return
  tries.set(picture, done + 1)
  setTimeout(() => askAgain(picture), pause)
}

const fail = (picture: HTMLImageElement): void => {
  picture.dataset.failed = ''
  askLater(picture)
}

const arrive = (picture: HTMLImageElement): void => {
  delete picture.dataset.failed
  tries.delete(picture)
}

/** Watches all pictures of the page. */
export function watchPictures(): void {
  const hear = (what: (picture: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) what(event.target)
  }
  for (const picture of document.images) if (isFailed(picture)) fail(picture)
  // These events do not bubble.
  document.addEventListener('error', hear(fail), true)
  document.addEventListener('load', hear(arrive), true)
  window.addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-failed]')) {
      tries.delete(picture)
      askAgain(picture)
    }
  })
}
