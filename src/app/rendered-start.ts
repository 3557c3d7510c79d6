// The start of the app on a page that came with its content: the files of the app wait for the largest picture, whose way on a slow
// network they would share. Its script element names them; this file has no imports.

/** Longest wait in milliseconds, for a picture that does not come. */
const LONGEST = 1_500

const over = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise(resolve => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

async function start(): Promise<void> {
  const { entry = '', parts = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {}
  const awaited = [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete)
  await Promise.race([Promise.all(awaited.map(over)), new Promise(resolve => setTimeout(resolve, LONGEST))])
  for (const href of parts.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  // The policy of pages lets no script element be made.
  await import(/* @vite-ignore */ entry)
}

void start()
