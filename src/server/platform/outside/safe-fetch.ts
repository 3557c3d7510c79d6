// Reads pages and pictures of other sites for users: with safe-post.ts the only way out of this server (reliability rule 19). It connects only
// to public addresses, using exactly the resolved address that was checked, follows redirects one by one, and gives up after
// a time and a number of bytes whatever the other side does.
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { FetchBusy, type Fetched, FetchRefused, type Limits, readAnswer } from './read-answer.ts'

/** Fetches an address. @throws FetchRefused for any reason */
export type SafeFetch = (address: string, limits: Limits) => Promise<Fetched>

/** Ways to the network, which tests replace to have something to fetch from. */
export type Outside = {
  resolve: (name: string, signal: AbortSignal) => Promise<string[]>
  isAllowed: (address: string) => boolean
  isAllowedPort: (url: URL) => boolean
}

const TOTAL_MS = 5_000
const MOST_HOPS = 3
/** Fetches at the same time; more are refused, so that slow pages of other sites do not use up this process. */
const MOST_AT_ONCE = 64

const AGENT = 'Mozilla/5.0 (compatible; Tsumugi link preview)'

// The URL standard leaves out the default port of a scheme.
export const internet: Outside = {
  resolve: resolveBy(),
  isAllowed: isPublicAddress,
  isAllowedPort: ({ port, protocol }) => port === '' || port === (protocol === 'https:' ? '80' : '443'),
}

export function createSafeFetch(outside: Outside = internet): SafeFetch {
  let open = 0
  return async (address, limits) => {
    if (open >= MOST_AT_ONCE) throw new FetchBusy('too many at once')
    open++
    const over = AbortSignal.timeout(TOTAL_MS)
    try {
      let url = checked(address, outside)
      for (let hop = 0; hop <= MOST_HOPS; hop++) {
        const response = await ask(url, outside, over)
        const next = redirectOf(response, url)
        if (next === null) return await readAnswer(response, url, limits, over)
        response.destroy()
        const before = url
        url = checked(next, outside)
        if (limits.staysOnHost && url.origin !== before.origin) throw new FetchRefused('a redirect to another host')
      }
      throw new FetchRefused('too many redirects')
    } finally {
      open--
    }
  }
}

/** Judges an address before anything is asked of it. @throws FetchRefused */
export function checked(address: string, outside: Outside): URL {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new FetchRefused('not a web address')
  if (url.username !== '' || url.password !== '') throw new FetchRefused('an address with a user name')
  if (!outside.isAllowedPort(url)) throw new FetchRefused(`the port ${url.port}`)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address in the URL is used without any look-up.
  if (isIP(literal) && !outside.isAllowed(literal)) throw new FetchRefused(`the address ${literal}`)
  return url
}

function ask(url: URL, outside: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(
      url.href,
      {
        // A new connection each time: one that was checked for another name is never reused.
        agent: false,
        lookup: checkedLookup(outside, signal),
        signal,
        maxHeaderSize: 16 * 1024,
        headers: {
          accept: 'text/html,application/xhtml+xml,image/*;q=0.8',
          'accept-language': 'ja,en;q=0.5',
          'accept-encoding': 'gzip, br, deflate',
          'user-agent': AGENT,
        },
      },
      resolve,
    )
    sent.on('error', error => reject(new FetchRefused(error.message)))
    sent.end()
  })
}

/** Resolves a name and refuses it if any of its addresses is not public. The connection uses the checked addresses. */
export const checkedLookup =
  (outside: Outside, signal: AbortSignal): LookupFunction =>
  (name, options, done) => {
    outside.resolve(name, signal).then(
      addresses => {
        const refused = addresses.find(address => !outside.isAllowed(address))
        const [first] = addresses
        if (refused !== undefined || first === undefined) {
          done(new FetchRefused(`the address ${refused ?? 'of nobody'}`), '')
          return
        }
        const found: LookupAddress[] = addresses.map(address => ({ address, family: isIP(address) }))
        if (options.all) done(null, found)
        else done(null, first, isIP(first))
      },
      (error: Error) => done(error, ''),
    )
  }

/** Resolves names without the thread pool of this process, which slow answers would use up. */
export function resolveBy(servers?: string[]): Outside['resolve'] {
  return async (name, signal) => {
    const resolver = new Resolver({ timeout: 1_500, tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel)
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null
  return URL.parse(headers.location ?? '', from.href)?.href ?? ''
}
