// Events that reach the open screens of a user, by the area that says them. The area of the same name in the app hears them.
export type UserEventKind = 'mission' | 'application'
