// B22 and rule 17: any value in a field of a call is accepted or refused by its shape, and never causes an error of the
// server. Walks over the calls and their fields as found at run time.
import { afterEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#server/platform/clock.ts'
import { type DeclaredCall, declaredCalls } from '#server/platform/http/declared.ts'
import type { Input } from '../../calls/row.ts'
import { openDatabase } from '../../support/database.ts'
import {
  asText,
  callerOf,
  callsOfShard,
  inputFields,
  inputShape,
  isList,
  requestOf,
  rowOf,
  SHARDS,
  sampleOf,
} from '../../support/every-call.ts'
import { forbiddenFields, hostileValues } from '../../support/hostile.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf, report } from '../../support/random.ts'
import { codeOf, expectNoErrors, expectRefusal } from '../../support/refusals.ts'
import { size } from '../../support/size.ts'

/** Number of fields that a short run sends hostile values in all files together, and of values for each. */
const SHORT_RUN_FIELDS = 400
const SHORT_RUN_VALUES = 2
/** Number of unknown fields that a short run sends to each call. */
const SENT_UNKNOWN_FIELDS = 3
const LONGEST_ADDRESS = 12_000

/** Whether the shape of a call accepts an input as it arrives: everything in a path or query is text. */
function isTaken(call: DeclaredCall, input: Input): boolean {
  const arriving = Object.entries(input).map(([name, value]) => {
    const inPath = call.path.includes(`{${name}}`)
    if (call.method === 'GET' && !inPath && isList(value)) return [name, value.map(asText)]
    return [name, call.method === 'GET' || inPath ? asText(value) : JSON.parse(JSON.stringify(value))]
  })
  return inputShape(call.name)?.safeParse(Object.fromEntries(arriving)).success ?? false
}

/** Whether the address of a call, left without its last part, is that of another call. */
const leadsElsewhere = ({ method, path }: DeclaredCall, field: string): boolean =>
  declaredCalls().some(other => other.method === method && `${other.path}/{${field}}` === path)

/** Suite over one share of the calls. */
export async function testEveryField(shard: number): Promise<void> {
  const random = randomOf('B22 hostile values')
  const calls = callsOfShard(shard)
  const database = await openDatabase('play')
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
  const tokens = { player: await server.tokenOf('player'), admin: await server.tokenOf('admin') }

  // Sign-in and sign-out would change the caller; they are sent without the session anyway.
  const send = async (call: DeclaredCall, input: Input) => {
    const { path, sent } = requestOf(call, input)
    const token = tokens[callerOf(call)]
    const answer = await server.send(path, { ...sent, token, headers: { origin: server.url } })
    if (answer.status < 400) unused = null
    return answer
  }

  /**
   * Input with which a call can be made; a new one is needed only after a call succeeded, as most calls here are refused.
   */
  let unused: { name: string; input: Input } | null = null
  async function unusedSampleOf(call: DeclaredCall): Promise<Input> {
    if (unused?.name !== call.name) unused = { name: call.name, input: await sampleOf(call, database) }
    return unused.input
  }

  afterEach(() => {
    expectNoErrors(server)
    server.logs.length = 0
  })

  const fieldsOf = new Map<string, string[]>()
  for (const call of calls)
    fieldsOf.set(call.name, Object.keys(Object.assign({}, await sampleOf(call, database), ...(rowOf(call).more ?? []))))
  const allFields = [...fieldsOf].flatMap(([name, fields]) => fields.map(field => `${name} ${field}`))
  const triedFields = new Set(random.shuffle(allFields).slice(0, size(SHORT_RUN_FIELDS / SHARDS, allFields.length)))
  const valueCount = size(SHORT_RUN_VALUES, hostileValues.length)
  report(`B22: hostile values in ${triedFields.size} of ${allFields.length} fields`)

  describe.each(calls)('$name', call => {
    const fields = fieldsOf.get(call.name) ?? []
    /** Answer of its caller to a good input: most calls do it, some are refused to everybody here. */
    const expectRight = (answer: Awaited<ReturnType<typeof send>>): void => {
      const expected = rowOf(call).rights[callerOf(call) === 'admin' ? 'admin' : 'owner']
      if (expected === 'ok') expect(answer.status).toBe(200)
      else expect(codeOf(answer)).toBe(expected)
    }

    test('takes its sample', async () => {
      const input = await unusedSampleOf(call)
      expect(isTaken(call, input)).toBe(true)
      expectRight(await send(call, input))
    })

    test('has a sample of each of its fields', () => {
      expect(inputFields(call).filter(field => !fields.includes(field))).toEqual([])
    })

    for (const change of rowOf(call).more ?? []) {
      test(`takes its sample with ${Object.keys(change).join(' and ')}`, async () => {
        const changed = Object.entries({ ...(await unusedSampleOf(call)), ...change })
        const input = Object.fromEntries(changed.filter(([, value]) => value !== undefined))
        expect(isTaken(call, input)).toBe(true)
        expectRight(await send(call, input))
      })
    }

    for (const field of fields.filter(field => triedFields.has(`${call.name} ${field}`))) {
      test(`refuses hostile values of ${field}, or takes them by its shape`, async () => {
        const sample = await unusedSampleOf(call)
        for (const [what, value] of random.shuffle(hostileValues).slice(0, valueCount)) {
          const input = { ...sample, [field]: value }
          // An address of this length never reaches the server: Node refuses it.
          if (requestOf(call, input).path.length > LONGEST_ADDRESS) continue
          const answer = await send(call, input)
          const about = `${field} = ${what}`
          if (isTaken(call, input)) {
            // 203: AppView of a character that is not the caller's.
            if (answer.status !== 200 && answer.status !== 203) expectRefusal(answer, about)
          } else if (value !== '' || !leadsElsewhere(call, field)) {
            // An empty part of the path leads to another address, which may be a call of another method.
            expect(['BAD_INPUT', 'CALL_UNKNOWN', 'METHOD_NOT_ALLOWED'], about).toContain(expectRefusal(answer, about))
          }
        }
      })

      test(`is refused without ${field}, unless it may be left out`, async () => {
        if (call.path.includes(`{${field}}`)) return
        const { [field]: _, ...rest } = await unusedSampleOf(call)
        const answer = await send(call, rest)
        if (isTaken(call, rest)) expectRight(answer)
        else expect(expectRefusal(answer, field)).toBe('BAD_INPUT')
      })
    }

    test('refuses every field it does not know', async () => {
      // AppView receives a userId, as the specification has it, and trusts the token alone.
      const unknown = random.shuffle(forbiddenFields.filter(name => !fields.includes(name)))
      const sample = await unusedSampleOf(call)
      for (const [nth, field] of unknown.entries()) {
        const input = { ...sample, [field]: 'harbor' }
        expect(isTaken(call, input), field).toBe(false)
        // The server refuses the values that the shape refuses: tested for some of them, in a full run for all.
        if (nth >= size(SENT_UNKNOWN_FIELDS, unknown.length)) continue
        expect(expectRefusal(await send(call, input), field), field).toBe('BAD_INPUT')
      }
    })
  })
}
