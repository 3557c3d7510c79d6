/** What may happen to a user while a screen is open, by the area that says it; the area of the same name in the app hears it. */
export type UserEventKind = 'mission' | 'application'
