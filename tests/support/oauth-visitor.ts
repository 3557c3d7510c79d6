// A visitor of tests who signs in by Google or Twitter at a stand-in for both: a browser that keeps cookies, and the steps of the calls.
import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'
import type { Answer } from './http.ts'
import type { TestServer } from './http-server.ts'
import { secretIn, waitingMails } from './mails.ts'
import type { MockOAuth } from './mock-oauth.ts'

export type Provider = 'google' | 'twitter'
export type Jar = Map<string, string>
export type Account = { userId: string; accessToken: string }

const ENTRANCE = '/api/Identity'

export function createVisitor(database: TestDatabase, server: TestServer, oauth: MockOAuth) {
  let jar: Jar = new Map()
  const headersOf = (cookies: Jar) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { origin: server.url, ...(cookie ? { cookie } : {}) }
  }
  const keep = (cookies: Jar, answer: Answer): Answer => {
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const form = (body: Record<string, string>) => new URLSearchParams(body).toString()
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

  /** Sends a call as a browser with its cookies, and keeps those of the answer. */
  const post = async (path: string, body: object, given: { token?: string; as?: Jar } = {}): Promise<Answer> => {
    const cookies = given.as ?? jar
    const sent = { method: 'POST', headers: headersOf(cookies), body, ...(given.token ? { token: given.token } : {}) }
    return keep(cookies, await server.send(path, sent))
  }
  const begin = async (provider: Provider = 'google', sharedDevice = false): Promise<string> => {
    const answer = await post(`${ENTRANCE}/beginSocial`, { provider, sharedDevice })
    expect(answer.status).toBe(200)
    return (answer.json as { address: string }).address
  }
  const finish = (state: string, code: string, given: { token?: string; as?: Jar } = {}) =>
    post(`${ENTRANCE}/finishSocial`, { state, code }, given)

  return {
    /** Cookies of the browser. */
    jar: () => jar,
    /** Goes on as another browser, without cookies. */
    changeBrowser: () => {
      jar = new Map()
    },
    ...{ post, begin, finish },
    enter: async (provider: Provider = 'google', sharedDevice = false): Promise<Answer> => {
      const { state, code } = await oauth.follow(await begin(provider, sharedDevice))
      return finish(state, code)
    },
    /** Links the person at the service to the user of a token, or proves the user by it. */
    link: async (token: string, provider: Provider = 'google'): Promise<Answer> => {
      const begun = await post(`${ENTRANCE}/beginSocialLink`, { provider }, { token })
      const { state, code } = await oauth.follow((begun.json as { address: string }).address)
      return finish(state, code, { token })
    },
    /** Finishes a sign-up whose link this browser has opened. */
    register: async (mailaddress: string): Promise<Account> => {
      const made = await post(`${ENTRANCE}/createAccount`, { password: null })
      expect(made.status).toBe(200)
      const account = made.json as Account
      const person = { userId: account.userId, mailaddress, seibetsu: '0', seinengappi: '19980723', userName: 'ゆずこ' }
      const added = await server.send('/api/user/addUserInfo', {
        ...{ method: 'POST', token: account.accessToken },
        ...{ headers: { ...asForm, ...headersOf(jar) }, body: form(person) },
      })
      expect(added.status).toBe(200)
      return account
    },
    getInit: async (id: string): Promise<unknown> =>
      keep(jar, await server.send(`/api/signup/init?temporaryId=${id}`, { headers: headersOf(jar) })).json,
    /** Asks for the mail of a sign-up. @returns the secret of its link */
    mailed: async (mailaddress: string, more: Record<string, string> = { social: '1' }): Promise<string> => {
      const headers = { ...asForm, ...headersOf(jar) }
      const sent = { method: 'POST', headers, body: form({ mailaddress, ...more }) }
      expect(keep(jar, await server.send('/api/signup/first', sent)).status).toBe(200)
      return secretIn((await waitingMails(database)).at(-1), '/authOver?id=')
    },
    renew: () => post(`${ENTRANCE}/renewToken`, {}),
    ways: async (token: string) => (await server.send(`${ENTRANCE}/waysIn`, { token })).json,
  }
}
