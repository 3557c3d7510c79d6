// B22 and rule 17: whatever is put into a field of a call is taken by its shape or refused by it, and is never the server's
// own error. Walks over the calls and their fields as found at run time.
import { afterEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { openDatabase } from '../../support/database.ts'
import { asText, callerOf, everyCall, type Input, inputShape, requestOf, sampleOf } from '../../support/every-call.ts'
import { forbiddenFields, hostileValues } from '../../support/hostile.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf } from '../../support/random.ts'
import { codeOf, expectNoErrors, expectRefusal } from '../../support/refusals.ts'
import { size } from '../../support/size.ts'

const random = randomOf('B22 hostile values')

/** A short run draws as many values for each field as fit into this, however many calls there are: at least two. */
const SHORT_RUN_VALUES = 1_600
/** And of the fields that a call does not know a short run sends so many. */
const SENT_UNKNOWN_FIELDS = 3

const database = await openDatabase('play')
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const LONGEST_ADDRESS = 12_000
const tokens = { player: await server.tokenOf('player'), admin: await server.tokenOf('admin') }

// Sign-in and sign-out would change who is calling; they are sent without the session anyway.
const send = async (call: (typeof everyCall)[number], input: Input) => {
  const { path, sent } = requestOf(call, input)
  const token = tokens[callerOf(call)]
  const answer = await server.send(path, { ...sent, token, headers: { origin: server.url } })
  if (answer.status < 400) unused = null
  return answer
}

/** Whether the shape of a call takes an input as it arrives: everything in a path or query is text. */
function isTaken(call: (typeof everyCall)[number], input: Input): boolean {
  const arriving = Object.entries(input).map(([name, value]) => {
    const inAddress = call.method === 'GET' || call.path.includes(`{${name}}`)
    return [name, inAddress ? asText(value) : JSON.parse(JSON.stringify(value))]
  })
  return inputShape(call.name)?.safeParse(Object.fromEntries(arriving)).success ?? false
}

/** What a call can be made with, made anew only when the last one has been used: most of what is tried here is refused. */
let unused: { name: string; input: Input } | null = null
async function unusedSampleOf(call: (typeof everyCall)[number]): Promise<Input> {
  if (unused?.name !== call.name) unused = { name: call.name, input: await sampleOf(call, database) }
  return unused.input
}

afterEach(() => {
  expectNoErrors(server)
  server.logs.length = 0
})

const fieldsOf = new Map<string, string[]>()
for (const call of everyCall) fieldsOf.set(call.name, Object.keys(await sampleOf(call, database)))
const fieldCount = [...fieldsOf.values()].flat().length
const valueCount = size(Math.max(2, Math.ceil(SHORT_RUN_VALUES / fieldCount)), hostileValues.length)

describe.each(everyCall)('$name', call => {
  const fields = fieldsOf.get(call.name) ?? []

  test('takes its sample', async () => {
    const input = await unusedSampleOf(call)
    expect(isTaken(call, input)).toBe(true)
    // A renewal needs its cookie; its input was fine.
    const answer = await send(call, input)
    if (answer.status !== 200) expect(codeOf(answer)).toBe('SESSION_ENDED')
  })

  for (const field of fields) {
    test(`refuses hostile values of ${field}, or takes them by its shape`, async () => {
      const sample = await unusedSampleOf(call)
      for (const [what, value] of random.shuffle(hostileValues).slice(0, valueCount)) {
        const input = { ...sample, [field]: value }
        // An address that long never reaches the server: Node refuses it.
        if (requestOf(call, input).path.length > LONGEST_ADDRESS) continue
        const answer = await send(call, input)
        const about = `${field} = ${what}`
        if (isTaken(call, input)) {
          // 203: AppView of a character that is not the caller's.
          if (answer.status !== 200 && answer.status !== 203) expectRefusal(answer, about)
        } else {
          // An empty part of the path leads to another address.
          expect(['BAD_INPUT', 'CALL_UNKNOWN'], about).toContain(expectRefusal(answer, about))
        }
      }
    })

    test(`is refused without ${field}, unless it may be left out`, async () => {
      if (call.path.includes(`{${field}}`)) return
      const { [field]: _, ...rest } = await unusedSampleOf(call)
      const answer = await send(call, rest)
      if (isTaken(call, rest)) expect(answer.status).toBe(200)
      else expect(expectRefusal(answer, field)).toBe('BAD_INPUT')
    })
  }

  test('refuses every field it does not know', async () => {
    // AppView is told a userId, as the specification has it, and believes the token alone.
    const unknown = random.shuffle(forbiddenFields.filter(name => !fields.includes(name)))
    const sample = await unusedSampleOf(call)
    for (const [nth, field] of unknown.entries()) {
      const input = { ...sample, [field]: 'harbor' }
      expect(isTaken(call, input), field).toBe(false)
      // What the shape refuses the server refuses: seen for some of them, in a full run for all.
      if (nth >= size(SENT_UNKNOWN_FIELDS, unknown.length)) continue
      expect(expectRefusal(await send(call, input), field), field).toBe('BAD_INPUT')
    }
  })
})
