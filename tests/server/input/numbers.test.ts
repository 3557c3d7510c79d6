// Numbers of inputs: each has a limit that its column holds. Without one, a number beyond it is answered with a failure of
// the server, which the hostile values find only where they are drawn.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredCalls } from '#server/platform/http/declared.ts'
import { inputShape } from '../../support/every-call.ts'

const LARGEST_IN_COLUMN = 2_147_483_647

/** Ids of columns of 64 bits, and a number that is accepted and ignored. */
const LARGE = ['letterId', 'letterIdList.items', 'noticeIdList.items', 'until', 'userZokusei.anyOf.0']

type Part = { type?: unknown; maximum?: number; [key: string]: unknown }

/** Places of the numbers in a JSON schema that may be larger than a column of 32 bits holds. */
function unlimitedIn(part: Part, place: string): string[] {
  const isNumber = (part.type === 'integer' || part.type === 'number') && !('const' in part) && !('enum' in part)
  const own = isNumber && !(Number(part.maximum) <= LARGEST_IN_COLUMN) ? [place] : []
  const inside = Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? unlimitedIn(value as Part, `${place}.${key}`) : [],
  )
  return [...own, ...inside]
}

test('a number of an input has a limit that its column holds', () => {
  const unlimited = declaredCalls().flatMap(({ name }) => {
    const shape = inputShape(name)
    return shape
      ? unlimitedIn(z.toJSONSchema(shape as z.ZodType, { io: 'output', unrepresentable: 'any' }) as Part, name)
      : []
  })
  expect(unlimited.filter(place => !LARGE.some(name => place.endsWith(`.${name}`)))).toEqual([])
})
