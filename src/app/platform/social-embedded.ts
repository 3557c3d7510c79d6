// Signing in by Google and Twitter where our own server holds the accounts: the page goes there and comes back to /social.
import calls from 'virtual:contract/social'
import type { SocialContract } from '#contract/social.ts'
import { connect, withToken } from './api.ts'
import type { Entrance, SocialPort } from './identity-port.ts'
import { type ApiRequest, exchange } from './requests.ts'

const social = connect<SocialContract>('social', calls)

/** These calls act on cookies of their own, and so never go through the outbox. */
const send = <Answer>(request: ApiRequest): Promise<Answer> =>
  withToken(undefined, token => exchange(request, { token, cookie: true })) as Promise<Answer>

async function leaveFor(request: ApiRequest): Promise<Entrance> {
  const { address } = await send<{ address: string }>(request)
  location.assign(address)
  return { at: 'away' }
}

export const embeddedSocial: SocialPort = {
  enter: async (provider, sharedDevice, stay) => {
    const request = social.begin.request({ provider, sharedDevice, ...(stay ? { stay } : {}) })
    const { address } = (await exchange(request, { cookie: true })) as { address: string }
    location.assign(address)
    return { at: 'away' }
  },
  ways: () => social.ways.send({}),
  link: provider => leaveFor(social.beginLink.request({ provider })),
  // A service that is linked already proves who asks.
  prove: provider => leaveFor(social.beginLink.request({ provider })),
  unlink: async provider => {
    await send(social.unlink.request({ provider }))
  },
}

type Finished = Awaited<ReturnType<typeof social.finish.send>>

/** Finishes what led away from the page, with what the service added to the address. @throws Refusal, NoAnswer */
export async function finishSocial(answer: { state: string; code: string }): Promise<Entrance> {
  const finished = await send<Finished>(social.finish.request(answer))
  if (finished.outcome === 'signedIn') return { at: 'entered', sharedDevice: finished.sharedDevice }
  if (finished.outcome === 'linked' || finished.outcome === 'proved')
    return { at: finished.outcome, provider: finished.provider }
  if (finished.outcome === 'leaving') {
    const { provider, sharedDevice } = finished
    return { at: 'leaving', provider, sharedDevice }
  }
  return { at: 'newcomer', temporaryId: finished.temporaryId }
}
