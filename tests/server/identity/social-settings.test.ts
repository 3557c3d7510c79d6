// Settings of signing in by services and of reCAPTCHA: what belongs together, and what is for tests alone.
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const recaptcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' }
const firebase = {
  ...{ FIREBASE_PROJECT_ID: 'tsumugi-test', FIREBASE_API_KEY: 'AIza', FIREBASE_APP_ID: '1:2:web:3' },
  FIREBASE_AUTH_DOMAIN: 'tsumugi-test.firebaseapp.com',
}

test('no service is offered by default, and each by its own two settings', () => {
  expect(readConfig({}).social).toEqual({ google: null, twitter: null, standIn: null })
  expect(readConfig(google).social).toMatchObject({ google: { clientId: 'id', clientSecret: 'secret' }, twitter: null })
})

test('those of Firebase are named beside its project', () => {
  expect(readConfig({ ...firebase, FIREBASE_SOCIAL: 'twitter,google' }).firebase?.web.social).toEqual([
    'google',
    'twitter',
  ])
})

test.each([
  ['half a client', { GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/],
  ['half another', { TWITTER_CLIENT_SECRET: 'x' }, /TWITTER_CLIENT_ID and TWITTER_CLIENT_SECRET belong together/],
  ['half of reCAPTCHA', { RECAPTCHA_SECRET: 'x' }, /RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together/],
  ['a client beside Firebase', { ...firebase, ...google }, /switched on there/],
  ['an unknown service', { ...firebase, FIREBASE_SOCIAL: 'github' }, /FIREBASE_SOCIAL has a value/],
  [
    'a stand-in in production',
    { ...google, OAUTH_STAND_IN: 'http://127.0.0.1:9', NODE_ENV: 'production' },
    /OAUTH_STAND_IN is for development and tests/,
  ],
  [
    'a judge of our own in production',
    { ...recaptcha, RECAPTCHA_STAND_IN: 'http://127.0.0.1:9', NODE_ENV: 'production' },
    /RECAPTCHA_STAND_IN is for development and tests/,
  ],
])('%s is a mistake that is named', (_, environment, words) => {
  expect(() => readConfig(environment)).toThrow(words)
})
