// The headers of every answer (B24).
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FirebaseWeb } from '#contract/identity.ts'

/** Name of the one trusted-types policy of the app; it lets exactly /sw.js through. */
export const TRUSTED_TYPES_POLICY = 'tsumugi'

/** The policy for pages, with hashes of the inline style of index.html and, where it is configured, room for Firebase. */
export function contentSecurityPolicy(html: string, firebase: FirebaseWeb | null): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashOf(css ?? ''))
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    ...(firebase ? [['connect-src', "'self'", ...firebaseOrigins(firebase)].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ')
}

/**
 * Where Firebase is spoken to. Signing in by mail and password and listening to documents load no script and open no
 * frame, so `script-src`, `frame-src` and the trusted-types policy stay as they are: what nobody uses is not opened.
 */
function firebaseOrigins({ authEmulator, documents, firestoreEmulator }: FirebaseWeb): string[] {
  const auth = authEmulator
    ? [authEmulator]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  if (!documents) return auth
  return [...auth, firestoreEmulator ? `http://${firestoreEmulator}` : 'https://firestore.googleapis.com']
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Headers that every answer has, pages or not. HSTS is ignored by browsers on plain HTTP, so it is always sent. */
export function setCommonHeaders(response: ServerResponse): void {
  response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
}

/** For answers that are not pages: whatever they hold, a browser that opens them runs nothing. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
