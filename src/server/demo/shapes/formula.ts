// Formulas of parameters as a writer notes them, `(classA + classB + items) + (level * 6)`: groups in brackets, worked out
// one after the other from the left, with no sign before another.
import * as z from 'zod'
import { calcMethod, calcTarget } from '#rules/codes/stats.ts'
import type { DemoCalcRow } from './world.ts'

type Method = DemoCalcRow['calcMethod']
export type Term = { by: Method; calcTarget: string; parameter?: number }
export type Group = { by: Method; terms: readonly Term[] }

const signs: Readonly<Record<string, Method>> = {
  '+': calcMethod.add,
  '-': calcMethod.subtract,
  '*': calcMethod.multiplyAndRound,
  '/': calcMethod.divideAndRound,
  '//': calcMethod.divideAndFloor,
}

const words: Readonly<Record<string, string>> = {
  classA: calcTarget.classA,
  classB: calcTarget.classB,
  classC: calcTarget.classC,
  items: calcTarget.items,
  skills: calcTarget.skills,
  level: calcTarget.level,
  changes: calcTarget.changeHistory,
  load: calcTarget.heavyEffectWorld0,
}

/** A sign and its operand: a word, `load:10`, `#3` for the parameter 3, or a number. */
const TERM = /^\s*(\/\/|[-+*/])?\s*([A-Za-z]+(?::\d+)?|#\d+|\d+(?:\.\d+)?)/
const GROUP = /^\s*(\/\/|[-+*/])?\s*\(([^()]*)\)/

export const formula = z.string().transform((all, context): readonly Group[] => {
  try {
    return split(all, GROUP).map(([sign, inside]) => ({ by: sign, terms: split(inside, TERM).map(termOf) }))
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return []
  }
})

function split(all: string, pattern: RegExp): [by: Method, what: string][] {
  const found: [Method, string][] = []
  for (let rest = all; rest.trim() !== '' || found.length === 0; ) {
    const match = pattern.exec(rest)
    // Only the first term may go without a sign.
    if (!match || (match[1] === undefined && found.length > 0)) throw new Error(`“${rest.trim()}” is not understood`)
    found.push([signs[match[1] ?? '+'] ?? calcMethod.add, match[2] ?? ''])
    rest = rest.slice(match[0].length)
  }
  return found
}

function termOf([by, what]: [Method, string]): Term {
  if (/^\d/.test(what)) return { by, calcTarget: calcTarget.number, parameter: Number(what) }
  if (what.startsWith('#')) return { by, calcTarget: calcTarget.pastParm, parameter: Number(what.slice(1)) }
  const [word = '', shift] = what.split(':')
  const target = words[word]
  if (target === undefined) throw new Error(`“${word}” is none of ${Object.keys(words).join(', ')}`)
  return { by, calcTarget: target, ...(shift === undefined ? {} : { parameter: Number(shift) }) }
}

/** The rows of formulas by parameter: those inside groups, and those that join the groups. */
export function calculationOf(formulas: readonly { id: number; formula?: readonly Group[] }[]): {
  inner: DemoCalcRow[]
  between: DemoCalcRow[]
} {
  const inner: DemoCalcRow[] = []
  const between: DemoCalcRow[] = []
  for (const { id: parameterId, formula: groups = [] } of formulas) {
    for (const [index, { by, terms }] of groups.entries()) {
      const groupId = index + 1
      inner.push(...terms.map(({ by: calcMethod, ...term }) => ({ parameterId, groupId, calcMethod, ...term })))
      // A row between groups takes the group's result; the target says nothing there.
      between.push({ parameterId, groupId, calcTarget: calcTarget.number, calcMethod: by })
    }
  }
  return { inner, between }
}
