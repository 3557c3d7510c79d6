// All settings of the server, read from the environment once, each with its default and its description. The README's table
// is made from `settings`; a test compares the two.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'
import { socialProviders } from '#rules/social-providers.ts'
import { type Firebase, firebaseOf } from './platform/firebase/settings.ts'
import { isLoopback } from './platform/loopback.ts'
import { isKeyOfPush } from './platform/push/vapid.ts'
import { type SocialApps, socialOf } from './platform/social-settings.ts'
import { type Scale, scaleOf, scaleSettings } from './scale-settings.ts'

const flag = z.enum(['0', '1']).transform(value => value === '1')
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().min(0).max(65_535))
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .optional()
const clientOfOAuth = z
  .string()
  .regex(/^[\w.:~+/=-]{1,300}$/)
  .optional()
const hostAndPort = z.string().regex(/^([\w.-]{1,253}|\[[\da-f:]{2,39}\]):\d{1,5}$/i)

type Setting = { schema: z.ZodType; about: string }

export const settings = {
  PORT: { schema: port.default(8787), about: 'Port of the web server. Default 8787.' },
  HOST: {
    schema: z.string().max(255).default('127.0.0.1'),
    about: 'Address to listen on. Default 127.0.0.1: this machine only.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    about: 'Folder of the embedded database and of files. Default .data.',
  },
  DATABASE_URL: {
    schema: databaseUrl,
    about: 'A PostgreSQL 15 or newer to use instead of the embedded one. Its user may create tables.',
  },
  DATABASE_APP_URL: {
    schema: databaseUrl,
    about: 'The same database for a user without the right to change tables, used for everything but migrations.',
  },
  DATABASE_POOL: { schema: count(2, 200).default(12), about: 'Connections to the database per process. Default 12.' },
  DATABASE_FSYNC: {
    schema: flag.default(true),
    about: '0 lets the embedded database lose data at a power cut. For tests only. Default 1.',
  },
  PUBLIC_ORIGIN: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'Address users open, for example https://tsumugi.example. Default: the address of the request.',
  },
  SMTP_URL: {
    schema: z
      .string()
      .regex(/^smtps?:\/\/\S{1,500}$/)
      .optional(),
    about:
      'The mail server, for example smtps://user:password@smtp.example:465. Default: mails are written into the data folder and shown at /mails; in production none are sent, and nobody can sign up.',
  },
  MAIL_FROM: {
    schema: z.string().min(3).max(254).optional(),
    about:
      'Sender of the mails, for example つむぎ <no-reply@tsumugi.example>. Default: no-reply at the host of PUBLIC_ORIGIN.',
  },
  PUSH_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{43}$/)
      .refine(isKeyOfPush)
      .optional(),
    about:
      'Private key by which push services know this one (VAPID): 32 bytes, base64url. Default: made at the first start and kept in the database. With another key every device has to open the app once before it is reached again.',
  },
  PUSH_CONTACT: {
    schema: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
      .optional(),
    about:
      'Address at which push services reach whoever runs this one, for example mailto:ops@tsumugi.example. Default: PUBLIC_ORIGIN where it is https, else the address of MAIL_FROM.',
  },
  PUSH_STAND_IN: {
    schema: z
      .string()
      .regex(/^https?:\/\/[\w.-]+:\d{1,5}(,https?:\/\/[\w.-]+:\d{1,5})*$/)
      .transform(list => list.split(','))
      .optional(),
    about:
      'Origins of programs that stand for push services, with commas between them; they may be inside the network. For development and tests only.',
  },
  BOT_CHECK: {
    schema: flag.default(true),
    about: '0 lets browsers sign up without working on a puzzle first. For load tests only. Default 1.',
  },
  RECAPTCHA_SITE_KEY: {
    schema: clientOfOAuth,
    about: 'The site key of reCAPTCHA v3, which then takes the place of the puzzle. Default: none.',
  },
  RECAPTCHA_SECRET: { schema: clientOfOAuth, about: 'The secret key of that site.' },
  RECAPTCHA_STAND_IN: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'Address that judges the tokens of reCAPTCHA in place of Google. For development and tests only.',
  },
  TRUSTED_PROXIES: {
    schema: count(0, 8).default(0),
    about: 'How many reverse proxies stand before the server and may be believed about X-Forwarded-For. Default 0.',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).optional(),
    about: 'production: no demo unless DEMO=1.',
  },
  DEMO: {
    schema: flag.optional(),
    about:
      '1 seeds demo worlds and accounts into an empty database, 0 never. Default: 1, with NODE_ENV=production or Firebase 0.',
  },
  DEMO_LIVES: {
    schema: flag.default(true),
    about: '0: residents and openings of the demo stand still until story time is moved. Default 1.',
  },
  RENDER: {
    schema: flag.default(true),
    about: '0: public pages are sent without their content, as all others are. Default 1.',
  },
  JOBS: { schema: flag.default(true), about: '0: this process runs no background jobs. Default 1.' },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'How much is logged. Default info.',
  },
  RATE_LIMITS: {
    schema: flag.default(true),
    about: '0 switches the limits of calls per minute off. For load tests only. Default 1.',
  },
  ACCESS_TOKEN_SECONDS: {
    schema: count(1, 3600).default(900),
    about: 'How long an access token is valid. Clients renew theirs every 10 minutes. Default 900.',
  },
  GOOGLE_CLIENT_ID: {
    schema: clientOfOAuth,
    about:
      'OAuth client of this service at Google, with the address /social of PUBLIC_ORIGIN as its redirect. Default: no button for Google. With Firebase see FIREBASE_SOCIAL.',
  },
  GOOGLE_CLIENT_SECRET: { schema: clientOfOAuth, about: 'The secret of that client.' },
  TWITTER_CLIENT_ID: {
    schema: clientOfOAuth,
    about:
      'OAuth 2 client of this service at Twitter (X), with the address /social of PUBLIC_ORIGIN as its redirect and the right to read the address. Default: no button for Twitter.',
  },
  TWITTER_CLIENT_SECRET: { schema: clientOfOAuth, about: 'The secret of that client.' },
  OAUTH_STAND_IN: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'Origin of a program that stands for Google and Twitter. For development and tests only.',
  },
  FIREBASE_PROJECT_ID: {
    schema: z
      .string()
      .regex(/^[a-z][a-z0-9-]{3,62}$/)
      .optional(),
    about:
      'The Firebase project that holds the accounts. Default: none, the server holds them itself. Change it together with a release: pages that browsers keep carry the policy of their day.',
  },
  FIREBASE_API_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional(),
    about: 'The apiKey of the web app of that project, as its console shows it.',
  },
  FIREBASE_AUTH_DOMAIN: {
    schema: z
      .string()
      .regex(/^[a-z0-9.-]{1,253}$/i)
      .optional(),
    about: 'The authDomain of the web app of that project, for example tsumugi.firebaseapp.com.',
  },
  FIREBASE_APP_ID: {
    schema: z
      .string()
      .regex(/^[\w.:-]{1,200}$/)
      .optional(),
    about: 'The appId of the web app of that project.',
  },
  FIREBASE_SERVICE_ACCOUNT: {
    schema: z.string().max(20_000).optional(),
    about:
      'The key of a service account that may write Firestore documents, and make and delete accounts: its JSON, or the path of the file. Default: none; then nobody can sign up by mail, mission events come through the server, and accounts of deleted users stay at Firebase.',
  },
  FIREBASE_SOCIAL: {
    schema: z
      .string()
      .regex(/^(google|twitter)(,(google|twitter))?$/)
      .transform(list => socialProviders.filter(provider => list.split(',').includes(provider)))
      .optional(),
    about:
      'Services that are switched on in the console of that project, and whose buttons are shown: google, twitter or google,twitter. Their pop-ups load a script of Google. Default: none.',
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    schema: hostAndPort.optional(),
    about:
      'Host and port of the Auth emulator, whose unsigned tokens are then believed. For development and tests only.',
  },
  FIRESTORE_EMULATOR_HOST: {
    schema: hostAndPort.optional(),
    about: 'Host and port of the Firestore emulator, written to instead of Firestore. For development and tests only.',
  },
  ...scaleSettings,
} satisfies Record<string, Setting>

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }
export type Config = Omit<Values, 'DEMO'> & {
  DEMO: boolean
  /** Absolute path of the data folder. */
  dataDir: string
  /** The folder of the built app. */
  distDir: string
  /** Firebase project that holds the accounts; null when the server holds them. */
  firebase: Firebase | null
  /** Applications at Google and Twitter. */
  social: SocialApps
  walArchive: string | null
} & Scale

