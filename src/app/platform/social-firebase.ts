// Signing in by Google and Twitter at Firebase: a window of the service is opened over the page, by a script that the SDK
// loads from Google. That part is a port of its own, because no test can load the script.
import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  type AuthProvider as Face,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  linkWithPopup,
  reauthenticateWithPopup,
  setPersistence,
  signInWithPopup,
  TwitterAuthProvider,
  type User,
  type UserCredential,
  unlink,
} from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { type SocialProvider, socialProviders } from '#rules/social-providers.ts'
import { openAuth, persistenceFor } from './firebase-app.ts'
import { lastWayIn, sessionEnded, socialFailure } from './firebase-failures.ts'
import { askWhoAmI, beginAnew, signInOf, takeLeavingBack } from './firebase-session.ts'
import type { Entrance, SocialPort, WaysIn } from './identity-port.ts'
import { exchange, Refusal } from './requests.ts'

/** Windows of services over the page. */
export type Popups = {
  signIn: (auth: Auth, face: Face) => Promise<UserCredential>
  link: (user: User, face: Face) => Promise<UserCredential>
  /** Signs the same user in anew. */
  prove: (user: User, face: Face) => Promise<UserCredential>
}

const realPopups: Popups = {
  signIn: (auth, face) => signInWithPopup(auth, face, browserPopupRedirectResolver),
  link: (user, face) => linkWithPopup(user, face, browserPopupRedirectResolver),
  prove: (user, face) => reauthenticateWithPopup(user, face, browserPopupRedirectResolver),
}

const faces: Record<SocialProvider, () => Face> = {
  google: () => new GoogleAuthProvider(),
  twitter: () => new TwitterAuthProvider(),
}
const idOf = { google: 'google.com', twitter: 'twitter.com' } as const

/** @param popups only tests pass others */
export const firebaseSocial = (firebase: FirebaseWeb, popups: Popups = realPopups): SocialPort => {
  const userNow = async (): Promise<User> => {
    const { currentUser } = (await openAuth(firebase)).auth
    if (!currentUser) throw sessionEnded()
    return currentUser
  }
  const waysOf = async (): Promise<WaysIn> => {
    const ids = (await userNow()).providerData.map(({ providerId }) => providerId)
    const linkedList = socialProviders.filter(provider => ids.includes(idOf[provider]))
    const offeredList = firebase.social.filter(provider => !linkedList.includes(provider))
    return { hasPassword: ids.includes('password'), linkedList, offeredList }
  }
  return {
    enter: async (provider, sharedDevice, stay = false) => {
      const { auth, tabs } = await openAuth(firebase)
      let met: UserCredential
      try {
        await setPersistence(auth, persistenceFor(sharedDevice))
        met = await popups.signIn(auth, faces[provider]())
      } catch (error) {
        throw socialFailure(error)
      }
      try {
        if (stay) await takeLeavingBack(met.user)
        const entrance = await entranceOf(met.user, provider, sharedDevice)
        if (entrance.at === 'leaving') await auth.signOut()
        tabs.tell()
        return entrance
      } catch (error) {
        // An account that was made in this visit and is nobody's user goes again; an older one is only signed out.
        if (getAdditionalUserInfo(met)?.isNewUser && error instanceof Refusal)
          await deleteUser(met.user).catch(() => {})
        await auth.signOut()
        throw error
      }
    },
    ways: waysOf,
    link: async provider => {
      await popups.link(await userNow(), faces[provider]()).catch(error => {
        throw socialFailure(error)
      })
      return { at: 'linked', provider }
    },
    prove: async provider => {
      const user = await userNow()
      const earlier = await signInOf(user)
      await popups.prove(user, faces[provider]()).catch(error => {
        throw socialFailure(error)
      })
      await beginAnew(user, earlier)
      return { at: 'proved', provider }
    },
    unlink: async provider => {
      const { hasPassword, linkedList } = await waysOf()
      if (!linkedList.includes(provider)) return
      if (!hasPassword && linkedList.length === 1) throw lastWayIn()
      await unlink(await userNow(), idOf[provider]).catch(error => {
        throw socialFailure(error)
      })
    },
  }
}

async function entranceOf(user: User, provider: SocialProvider, sharedDevice: boolean): Promise<Entrance> {
  const token = await user.getIdToken()
  try {
    await askWhoAmI(token)
    return { at: 'entered', sharedDevice }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ACCOUNT_LEAVING') return { at: 'leaving', provider, sharedDevice }
    if (!(error instanceof Refusal) || error.code !== 'LOGIN_UNKNOWN') throw error
  }
  const request = { method: 'POST', url: '/api/Identity/enrolSocial', body: JSON.stringify({ provider }) }
  const { temporaryId } = (await exchange(request, { token, cookie: true })) as { temporaryId: string | null }
  return { at: 'newcomer', temporaryId }
}
