// The start of the app on a page that came with its content. Such a page is read, and its links are followed, without the app: its
// start would take the phone's processor from who has just begun to read. It begins with the first sign that somebody does more than
// read, or after a quiet while. What is pressed and written until the app has taken the page over is handed to it then. Its script
// element names the files of the app; this file runs before all of them, and imports none.

/** Milliseconds of reading until the app's parts are asked for: network and processor are the page's and its pictures' until then. */
const PARTS_MS = 2_500
/** Milliseconds without a sign, after which the app starts by itself: times left count then, and the device keeps the app. */
const QUIET_MS = 10_000

const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'wheel']

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

const over = (loading: HTMLElement): Promise<unknown> =>
  new Promise(resolve => {
    loading.addEventListener('load', resolve)
    loading.addEventListener('error', resolve)
  })

/** Whether the device has kept something of the app: it may be that of a member, who sees another page. */
async function isKnown(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    return true
  }
}

/** Resolves with the first sign. A press of a link is none, because it leads to another page. */
const untilWanted = (): Promise<void> =>
  new Promise(resolve => {
    const hear = (event: Event): void => {
      if (/^(?:pointer|focus)/.test(event.type) && elementOf(event)?.closest('a[href]')) return
      for (const sign of SIGNS) removeEventListener(sign, hear, true)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true })
    setTimeout(resolve, QUIET_MS)
  })

type Field = HTMLInputElement | HTMLTextAreaElement

/** Writes a text into a field as its user did: through the app's own note of the field's value, which is still the one of the page. */
function writeAgain(field: Field, text: string): void {
  const caret = field.selectionStart
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Fields for addresses have no place of the caret.
  if (caret !== null && document.activeElement === field) field.setSelectionRange(caret, caret)
}

/** Keeps what is pressed and written until the app has taken the page over, which ends with the data of the page. */
function keepActs(data: Element): void {
  const written = new Map<Field, string>()
  let composing: Element | null = null
  let pressed: HTMLElement | null = null
  const hear = (event: Event): void => {
    const target = elementOf(event)
    if (event.type === 'compositionstart') composing = target
    else if (event.type === 'compositionend') composing = null
    else if (event.type === 'input') {
      if (target?.matches('textarea, input:not([type=checkbox], [type=radio])')) {
        written.set(target as Field, (target as Field).value)
      }
    } else {
      const button = event.type === 'submit' ? target : target?.closest('button')
      if (!button) return
      event.preventDefault()
      event.stopPropagation()
      pressed = button as HTMLElement
    }
  }
  const kinds = ['input', 'click', 'submit', 'compositionstart', 'compositionend']
  for (const kind of kinds) addEventListener(kind, hear, true)
  const handOver = (): void => {
    for (const kind of kinds) removeEventListener(kind, hear, true)
    for (const [field, text] of written) {
      if (!field.isConnected) continue
      // Text under conversion belongs to the keyboard; the app itself hears when the conversion ends.
      if (field !== composing) writeAgain(field, text)
    }
    if (!pressed?.isConnected) return
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
  const watch = new MutationObserver(() => {
    if (data.isConnected) return
    watch.disconnect()
    handOver()
  })
  watch.observe(document.body, { childList: true })
}

/** Asks for the app's parts where the browser can do so without working on them; others get them when the app starts. */
function askFor(parts: readonly string[]): void {
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
  for (const href of parts) addLink({ rel, as: 'script', href })
}

function addLink(of: { rel: string; as?: string; href: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { crossOrigin: '', ...of })
  document.head.append(link)
  return link
}

/** Resolves when the styles of the app, of which the page brought what it needs itself, are there or have failed. */
const untilStyled = (styles: readonly string[]): Promise<unknown> =>
  Promise.all(styles.map(href => over(addLink({ rel: 'stylesheet', href }))))

/** The scheme that its reader has chosen, of platform/color-scheme.ts, which is in a large file of the app. */
function applyChosenScheme(): void {
  try {
    const scheme = localStorage.getItem('tsumugi-color-scheme')
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme
  } catch {
    // Without storage nothing was chosen.
  }
}

const wordsOf = (list = ''): string[] => list.split(' ').filter(Boolean)

async function start(): Promise<void> {
  const of = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset
  const [entry = '', parts, styles] = [of?.entry, wordsOf(of?.parts), wordsOf(of?.styles)]
  const data = document.getElementById('rendered')
  let prompt: Event | null = null
  const holdPrompt = (event: Event): void => {
    event.preventDefault()
    prompt = event
  }
  addEventListener('beforeinstallprompt', holdPrompt)
  applyChosenScheme()
  if (data) keepActs(data)
  // A reader is put in place of its page, which must not happen under the eyes of who has begun to read.
  const isReplaced = document.querySelector('#root [data-replaced]') !== null
  const wanted = isReplaced || (await isKnown()) ? Promise.resolve() : untilWanted()
  await Promise.race([new Promise(resolve => setTimeout(resolve, PARTS_MS)), wanted])
  askFor(parts)
  await wanted
  await untilStyled(styles)
  // The policy of pages lets no script element be made.
  await import(/* @vite-ignore */ entry)
  removeEventListener('beforeinstallprompt', holdPrompt)
  if (prompt) dispatchEvent(prompt)
}

void start()

export {}
