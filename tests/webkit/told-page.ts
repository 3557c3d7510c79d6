// A page that reports on its console: the content of the one field of a screen when it is opened, and after every key.
import { PLAY_PASSWORD } from '../support/play.ts'
import { signInHere } from '../support/sign-in-here.ts'
import type { Key } from '../support/typed-log.ts'

export type Told = Key & {
  /** `found`: the content before anything is typed. */
  kind: 'found' | 'typed'
  composing: boolean
}

/** Script of every page. */
export const tellingScript = `(${tellKeys})()`

/** Report in a line of the console; empty for lines of other origin. */
export const toldBy = (line: string): Told[] => (line.startsWith('TOLD ') ? [JSON.parse(line.slice(5))] : [])

/** A page that signs in and goes on to a screen. */
export const signInPage = (mailaddress: string, path: string): string =>
  `<!doctype html><script type="module">
    await (${signInHere})(${JSON.stringify([mailaddress, PLAY_PASSWORD])})
    location.replace(${JSON.stringify(path)})
  </script>`

/** Function for the page: reports the field. */
function tellKeys(): void {
  let typed = false
  let composing = false
  let found: string | null = null
  const tell = (kind: Told['kind'], text: string) => {
    const told: Told = { kind, at: Date.now(), text, composing }
    // biome-ignore lint/suspicious/noConsole: the test reads it there.
    console.log(`TOLD ${JSON.stringify(told)}`)
  }
  const hear = ({ type, target }: Event) => {
    composing = type === 'compositionstart' || (composing && type !== 'compositionend')
    if (type === 'compositionstart' || !(target instanceof HTMLTextAreaElement)) return
    typed = true
    tell('typed', target.value)
  }
  for (const type of ['compositionstart', 'input', 'compositionend']) document.addEventListener(type, hear, true)
  // A slow disk does not keep the field closed: its text may come when the field has long been open.
  const look = () => {
    if (typed) return
    const field = document.querySelector('textarea')
    if (field && !field.disabled && !field.readOnly && field.value !== found) {
      found = field.value
      tell('found', found)
      field.focus()
      field.setSelectionRange(found.length, found.length)
    }
    setTimeout(look, 20)
  }
  look()
}
