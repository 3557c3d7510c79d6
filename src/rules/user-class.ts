// Names of the classes that a user may act as.
import { lastClassLabels } from './codes/user.ts'

/** The name of the highest class a user has. */
export const classLabel = (classes: readonly number[]): string =>
  lastClassLabels[Math.max(0, ...classes)] ?? lastClassLabels[0]
