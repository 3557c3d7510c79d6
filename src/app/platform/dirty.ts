// Whether any tab holds something unsaved: a shared Web Lock is held for as long as a draft or a form is dirty, so a tab
// that dies is clean again by itself.

const NAME = 'tsumugi-dirty'
let heldHere = 0

/** Call when something becomes dirty; call what it returns when it is saved. */
export function holdDirty(): () => void {
  heldHere++
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  navigator.locks?.request(NAME, { mode: 'shared' }, () => held).catch(() => {})
  let done = false
  return () => {
    if (done) return
    done = true
    heldHere--
    release()
  }
}

/** Whether this or any other tab is dirty. */
export async function isDirty(): Promise<boolean> {
  if (heldHere > 0) return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(lock => lock.name === NAME)
}
