// A fake of the windows of Google and Twitter, whose script comes from outside: it signs in with a credential of whoever is named, at the
// emulator.
import {
  type AuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  TwitterAuthProvider,
} from 'firebase/auth'
import type { Popups } from '../../src/app/platform/social-firebase.ts'

export type Person = { sub: string; email?: string; email_verified?: boolean }

const line = '*'.repeat(100)
process.stdout.write(
  `\n${line}\nFAKED: the windows of Google and Twitter, whose script comes from outside: credentials take their place.\n${line}\n\n`,
)

/** Windows, with the person at the one that opens next. */
export function fakeWindows(): Popups & { is: (person: Person) => void } {
  let person: Person = { sub: 'nobody' }
  const credentialOf = (face: AuthProvider) =>
    face.providerId === 'google.com'
      ? GoogleAuthProvider.credential(JSON.stringify(person))
      : TwitterAuthProvider.credential(JSON.stringify(person), 'secret')
  return {
    is: next => {
      person = next
    },
    signIn: (auth, face) => signInWithCredential(auth, credentialOf(face)),
    link: (user, face) => linkWithCredential(user, credentialOf(face)),
    prove: (user, face) => reauthenticateWithCredential(user, credentialOf(face)),
  }
}

let people = 0
/** Number of a person whom no other test has met. */
export const freshPerson = (): string => `person-${process.pid}-${++people}-${Date.now()}`
