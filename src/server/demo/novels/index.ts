// All novels of the demo and their texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSeries } from '../shapes.ts'

export { shortPieces } from './short-pieces.ts'

import { zeroMinute } from './zero-minute.ts'

export const demoSeries: readonly DemoSeries[] = [zeroMinute]

export const novelText = (key: string): string =>
  readFileSync(join(import.meta.dirname, `${key}.txt`), 'utf8').trimEnd()
