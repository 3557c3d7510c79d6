// Who is calling from where, believing proxies only as far as the settings say.
import type { IncomingMessage } from 'node:http'

export type ProxySettings = { trustedProxies: number; publicOrigin: string | undefined }

/** The address of the caller: the socket's, or the one that the outermost trusted proxy saw. */
export function addressOf(request: IncomingMessage, { trustedProxies }: ProxySettings): string {
  const socket = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return seen[seen.length - trustedProxies] ?? socket
}

/** The origin of our own pages. */
export function originOf(request: IncomingMessage, { trustedProxies, publicOrigin }: ProxySettings): string {
  if (publicOrigin) return new URL(publicOrigin).origin
  const forwarded = trustedProxies > 0 ? String(request.headers['x-forwarded-proto'] ?? '') : ''
  const scheme = forwarded === 'https' ? 'https' : 'http'
  return `${scheme}://${request.headers.host ?? ''}`
}
