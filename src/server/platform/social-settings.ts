// The applications at Google and Twitter of this installation, from its settings.

type App = { clientId: string; clientSecret: string }

export type SocialApps = {
  google: App | null
  twitter: App | null
  /** Origin of a program that stands for both services; null for the real ones. */
  standIn: string | null
}

export type SocialValues = {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  TWITTER_CLIENT_ID?: string | undefined
  TWITTER_CLIENT_SECRET?: string | undefined
  OAUTH_STAND_IN?: string | undefined
}

/** @returns the applications, or one sentence about wrong settings. */
export function socialOf(values: SocialValues, production: boolean): SocialApps | string {
  const google = appOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET)
  const twitter = appOf(values.TWITTER_CLIENT_ID, values.TWITTER_CLIENT_SECRET)
  if (google === 'half') return 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.'
  if (twitter === 'half') return 'TWITTER_CLIENT_ID and TWITTER_CLIENT_SECRET belong together: set both, or neither.'
  const { OAUTH_STAND_IN: standIn } = values
  if (standIn && production) {
    return 'OAUTH_STAND_IN is for development and tests; it may not be set with NODE_ENV=production.'
  }
  return { google, twitter, standIn: standIn ? new URL(standIn).origin : null }
}

function appOf(clientId: string | undefined, clientSecret: string | undefined): App | null | 'half' {
  if (clientId && clientSecret) return { clientId, clientSecret }
  return clientId || clientSecret ? 'half' : null
}
