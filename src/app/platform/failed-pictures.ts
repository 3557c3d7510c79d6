// Pictures that did not come, most often because the network is away: a decorating one leaves its place empty (theme/base.css)
// in place of the browser's mark, and all are asked for again when the network is back.

const isFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && currentSrc !== '' && naturalWidth === 0

const mark = (picture: EventTarget | null, failed: boolean): void => {
  if (!(picture instanceof HTMLImageElement)) return
  if (failed) picture.dataset.failed = ''
  else delete picture.dataset.failed
}

/** Watches all pictures of the page. */
export function watchPictures(): void {
  for (const picture of document.images) mark(picture, isFailed(picture))
  // These events do not bubble.
  document.addEventListener('error', ({ target }) => mark(target, true), true)
  document.addEventListener('load', ({ target }) => mark(target, false), true)
  window.addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-failed]')) {
      const { src } = picture
      picture.src = src
    }
  })
}
