// A page that tells of itself: what the one field of a screen holds when it is opened, and after every key.
import { PLAY_PASSWORD } from '../support/play.ts'
import { signInHere } from '../support/sign-in-here.ts'
import type { Key } from '../support/typed-log.ts'

export type Told = Key & { kind: 'opened' | 'typed'; path: string; number: number; composing: boolean }

/** The script of every page. What it tells goes to an address that the gate looks at. */
export const tellingScript = `(${tellKeys})()`

/** A page that signs in and goes on to a screen. */
export const signInPage = (mailaddress: string, path: string): string =>
  `<!doctype html><script type="module">
    await (${signInHere})(${JSON.stringify([mailaddress, PLAY_PASSWORD])})
    location.replace(${JSON.stringify(path)})
  </script>`

/** What a request to the gate tells, or null where it is of the app. */
export function toldBy(path: string): Told | null {
  const { pathname, searchParams: said } = new URL(path, 'http://localhost')
  if (pathname !== '/told') return null
  return {
    kind: said.get('kind') === 'opened' ? 'opened' : 'typed',
    path: said.get('path') ?? '',
    number: Number(said.get('number')),
    at: Number(said.get('at')),
    composing: said.get('composing') === 'true',
    text: said.get('text') ?? '',
  }
}

/** Runs in the page. */
function tellKeys(): void {
  let number = 0
  let composing = false
  const tell = (kind: string, text: string) => {
    const facts = { kind, path: location.pathname, number: number++, at: Date.now(), composing, text }
    const said = new URLSearchParams(Object.entries(facts).map(([name, fact]) => [name, String(fact)]))
    void fetch(`/told?${said}`, { method: 'POST', keepalive: true })
  }
  const typed = ({ type, target }: Event) => {
    composing = type === 'compositionstart' || (composing && type !== 'compositionend')
    if (type !== 'compositionstart' && target instanceof HTMLTextAreaElement) tell('typed', target.value)
  }
  for (const type of ['compositionstart', 'input', 'compositionend']) document.addEventListener(type, typed, true)
  const open = () => {
    const field = document.querySelector('textarea')
    if (!field || field.disabled || field.readOnly) return void setTimeout(open, 20)
    tell('opened', field.value)
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }
  open()
}
