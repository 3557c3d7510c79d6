// The chance of a seat in the lottery, calculated from the current entries as exactly as it is shown.
import { BASE_TICKETS } from './lottery.ts'

/**
 * Steps of the numerical integration; the error stays far under 0.1 percentage points for any number of entries
 * (tested).
 */
const STEPS = 600

/**
 * The chance between 0 and 1 that an entry with `own` tickets gets one of `seats` seats among `others` (the tickets of
 * each other entry). The draw is like a random waiting time per entry, shorter with more tickets; the shortest times
 * win. The chance is the integral over the entry's own time of the probability that fewer than `seats` others were
 * faster.
 */
export function chanceOf(own: number, others: readonly number[], seats: number): number {
  if (seats <= 0) return 0
  if (others.length < seats) return 1
  const rate = own / BASE_TICKETS
  const counts = new Map<number, number>()
  for (const tickets of others) counts.set(tickets, (counts.get(tickets) ?? 0) + 1)
  const classes = [...counts].map(([tickets, count]) => ({ rate: tickets / BASE_TICKETS, count }))
  // After this time all seats are taken, or the own entry has been drawn.
  const total = classes.reduce((sum, one) => sum + one.rate * one.count, 0)
  const end = Math.min(40 / rate, lastMoment(classes, seats, total))
  const width = end / STEPS
  let sum = 0
  for (let step = 0; step <= STEPS; step++) {
    const time = step * width
    const weight = step === 0 || step === STEPS ? 1 : step % 2 === 1 ? 4 : 2
    sum += weight * rate * Math.exp(-rate * time) * fewerThan(seats, classes, time)
  }
  return Math.min(1, (sum * width) / 3)
}

interface TicketClass {
  rate: number
  count: number
}

/** Time after which a free seat is practically impossible. */
function lastMoment(classes: readonly TicketClass[], seats: number, total: number): number {
  let end = (seats + 1) / total
  while (fewerThan(seats, classes, end) > 1e-9 && end < 40) end *= 1.3
  return end
}

/** Probability that fewer than `seats` of the others were drawn by a time: the binomials of the classes, convolved. */
function fewerThan(seats: number, classes: readonly TicketClass[], time: number): number {
  let distribution = [1]
  for (const { rate, count } of classes) {
    const part = binomial(count, -Math.expm1(-rate * time), seats)
    const folded = new Array<number>(Math.min(seats, distribution.length + part.length - 1)).fill(0)
    for (const [i, a] of distribution.entries())
      for (const [j, b] of part.entries()) {
        const at = i + j
        if (at < folded.length) folded[at] = (folded[at] ?? 0) + a * b
      }
    distribution = folded
  }
  return distribution.reduce((sum, one) => sum + one, 0)
}

/**
 * Probabilities of 0, 1, … hits below `limit` in `count` tries, computed with logarithms so that many tries do not
 * underflow.
 */
function binomial(count: number, chance: number, limit: number): number[] {
  if (chance <= 0) return [1]
  if (chance >= 1)
    return new Array<number>(Math.min(limit, count + 1)).fill(0).map((_, hits) => (hits === count ? 1 : 0))
  const odds = Math.log(chance) - Math.log1p(-chance)
  let log = count * Math.log1p(-chance)
  const chances: number[] = []
  for (let hits = 0; hits < limit && hits <= count; hits++) {
    chances.push(Math.exp(log))
    log += Math.log(count - hits) - Math.log(hits + 1) + odds
  }
  return chances
}
