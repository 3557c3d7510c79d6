// Headers of every answer (B24).
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FirebaseWeb } from '#contract/identity.ts'

/** Name of the only trusted-types policy of the app; it allows exactly /sw.js. */
export const TRUSTED_TYPES_POLICY = 'tsumugi'

/**
 * Content security policy for pages, with hashes of the inline style of index.html and, if configured, Firebase's origins.
 */
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
 * Origins of Firebase. Signing in by mail and password and listening to documents need no script and no frame, so
 * `script-src`, `frame-src` and the trusted-types policy stay closed.
 */
function firebaseOrigins({ authEmulator, documents, firestoreEmulator }: FirebaseWeb): string[] {
  const auth = authEmulator
    ? [authEmulator]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  if (!documents) return auth
  return [...auth, firestoreEmulator ? `http://${firestoreEmulator}` : 'https://firestore.googleapis.com']
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sets the headers of all answers. HSTS is ignored by browsers on plain HTTP, so it is always sent. */
export function setCommonHeaders(response: ServerResponse): void {
  response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
}

/** Policy for answers that are not pages: a browser that opens one runs nothing in it. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
