// Rows of the specification's calls that are no HTTP call of ours (C033 to C043): a file of the build, acts of the identity provider's SDK,
// a live query, a widget. Each is carried by calls of the contract where our own server holds the accounts, and by the SDK with Firebase;
// both sides must be there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_HEADER, botActions } from '#contract/bot-check.ts'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { userEventKinds } from '#rules/user-events.ts'
import { declaredCalls } from '#server/platform/http/declared.ts'
import { versionFile } from '../../src/server/launch/version-file-plugin.ts'

const declared = new Map(declaredCalls().map(call => [call.name, call]))
const source = (path: string): string => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8')

/** Whether a file imports a function of the SDK and calls it. */
function usesSdk(file: string, name: string): boolean {
  const text = source(`app/platform/${file}`)
  const [, imported = ''] = /import \{([^}]*)\} from 'firebase\/(?:auth|firestore)'/.exec(text) ?? []
  return new RegExp(`\\b${name}\\b`).test(imported) && new RegExp(`\\b${name}\\(`).test(text)
}

/** An act that our own server offers by a call, and the SDK by a function. */
const act = (call: string, file: string, name: string) => (): boolean => declared.has(call) && usesSdk(file, name)

const popup = (face: string) => (): boolean =>
  ['social.begin', 'social.finish'].every(call => declared.has(call)) &&
  usesSdk('social-firebase.ts', 'signInWithPopup') &&
  usesSdk('social-firebase.ts', face)

/** version.json as a build writes it. */
function builtVersion(): { fileName: string; lastUpdated?: unknown } {
  let made = { fileName: '', source: '{}' }
  versionFile('b').generateBundle.call({ emitFile: file => void (made = file) })
  return { fileName: made.fileName, ...JSON.parse(made.source) }
}

export const carriers: Record<string, () => boolean> = {
  C033: () => {
    const { fileName, lastUpdated } = builtVersion()
    return fileName === 'version.json' && new Date(String(lastUpdated)).toISOString() === lastUpdated
  },
  C034: act('identity.signIn', 'identity-firebase.ts', 'signInWithEmailAndPassword'),
  C035: act('identity.requestReset', 'accounts-firebase.ts', 'sendPasswordResetEmail'),
  C036: act('identity.renewToken', 'identity-firebase.ts', 'getIdTokenResult'),
  // The browser enters at the SDK what our server has made.
  C037: () =>
    declared.has('identity.openAccount') && act('identity.createAccount', 'accounts-firebase.ts', 'signInWithCustomToken')(),
  C038: act('identity.deleteAccount', 'accounts-firebase.ts', 'deleteUser'),
  C039: popup('GoogleAuthProvider'),
  C040: popup('TwitterAuthProvider'),
  C041: () => declared.has('identity.signOut') && source('app/platform/identity-firebase.ts').includes('auth.signOut()'),
  C042: () =>
    userEventKinds.includes('mission') &&
    usesSdk('realtime-firestore.ts', 'onSnapshot') &&
    source('app/platform/realtime-firestore.ts').includes("'mission'), where('userId', '==', userId)"),
  // The token goes with the action that its call names.
  C043: () => {
    const asking = new Set(Object.values(contract).flatMap(area => Object.values(area).map(botOf)))
    return BOT_HEADER === 'x-bot-check' && botActions.every(action => action === 'signIn' || asking.has(action))
  },
}

/** Action of the bot check that a call asks for. */
const botOf = (call: { '~orpc': { meta: unknown } }): unknown => (call['~orpc'].meta as CallMeta).bot
