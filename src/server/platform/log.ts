// Structured logs: one JSON line each, with request ids and without secrets (reliability rule 25).
import { type Logger, pino } from 'pino'

export type { Logger }

/** Fields that must never be logged, at any depth of an object. */
const secret = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'mailaddress', 'mailAddress', 'hash']

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: secret.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
  })
}
