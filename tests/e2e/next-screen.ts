// Opening of one screen after another in a walk over the table of screens.
import type { Page } from 'playwright/test'
import { isFull } from '../support/size.ts'
import type { Screen } from './screens.ts'

type Router = { navigate: (to: { href: string; ignoreBlocker: true }) => Promise<void> }

/**
 * Opens a screen within the app, as a link does, where the last screen is another one and left nothing behind; else by a new visit. A
 * start of the app and of axe costs as much as the look itself. The full size makes a new visit for each screen.
 */
export async function openNext(page: Page, row: Screen, last: Screen | undefined): Promise<void> {
  if (isFull || !last || isAlone(last) || isAlone(row) || pathOf(last) === pathOf(row)) await page.goto(row.address)
  else await follow(page, row.address)
}

const pathOf = ({ address }: Screen): string => address.replace(/\?.*/, '')

/** Whether a screen leaves something behind for the next one: rows, an open sheet, the network, another address. */
const isAlone = ({ act, prepare, leadsTo, state }: Screen): boolean =>
  act !== undefined || prepare !== undefined || leadsTo !== undefined || state === 'offline'

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async href => {
    const { __TSR_ROUTER__: router } = self as unknown as { __TSR_ROUTER__: Router }
    await router.navigate({ href, ignoreBlocker: true })
    // Two frames are waited for, after which the last screen is gone.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, address)
}
