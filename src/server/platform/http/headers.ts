// Headers of every answer (B24).
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FirebaseWeb } from '#contract/identity.ts'

/** Name of the only trusted-types policy of the app; it allows exactly /sw.js. */
const TRUSTED_TYPES_POLICY = 'tsumugi'

/** Parts of pages that come from others, by settings. */
export type ForeignParts = {
  firebase: FirebaseWeb | null
  recaptcha?: boolean
  /** Origin of pictures and sounds; null for that of the page. */
  filesOrigin?: string | null
}

/**
 * Content security policy for pages, with hashes of the inline style of index.html and, if configured, the origins of
 * files, of Firebase and of reCAPTCHA. Trusted types are asked for only without Firebase and reCAPTCHA, whose scripts make scripts from texts.
 */
export function contentSecurityPolicy(html: string, foreign: ForeignParts): string {
  const { firebase, filesOrigin } = foreign
  const files = filesOrigin ? ` ${filesOrigin}` : ''
  const { scripts, frames } = foreignScripts(foreign)
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashOf(css ?? ''))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' blob:${files}`,
    `media-src 'self' blob:${files}`,
    ...(firebase ? [['connect-src', "'self'", ...firebaseOrigins(firebase)].join(' ')] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(scripts.length > 0 ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`]),
  ].join('; ')
}

/** Scripts and frames of the pop-ups of Firebase, which belong to its project or to our own host, and of reCAPTCHA. */
function foreignScripts({ firebase, recaptcha }: ForeignParts): { scripts: string[]; frames: string[] } {
  const popups = firebase && firebase.social.length > 0 ? firebase : null
  return {
    scripts: [
      ...(popups ? ['https://apis.google.com'] : []),
      ...(recaptcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    frames: [
      ...(popups ? ["'self'", `https://${popups.authDomain}`] : []),
      ...(recaptcha ? ['https://www.google.com/recaptcha/'] : []),
    ],
  }
}

/**
 * Origins of Firebase. Signing in by mail and password and listening to documents need no script and no frame; only the
 * pop-ups do.
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
