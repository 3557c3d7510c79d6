// Codes of the classes that a user acts as, apart from their labels: guards of every first visit need them.
export const lastClass = { player: 0, master: 1, illustrator: 2, voice: 3, writer: 4, admin: 5 } as const
