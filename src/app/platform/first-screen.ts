// When the first screen stands. What it does not need waits for this: on a slow phone everything beside it delays it.

/** A page in the background paints nothing, and a broken start must not keep the update away. */
const LATEST_MS = 4_000

let stands = (): void => {}

/** Resolves when the first screen has been painted, or after a few seconds. */
export const firstScreen = new Promise<void>(resolve => {
  stands = resolve
  setTimeout(resolve, LATEST_MS)
})

/** Call it when the first screen was rendered. */
export const announceFirstScreen = (): number => requestAnimationFrame(() => setTimeout(stands, 0))
