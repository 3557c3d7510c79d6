// Mark of unsaved work in any tab: a shared Web Lock is held while a draft or a form is dirty, so a tab that dies releases
// it by itself.

const NAME = 'tsumugi-dirty'
/** Wait before other tabs are told: asking for a lock would hold up the letter of the first key on a slow phone. */
const TOLD_MS = 50
let heldHere = 0

/** Marks unsaved work. Returns the function to call once it is saved. */
export function holdDirty(): () => void {
  heldHere++
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const timer = setTimeout(
    () => navigator.locks?.request(NAME, { mode: 'shared' }, () => held).catch(() => {}),
    TOLD_MS,
  )
  let done = false
  return () => {
    if (done) return
    done = true
    heldHere--
    clearTimeout(timer)
    release()
  }
}

/** Whether this or any other tab is dirty. */
export async function isDirty(): Promise<boolean> {
  if (heldHere > 0) return true
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(lock => lock.name === NAME)
}
