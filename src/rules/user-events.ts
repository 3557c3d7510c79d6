// Events that the server sends to the open screens of a user, by area. The area of the same name in the app handles
// them.
export const userEventKinds = ['mission', 'application', 'scenario', 'fanLetter', 'notice', 'order', 'omnibus'] as const
export type UserEventKind = (typeof userEventKinds)[number]
