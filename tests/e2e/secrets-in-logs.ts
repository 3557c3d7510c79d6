// Search for secrets in the logs after a full run of the browser tests (B29): the most detailed logs of all servers hold no password,
// token, mail address or link of a mail.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Things that browser tests type, receive by mail or are given by the server. */
const secrets: readonly [string, RegExp][] = [
  ['a password', /tsumugi-demo|newcomer-\d|(?:quiet|wrong)-lantern|correct-horse/],
  ['a mail address', /[\w.+-]+@(?:mail\.example|example\.com)/],
  ['a token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ['a session', /session_token=[\w.%-]{8,}/],
  ['the link of a mail', /(?:authOver|passwordReset|mailChange|mailUndo)\?id=[\w-]{16,}|temporaryId=[\w-]{16,}/],
]

export type Found = { what: string; line: string }

/** Lines of the logs in a folder that hold a secret. */
export function secretsIn(folder: string): { lines: number; found: Found[] } {
  const lines = readdirSync(folder).flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n'))
  const found = lines.flatMap(line =>
    secrets.flatMap(([what, pattern]) => (pattern.test(line) ? [{ what, line: line.slice(0, 400) }] : [])),
  )
  return { lines: lines.length, found }
}
