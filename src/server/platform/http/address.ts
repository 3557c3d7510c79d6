// Address of the caller. X-Forwarded-For is trusted only for as many proxies as the settings name.
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

export type ProxySettings = { trustedProxies: number; publicOrigin: string | undefined }

/**
 * Address by which a caller's limits are counted: that of the socket, or the one seen by the outermost trusted proxy. An
 * IPv6 address stands for its network, because its user has 2^64 of them.
 */
export const addressOf = (request: IncomingMessage, settings: ProxySettings): string =>
  networkOf(seenAddress(request, settings))

function seenAddress(request: IncomingMessage, { trustedProxies }: ProxySettings): string {
  const socket = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return seen[seen.length - trustedProxies] ?? socket
}

/** The /64 network of an IPv6 address, the IPv4 address inside a mapped one; any other address unchanged. */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  // Normalized to eight groups, the last two perhaps as IPv4.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [before = '', after] = written.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const groups = after === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  const carried = groups.slice(0, 5).every(group => group === '0') && groups[5] === 'ffff'
  if (carried) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

/** The origin of the service's own pages. */
export function originOf(request: IncomingMessage, { trustedProxies, publicOrigin }: ProxySettings): string {
  if (publicOrigin) return new URL(publicOrigin).origin
  const forwarded = trustedProxies > 0 ? String(request.headers['x-forwarded-proto'] ?? '') : ''
  const scheme = forwarded === 'https' ? 'https' : 'http'
  return `${scheme}://${request.headers.host ?? ''}`
}
