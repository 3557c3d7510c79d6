// Services by which people sign in beside mail and password.

export const socialProviders = ['google', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

export const socialLabels: Record<SocialProvider, string> = { google: 'Google', twitter: 'Twitter' }