/** A setting that cannot be used. Its message is one sentence for the person who starts the server. */
export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {}
  for (const [name, { schema, about }] of Object.entries(settings)) {
    const given = environment[name]
    const result = schema.safeParse(given === '' ? undefined : given)
    if (!result.success) throw new ConfigError(`The setting ${name} has a value that cannot be used. ${about}`)
    values[name] = result.data
  }
  const known = values as Values
  const firebase = firebaseOf(known, {
    production: known.NODE_ENV === 'production',
    development: known.NODE_ENV === 'development',
    openToNetwork: !isLoopback(known.HOST),
  })
  if (typeof firebase === 'string') throw new ConfigError(firebase)
  if (firebase && known.DEMO) {
    throw new ConfigError('DEMO=1 makes accounts, and with FIREBASE_PROJECT_ID they are made at Firebase: unset one.')
  }
  const social = socialOf(known, known.NODE_ENV === 'production')
  if (typeof social === 'string') throw new ConfigError(social)
  if (firebase && (social.google || social.twitter)) {
    throw new ConfigError(
      'With FIREBASE_PROJECT_ID, Google and Twitter are switched on there: unset their clients, and set FIREBASE_SOCIAL.',
    )
  }
  if (!known.RECAPTCHA_SITE_KEY !== !known.RECAPTCHA_SECRET) {
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both, or neither.')
  }
  if (known.RECAPTCHA_STAND_IN && known.NODE_ENV === 'production') {
    throw new ConfigError(
      'RECAPTCHA_STAND_IN is for development and tests; it may not be set with NODE_ENV=production.',
    )
  }
  if (known.PUSH_STAND_IN && known.NODE_ENV === 'production') {
    throw new ConfigError('PUSH_STAND_IN is for development and tests; it may not be set with NODE_ENV=production.')
  }
  const scale = scaleOf(known)
  if (typeof scale === 'string') throw new ConfigError(scale)
  const demo = !firebase && (known.DEMO ?? known.NODE_ENV !== 'production')
  if (environment.HOST && !isLoopback(known.HOST) && demo && known.DEMO !== true) {
    throw new ConfigError(
      `HOST=${known.HOST} would open the demo accounts, whose password is public, to the network: set DEMO=0, or DEMO=1 if that is meant.`,
    )
  }
  const root = resolve(import.meta.dirname, '../..')
  return {
    ...known,
    DEMO: demo,
    firebase,
    social,
    ...scale,
    walArchive: known.WAL_ARCHIVE ? resolve(root, known.WAL_ARCHIVE) : null,
    dataDir: resolve(root, known.DATA_DIR),
    distDir: resolve(root, 'dist'),
  }
}

/** Whether the app was built; without it the server answers calls only. */
export const hasBuiltApp = (config: Config): boolean => existsSync(resolve(config.distDir, 'index.html'))
