// States of a theme (オムニバス) of a master: written, looked at by the office, open to orders.

export const OMNIBUS_STATES = ['draft', 'checking', 'returned', 'approved', 'closed'] as const
export type OmnibusState = (typeof OMNIBUS_STATES)[number]
