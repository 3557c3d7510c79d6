// Form of every refusal (G26): a 4xx with a Japanese text and a code of the catalogue, nothing else.
import { expect } from 'vitest'
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'
import type { Answer } from './http.ts'
import type { LogLine, TestServer } from './http-server.ts'

export function codeOf(answer: Answer): string {
  return (
    (answer.json as { code?: string } | undefined)?.code ?? `no code: ${answer.status} ${answer.text.slice(0, 200)}`
  )
}

/** Checks an answer to be a proper refusal. @returns its code. */
export function expectRefusal(answer: Answer, what: string): RefusalCode {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.headers['content-type'], what).toMatch(/^application\/json/)
  expect(Object.keys(answer.json as object).sort(), what).toEqual(['code', 'errorMessage'])
  const { code, errorMessage } = answer.json as { code: RefusalCode; errorMessage: string }
  expect(Object.keys(refusals), what).toContain(code)
  expect({ status: answer.status, message: errorMessage }, what).toEqual(refusals[code])
  return code
}

/** Log lines that would raise an alarm. */
export const errorsIn = (logs: readonly LogLine[]): LogLine[] =>
  logs.filter(({ level }) => level === 'error' || level === 'fatal')

/** Checks after a test of bad input that the log has no error of the server. */
export function expectNoErrors(server: TestServer): void {
  expect(errorsIn(server.logs)).toEqual([])
}
